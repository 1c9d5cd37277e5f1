import { parametro } from '../engine/index.ts';
import { euro, legge, vale } from './scrittura.ts';

/** The stamp duty of an invoice without VAT, and the amount above which it is due. */
export const bolloFattura = {
  importo: parametro({
    id: 'bollo/fattura',
    descrizione: 'Imposta di bollo di una fattura senza IVA',
    unita: 'euro',
    valori: [vale(2013, null, euro(2), legge('D.P.R. 642/1972', 'tariffa, parte I, art. 13'))],
  }),
  soglia: parametro({
    id: 'bollo/fattura-soglia',
    descrizione: 'Importo oltre il quale una fattura senza IVA paga il bollo',
    unita: 'euro',
    valori: [vale(2013, null, euro(77.47), legge('D.P.R. 642/1972', 'tariffa, parte I, art. 13'))],
  }),
} as const;

/** The reasons for having no VAT that pay it (D.M. 17/6/2014, art. 6); whether N1 counts towards it was not found. */
export const natureConBollo: readonly string[] = ['N2.1', 'N2.2', 'N3.5', 'N3.6', 'N4'];
