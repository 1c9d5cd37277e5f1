import { writeChiave } from '../modelli/chiave.ts';
import type { DatiModello, ValoreCasella } from '../modelli/modello.ts';

/** Righi of a kind that repeat through the moduli of a quadro, and the columns that tell whether one is in use. */
export interface PostiRipetuti {
  readonly quadro: string;
  readonly primo: number;
  readonly quanti: number;
  readonly colonne: readonly number[];
}

/** More than any declaration has: a search stops there. */
const MASSIMO = 5_000;

/** Where each rigo goes: on the one that already says the same, or on the next that is free; its keys, column by column. */
export function placeRipetuti(
  { quadro, primo, quanti, colonne }: PostiRipetuti,
  righi: readonly Readonly<Record<number, ValoreCasella>>[],
  attuali: DatiModello,
): string[][] {
  const keyAt = (posto: number, colonna: number) =>
    writeChiave({
      quadro,
      rigo: primo + (posto % quanti),
      colonna,
      modulo: Math.floor(posto / quanti) + 1,
    });
  const isLibero = (posto: number) =>
    colonne.every((colonna) => attuali[keyAt(posto, colonna)] === undefined);
  const presi = new Set<number>();
  const find = (test: (posto: number) => boolean): number | undefined => {
    let vuoti = 0;
    // Past as many empty righi as a modulo has there is nothing more to look at.
    for (let posto = 0; posto < MASSIMO && vuoti <= quanti + righi.length; posto += 1) {
      if (!presi.has(posto) && test(posto)) return posto;
      vuoti = isLibero(posto) ? vuoti + 1 : 0;
    }
    return undefined;
  };
  return righi.map((rigo) => {
    const celle = Object.entries(rigo).map(([colonna, valore]) => [Number(colonna), valore] as const);
    const isUguale = (posto: number) =>
      celle.every(([colonna, valore]) => attuali[keyAt(posto, colonna)] === valore);
    const posto = find(isUguale) ?? find(isLibero);
    if (posto === undefined) return [];
    presi.add(posto);
    return celle.map(([colonna]) => keyAt(posto, colonna));
  });
}
