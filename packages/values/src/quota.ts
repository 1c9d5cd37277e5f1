import { formatIt, parseEsatto } from './numero-italiano.ts';

declare const milionesimi: unique symbol;

/** An exact part of one, in millionths: 1,23% is 12.300. */
export type Quota = number & { readonly [milionesimi]: true };

const DECIMALI = 4;

/** From a percentage written in Italian: `1,23`, `1,23%`, up to four decimals. Null when it is not one. */
export function parsePercentuale(testo: string): Quota | null {
  return parseEsatto(testo.replace('%', ''), { decimali: DECIMALI }) as Quota | null;
}

/** From millionths. Throws RangeError on a value that is not whole. */
export function quotaFromMillionths(valore: number): Quota {
  if (!Number.isSafeInteger(valore)) throw new RangeError(`Quota non esatta: ${valore}`);
  return valore as Quota;
}

/** `1,23%`, without useless zeros. */
export function formatPercentuale(quota: Quota): string {
  const testo = formatIt(quota, { decimali: DECIMALI });
  return `${testo.replace(/,?0+$/, '')}%`;
}
