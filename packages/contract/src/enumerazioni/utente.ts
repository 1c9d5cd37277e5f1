/** Users, studi, gestori: their kinds and what they may have. */
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
export const etichettaProfiloCliente: Record<TipoProfiloCliente, string> = {
  0: 'Studio',
  1: 'Privato',
  2: 'Azienda',
};

export const tipoGestore = { NORMALE: 0, CAF: 1 } as const;
export type TipoGestore = (typeof tipoGestore)[keyof typeof tipoGestore];
export const etichettaTipoGestore: Record<TipoGestore, string> = { 0: 'Normale', 1: 'CAF' };

/** What a studio may buy besides the portal; names are codes without another meaning. */
export const tipoApplicativo = {
  PRECOMPILATA: 1,
  VISURE: 2,
  FIRMA: 3,
  ARCHIVIAZIONE: 4,
  QUADROAC: 5,
  WOWAI: 6,
  REMOTEHOST: 7,
} as const;
export type TipoApplicativo = (typeof tipoApplicativo)[keyof typeof tipoApplicativo];

/** How a client is sold to: nothing to do with the power of its users. */
export const profiloCommerciale = ['Studio', 'Professionista', 'Azienda'] as const;
export type ProfiloCommerciale = (typeof profiloCommerciale)[number];
export const tipologiaSottoscrizione = ['Full', 'Azienda-Full', 'Azienda-Light', 'Non prevista'] as const;
export type TipologiaSottoscrizione = (typeof tipologiaSottoscrizione)[number];
