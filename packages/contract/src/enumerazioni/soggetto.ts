/** A subject and its frontispiece: numbers and letters are the codes of the ministerial forms. */
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

/** Role of who runs a company that distributes capital (A, B, C). */
export const ruoloSocieta: Readonly<Record<'A' | 'B' | 'C', string>> = {
  A: 'Amministratore socio',
  B: 'Amministratore non socio',
  C: 'Organo di controllo',
};
/** Role of who runs a body or a partnership (A, B, R). */
export const ruoloEnte: Readonly<Record<'A' | 'B' | 'R', string>> = {
  A: 'Amministratore',
  B: 'Organo di controllo',
  R: 'Rappresentante',
};

export const tipoRevisore: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: 'Revisore',
  2: 'Responsabile della revisione',
  3: 'Società di revisione',
  4: 'Collegio sindacale',
};

export const statoAttivita: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: 'Normale attività',
  2: 'In liquidazione',
  3: 'Fallimento o liquidazione coatta',
  4: 'Estinto',
};

export const situazionePeriodo: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string>> = {
  1: 'Inizio liquidazione',
  2: 'Periodi successivi',
  3: 'Fine liquidazione',
  4: 'Estinzione per fusione',
  5: 'Trasformazione IRES/non IRES',
  6: 'Periodo normale',
  7: 'Scissione totale',
  8: 'Altra trasformazione',
};

export const tipoContratto = ['Determinato', 'Indeterminato'] as const;
export type TipoContratto = (typeof tipoContratto)[number];

export const tipoReddito: Readonly<Record<1 | 2 | 3 | 4 | 5, string>> = {
  1: 'Pensione',
  2: 'Lavoro dipendente',
  3: 'Lavori socialmente utili',
  4: 'Zone di frontiera',
  5: "Campione d'Italia",
};

export const tipoSoggetto = ['Impresa', 'Agente', 'Professionista', 'Autotrasportatore'] as const;
export type TipoSoggetto = (typeof tipoSoggetto)[number];

export const tipoTrust: Readonly<Record<1 | 2 | 3, string>> = { 1: 'Opaco', 2: 'Trasparente', 3: 'Misto' };

export const tipoIndirizzo: Readonly<Record<0 | 1 | 2 | 3, string>> = {
  0: 'Nessuno',
  1: 'Residenza',
  2: 'Domicilio fiscale',
  3: 'Sede legale',
};

export const tipoIntermediario = ['Dichiarazione', 'Contabilità', '770', 'CU'] as const;
export type TipoIntermediario = (typeof tipoIntermediario)[number];
