import type { Concetto, Fonte, Nodo } from '../engine/index.ts';

/** Article of the income tax code. */
export const tuir = (articolo: string): Fonte => ({ atto: 'TUIR', articolo, verificato: true });
export const fonte = (atto: string, articolo: string): Fonte => ({ atto, articolo, verificato: true });
/** A source still to be checked. */
export const daRiscontrare = (atto: string, articolo: string): Fonte => ({
  atto,
  articolo,
  verificato: false,
});

/** One formula for every year covered. */
export const sempre = (valore: Nodo, ...fonti: Fonte[]): Concetto['formule'] => [
  { dal: '2018-01-01', valore, fonti },
];

/** A formula between two tax years included; null for no end. */
export const tra = (dal: number, al: number | null, valore: Nodo, ...fonti: Fonte[]) => ({
  dal: `${dal}-01-01`,
  ...(al === null ? {} : { al: `${al}-12-31` }),
  valore,
  fonti,
});
