/** The letter for who pays: fetched only where one is written. */
export type { LatoLettera } from './cifre.ts';
export type { DatiLettera } from './dati.ts';
export { writeLettera } from './lettera.ts';
