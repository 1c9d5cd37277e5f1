/** Credits, payments, invoices. */
export const tipoPagamento = ['Paypal', 'Carta di credito', 'Bonifico', 'SEPA Direct Debit'] as const;
export type TipoPagamento = (typeof tipoPagamento)[number];
/** The layout of a file of direct debits: the one of ISO 20022, or the envelope of CBI. */
export const tracciatoSdd = ['pain.008', 'CBI'] as const;
export type TracciatoSdd = (typeof tracciatoSdd)[number];
export const statoPagamento = ['Completato', 'Fallito', 'Annullato', 'In sospeso'] as const;
export type StatoPagamento = (typeof statoPagamento)[number];
export const pagamentoAutomatico = ['Carta', 'SDD'] as const;
export type PagamentoAutomatico = (typeof pagamentoAutomatico)[number];

/** Movements of credits and the sign of their quantity: what comes in is 1, what goes out is -1. */
export const segnoMovimento = {
  'Acquisto manuale': 1,
  'Acquisto bonifico': 1,
  'Acquisto PayPal': 1,
  'Acquisto carta': 1,
  'Acquisto dashboard': 1,
  'Acquisto SEPA': 1,
  'Nota di credito': -1,
  Consumo: -1,
  Vendita: -1,
  'Consumo manuale': -1,
  'Acquisto automatico carta': 1,
  Scadenza: -1,
  'Spostamento in uscita': -1,
  'Spostamento in entrata': 1,
} as const;
export type TipoMovimento = keyof typeof segnoMovimento;

export const statoFattura = ['Originale', 'Modificata da portale', 'Modificata manualmente'] as const;
export type StatoFattura = (typeof statoFattura)[number];
export const invioFattura = ['Inviata SDI', 'Errore invio'] as const;
export type InvioFattura = (typeof invioFattura)[number];
/** Where an invoice stands with the exchange, as the pages say it. */
export const statoSdi = [
  'Da inviare',
  'Errore invio',
  'Inviata',
  'Consegnata',
  'Non recapitata',
  'Scartata',
  'Accettata',
  'Rifiutata',
  'Termini decorsi',
  'Non recapitabile',
] as const;
export type StatoSdi = (typeof statoSdi)[number];
/** Digits of the year in the number of an invoice. */
export const cifreFattura = ['No', '2 cifre', '4 cifre'] as const;
export type CifreFattura = (typeof cifreFattura)[number];

export const statoOfferta = ['Da valutare', 'Accettata', 'Rifiutata'] as const;
export type StatoOfferta = (typeof statoOfferta)[number];
