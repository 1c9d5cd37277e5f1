/** What the law wants when, and how an amount is paid: fetched only where it is shown. */
export { type BaseAcconti, computeAcconti, type SoggettoAcconto } from './acconti.ts';
export { GIORNI_TARDIVA, listScadenze, type Scadenza } from './parametri/scadenze.ts';
export { computeRate, countMassime, PRIMO_ANNO_RATE, type Rata } from './rate.ts';
