import type { Fascia, Fase, Fonte, Scaglione, Valore } from '../engine/index.ts';

/** How numbers of law are written: euro as euro, rates as percentages. Kept as cents and millionths. */
export const euro = (importo: number): number => Math.round(importo * 100);
export const percento = (aliquota: number): number => Math.round(aliquota * 10_000);

/** A source read on the law. */
export const legge = (atto: string, articolo: string): Fonte => ({ atto, articolo, verificato: true });

/** A source to be checked again: what rests on it is «indicativo». */
export const daRiscontrare = (atto: string, articolo: string): Fonte => ({
  atto,
  articolo,
  verificato: false,
});

/** A value in force from the first to the last tax year included. */
export const vale = <T>(
  dal: number,
  al: number | null,
  valore: T,
  fonte: Fonte,
  riserva?: string,
): Valore<T> => ({
  dal: `${dal}-01-01`,
  ...(al === null ? {} : { al: `${al}-12-31` }),
  valore,
  fonte,
  ...(riserva === undefined ? {} : { riserva }),
});

/** Progressive brackets from pairs [above, rate]. */
export const aScaglioni = (...righe: [number, number][]): readonly Scaglione[] =>
  righe.map(([oltre, aliquota]) => ({ oltre: euro(oltre), aliquota: percento(aliquota) }));

/** A band up to an income: a fixed amount, and perhaps a part that falls as `(da − reddito) / su`. */
export const fascia = (
  finoA: number,
  fisso: number,
  variabile?: number,
  da?: number,
  su?: number,
): Fascia => ({
  finoA: finoA === Number.POSITIVE_INFINITY ? Number.MAX_SAFE_INTEGER : euro(finoA),
  fisso: euro(fisso),
  ...(variabile === undefined ? {} : { variabile: euro(variabile), da: euro(da ?? 0), su: euro(su ?? 1) }),
});

/** A way of taxing that holds for the whole base up to a limit; without limit it holds for the rest. */
export const fase = (
  finoA: number | null,
  scaglioni: readonly Scaglione[],
  altro: { deduzione?: number; detrazione?: number } = {},
): Fase => ({
  ...(finoA === null ? {} : { finoA: euro(finoA) }),
  scaglioni,
  ...(altro.deduzione === undefined ? {} : { deduzione: euro(altro.deduzione) }),
  ...(altro.detrazione === undefined ? {} : { detrazione: euro(altro.detrazione) }),
});
