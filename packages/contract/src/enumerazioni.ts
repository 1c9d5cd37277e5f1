/** Enumerations of the specification: numbers are the wire values, labels what the user reads. */
export const tipologiaUtente = {
  AMM_ELMAS: 0,
  CON_ELMAS: 1,
  AMM_STU: 2,
  OP_STU: 3,
  AMM_GES: 4,
  OP_GES: 5,
} as const;
export type TipologiaUtente = (typeof tipologiaUtente)[keyof typeof tipologiaUtente];

export const etichettaTipologiaUtente: Record<TipologiaUtente, string> = {
  0: 'Amministratore ELMAS',
  1: 'Consulente ELMAS',
  2: 'Amministratore',
  3: 'Operatore',
  4: 'Amministratore Gestore',
  5: 'Operatore Gestore',
};

export const potere = {
  Unauth: -1,
  None: 0,
  Minimal: 2,
  Client: 3,
  Seller: 5,
  Producer: 7,
  Admin: 8,
  Developer: 9,
} as const;
export type Potere = (typeof potere)[keyof typeof potere];

/** Power of a logged-in user: Developer for AMM_ELMAS or the explicit flag, Admin for AMM_STU and AMM_GES, else Minimal. */
export function computePotere(
  utente: { tipologiaUtente: TipologiaUtente; sviluppatore: boolean } | null,
): Potere {
  if (utente === null) return potere.Unauth;
  if (utente.sviluppatore || utente.tipologiaUtente === tipologiaUtente.AMM_ELMAS) return potere.Developer;
  const isAmministratore =
    utente.tipologiaUtente === tipologiaUtente.AMM_STU || utente.tipologiaUtente === tipologiaUtente.AMM_GES;
  return isAmministratore ? potere.Admin : potere.Minimal;
}

export const tipoProfiloCliente = { STUDIO: 0, PRIVATO: 1, AZIENDA: 2 } as const;
export type TipoProfiloCliente = (typeof tipoProfiloCliente)[keyof typeof tipoProfiloCliente];

export const statoDichiarazione = ['Aperta', 'Chiusa'] as const;
export type StatoDichiarazione = (typeof statoDichiarazione)[number];

export const finalitaDichiarazione = [
  'Ordinaria',
  'Integrativa',
  'Ricalcolo',
  'Simulazione',
  'Duplicata',
  'Flusso Separato',
] as const;
export type FinalitaDichiarazione = (typeof finalitaDichiarazione)[number];

/** The types that can be created today; the register of the seventeen grows model by model. */
export const tipoDichiarazione = ['Persone fisiche'] as const;
export type TipoDichiarazione = (typeof tipoDichiarazione)[number];

/** State of a quadro inside a declaration: what a person did with it (its results speak for themselves). */
export const statoQuadro = ['assente', 'aperto', 'completo'] as const;
export type StatoQuadro = (typeof statoQuadro)[number];

export const tipoAnagrafica = { PERSONA_FISICA: 'PF', SOGGETTO_DIVERSO: 'SD' } as const;
export type TipoAnagrafica = (typeof tipoAnagrafica)[keyof typeof tipoAnagrafica];

export const statoCivile: Record<number, string> = {
  0: 'Non indicato',
  1: 'Celibe/Nubile',
  2: 'Coniugato/a',
  3: 'Vedovo/a',
  4: 'Separato/a',
  5: 'Divorziato/a',
  6: 'Deceduto/a',
  7: 'Tutelato/a',
  8: 'Minore',
};
