import type { CodiceModello } from '../src/modelli/modello.ts';

/**
 * The righi of a quadro of the official form, as far as they are known. A quadro may stand on several lines, each with its years:
 * what began or ended with a year is a line of its own.
 */
export interface QuadroUfficiale {
  readonly quadro: string;
  /** Official numbers, as ranges: `1-23 25 31-34`. A rigo whose existence is not known is not here. */
  readonly righi: string;
  /** Those of them that the form itself computes from others, as ranges. */
  readonly calcolati?: string;
  /** First and last year of the form: always, where nothing is said. */
  readonly dal?: number;
  readonly al?: number;
  /** Where the righi were read: «Istruzioni Redditi PF 2026, fascicolo 1, r. 1200-3900». */
  readonly fonte: string;
  /** Whether these are all the righi of the quadro in those years. */
  readonly elenco: 'completo' | 'parziale';
}

/** What an official form has, against which ours is measured. */
export interface FormaUfficiale {
  readonly modello: CodiceModello;
  readonly quadri: readonly QuadroUfficiale[];
  /** The controls that the law or the instructions name, in our words, each with the codice of ours: null while there is none. */
  readonly controlli: Readonly<Record<string, string | null>>;
}

/** The numbers of `1-3 7`: 1, 2, 3, 7. */
export const readRighi = (testo = ''): readonly number[] =>
  testo
    .split(' ')
    .filter(Boolean)
    .flatMap((pezzo) => {
      const [primo = 0, ultimo = primo] = pezzo.split('-').map(Number);
      return Array.from({ length: ultimo - primo + 1 }, (_, posto) => primo + posto);
    });
