import type { Formato } from './elemento.ts';

const testo = (massimo: number, caratteri: 'base' | 'latini'): Formato => ({ massimo, caratteri });

/** How the texts of our invoices are made to fit; what they must be is in the table of the file (`schema`). */
export const formati = {
  codice: {},
  denominazione: testo(80, 'latini'),
  indirizzo: testo(60, 'latini'),
  comune: testo(60, 'latini'),
  norma: testo(100, 'latini'),
  descrizione: testo(1000, 'latini'),
  causale: testo(200, 'latini'),
  documentoCollegato: testo(20, 'base'),
  reaNumero: testo(20, 'base'),
} as const satisfies Record<string, Formato>;
