/** Documents to sign and keep. */
export const statoDocumento = ['Inviato', 'Firmato', 'Archiviato', 'Firmato e archiviato'] as const;
export type StatoDocumento = (typeof statoDocumento)[number];

/** An envelope: documents that one or more persons sign together. */
export const statoBusta = ['Inviato', 'Firmato', 'Annullato', 'Scaduto'] as const;
export type StatoBusta = (typeof statoBusta)[number];

/** Documents handed together to a conservator. */
export const statoPacchettoArchivio = [
  ...(['Da inviare', 'Inviato', 'Accettato', 'Rifiutato', 'Smarrito', 'Annullato'] as const),
] as const;
export type StatoPacchettoArchivio = (typeof statoPacchettoArchivio)[number];

export const tipoDocumentoFirma = [
  'Stampa conferimento incarico',
  'Stampa delega F24',
  'Dichiarazione',
  'F24',
  'Ricevute',
  'IRAP',
  'ISA',
  'Fascicolo',
] as const;
export type TipoDocumentoFirma = (typeof tipoDocumentoFirma)[number];

/** What a client of the vendor signs. */
export const tipoDocumentoContratto = ['Contratto', 'Nomina responsabile'] as const;
export type TipoDocumentoContratto = (typeof tipoDocumentoContratto)[number];

export const tipoFirma = ['Autografa', 'Elettronica'] as const;
export type TipoFirma = (typeof tipoFirma)[number];
