/** The letter for who pays: fetched only where one is written. */
export type { LatoLettera } from './cifre.ts';
export { type DatiLettera, writeLettera } from './lettera.ts';
