import { annota, type QuadroScheda } from '../../scheda.ts';

/** A part of RS, which is many. */
export type Sezione = QuadroScheda['sezioni'][number];
export const euro = (colonna: number, titolo: string) => annota(colonna, titolo, 'euro');
export const testo = (colonna: number, titolo: string, lunghezza = 60) =>
  annota(colonna, titolo, 'testo', { lunghezza });
export const intero = (colonna: number, titolo: string, max = 9_999) =>
  annota(colonna, titolo, 'intero', { max });
export const barrata = (colonna: number, titolo: string) => annota(colonna, titolo, 'barrata');
export const fiscale = (colonna: number, titolo = 'Codice fiscale') =>
  annota(colonna, titolo, 'codiceFiscale');
export const CON_LETTERA = { istruzioni: 'Sul modello la colonna ha una lettera.' };
export const dal = <T>(anno: number, primo: number, voci: readonly T[]): readonly T[] =>
  anno < primo ? [] : voci;
export const fino = <T>(anno: number, ultimo: number, voci: readonly T[]): readonly T[] =>
  anno > ultimo ? [] : voci;
