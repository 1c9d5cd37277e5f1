import { writeChiave } from '../modelli/chiave.ts';
import type { DatiModello, ValoreCasella } from '../modelli/modello.ts';

/** Righi of a kind that repeat through the moduli of a quadro, and the columns that tell whether one is in use. */
export interface PostiRipetuti {
  readonly quadro: string;
  readonly primo: number;
  readonly quanti: number;
  readonly colonne: readonly number[];
  /** What makes two righi the same one with other amounts: columns that are equal, and those that do not say otherwise. */
  readonly stesso?: { readonly uguali: readonly number[]; readonly concordi: readonly number[] };
}

/** More than any declaration has: a search stops there. */
const MASSIMO = 5_000;

/**
 * Where each rigo goes: on the one that already says the same, or else on that of the same thing with other amounts, or on the
 * next that is free; its keys, column by column.
 */
export function placeRipetuti(
  { quadro, primo, quanti, colonne, stesso }: PostiRipetuti,
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
  type Rigo = (typeof righi)[number];
  const isUguale = (rigo: Rigo) => (posto: number) =>
    Object.entries(rigo).every(([colonna, valore]) => attuali[keyAt(posto, Number(colonna))] === valore);
  const isStesso = (rigo: Rigo) => (posto: number) =>
    stesso?.uguali.every((colonna) => attuali[keyAt(posto, colonna)] === rigo[colonna]) === true &&
    stesso.concordi.every((colonna) => [undefined, rigo[colonna]].includes(attuali[keyAt(posto, colonna)]));
  const posti = new Map<number, number>();
  for (const prova of [isUguale, isStesso, () => isLibero])
    for (const [n, rigo] of righi.entries()) {
      const posto = posti.has(n) ? undefined : find(prova(rigo));
      if (posto === undefined) continue;
      presi.add(posto);
      posti.set(n, posto);
    }
  return righi.map((rigo, n) => {
    const posto = posti.get(n);
    return posto === undefined ? [] : Object.keys(rigo).map((colonna) => keyAt(posto, Number(colonna)));
  });
}
