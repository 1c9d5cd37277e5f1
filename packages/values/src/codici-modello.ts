/** Codes that the ministerial forms ask for, each with its words: the forms show them, the contract serves them. */

/** Role of who runs a company that distributes capital. */
export const ruoloSocieta = {
  A: 'Amministratore socio',
  B: 'Amministratore non socio',
  C: 'Organo di controllo',
} as const;
/** Role of who runs a body or a partnership. */
export const ruoloEnte = { A: 'Amministratore', B: 'Organo di controllo', R: 'Rappresentante' } as const;

export const tipoRevisore = {
  1: 'Revisore',
  2: 'Responsabile della revisione',
  3: 'Società di revisione',
  4: 'Collegio sindacale',
} as const;

export const statoAttivita = {
  1: 'Normale attività',
  2: 'In liquidazione',
  3: 'Fallimento o liquidazione coatta',
  4: 'Estinto',
} as const;

export const situazionePeriodo = {
  1: 'Inizio liquidazione',
  2: 'Periodi successivi',
  3: 'Fine liquidazione',
  4: 'Estinzione per fusione',
  5: 'Trasformazione IRES/non IRES',
  6: 'Periodo normale',
  7: 'Scissione totale',
  8: 'Altra trasformazione',
} as const;

export const tipoTrust = { 1: 'Opaco', 2: 'Trasparente', 3: 'Misto' } as const;

export const tipoIndirizzo = {
  0: 'Nessuno',
  1: 'Residenza',
  2: 'Domicilio fiscale',
  3: 'Sede legale',
} as const;

/** Column 2 of RC1-RC3. */
export const tipoContratto = { 1: 'Indeterminato', 2: 'Determinato' } as const;
/** Column 1 of RC1-RC3: the five kinds of income of the specification; the form has others after them. */
export const tipoReddito = {
  1: 'Pensione',
  2: 'Lavoro dipendente e assimilati',
  3: 'Lavori socialmente utili',
  4: 'Zone di frontiera',
  5: "Campione d'Italia",
} as const;

export const statoCivile: Readonly<Record<number, string>> = {
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

/** What is supplied, and who asks for it. */
export const fornitura = { 730: 'Modello 730', PF: 'Redditi Persone Fisiche' } as const;
export const richiedente = { CAF: 'CAF', I: 'Intermediario', S: 'Sostituto' } as const;
