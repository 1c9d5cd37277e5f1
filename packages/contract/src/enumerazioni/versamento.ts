export const sezioneF24 = ['erario', 'inps', 'regioni', 'locali', 'inail', 'altri', 'elide'] as const;
export const etichettaSezioneF24: Readonly<Record<(typeof sezioneF24)[number], string>> = {
  erario: 'Erario',
  inps: 'INPS',
  regioni: 'Regioni',
  locali: 'IMU e altri tributi locali',
  inail: 'INAIL',
  altri: 'Altri enti previdenziali',
  elide: 'Elementi identificativi',
};

export const tipoF24 = ['ordinario', 'semplificato', 'elide'] as const;

export const statoF24 = ['Da pagare', 'Inviato', 'Pagato', 'Annullato'] as const;
export type StatoF24 = (typeof statoF24)[number];

/** How far the file of a model went: `Inviato` is said by who sent it, `Accolto` and `Scartato` by who read the receipt. */
export const statoInvioF24 = ['Non inviato', 'File creato', 'Inviato', 'Accolto', 'Scartato'] as const;
export type StatoInvioF24 = (typeof statoInvioF24)[number];

/** Through the services of the Agenzia, or of a bank: this one takes no credits. */
export const canaleF24 = ['agenzia', 'banca'] as const;
export const etichettaCanaleF24: Readonly<Record<(typeof canaleF24)[number], string>> = {
  agenzia: 'Canali dell’Agenzia delle Entrate',
  banca: 'Banca o posta',
};

/** Who owes, by the date of his balance. */
export const regimeVersamenti = ['ordinario', 'ISA', 'forfetario'] as const;
