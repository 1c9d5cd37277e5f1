import type { LogoFoglio } from '../foglio.ts';

export interface Voce {
  readonly titolo: string;
  readonly valore: string;
}

/** A piece of a sheet for the client. */
export type Blocco =
  | { readonly tipo: 'testo'; readonly testo: string }
  | { readonly tipo: 'evidenza'; readonly voci: readonly Voce[] }
  | { readonly tipo: 'voci'; readonly titolo: string; readonly voci: readonly Voce[] }
  | {
      readonly tipo: 'tabella';
      readonly titolo: string;
      /** The first column is of words, the others of amounts; or all of words. */
      readonly colonne: readonly string[];
      readonly diParole?: true;
      readonly righe: readonly (readonly string[])[];
      /** The last row is the total of the others. */
      readonly conTotale: boolean;
      readonly nota: string;
    }
  | { readonly tipo: 'firme'; readonly luogo: string; readonly firme: readonly string[] };

/** A sheet that is given to the client: texts only, no rule left to apply. */
export interface Comunicazione {
  readonly studio: string;
  readonly logo: LogoFoglio | null;
  readonly titolo: string;
  readonly sottotitolo: string;
  readonly denominazione: string;
  readonly codiceFiscale: string;
  readonly quando: string;
  /** The declaration is still open: the watermark goes on every page. */
  readonly isBozza: boolean;
  readonly blocchi: readonly Blocco[];
}

const interi = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' });
const MENO = '\u2212';

/** Whole euro as they are read: `1.234 €`, `−50 €`. */
export const writeEuro = (importo: number): string => `${interi.format(importo).replace('-', MENO)}\u00a0€`;
/** The same with its sign, for a difference. */
export const writeDifferenza = (importo: number): string =>
  importo === 0 ? 'uguale' : `${importo > 0 ? '+' : ''}${writeEuro(importo)}`;
