import { arrotonda, divideRounded } from './arrotonda.ts';
import { formatIt, parseIt } from './numero-italiano.ts';
import type { Quota } from './quota.ts';

declare const centesimi: unique symbol;

/** An amount of money: a whole number of cents, exact up to 10¹³ cents and beyond. */
export type Euro = number & { readonly [centesimi]: true };

/** From whole cents. Throws RangeError on anything that is not an exact integer. */
export function euroFromCents(valore: number): Euro {
  if (!Number.isSafeInteger(valore)) throw new RangeError(`Importo non esatto: ${valore}`);
  return (valore === 0 ? 0 : valore) as Euro;
}

/** From text: `1.234,50 €`, `1234,5`. Null when it is not an amount. */
export function parseEuro(testo: string): Euro | null {
  const { valore } = parseIt(testo, { decimali: 2, negativi: true, nullable: true });
  return valore === null ? null : euroFromCents(valore);
}

/** `1.234,50 €`, minus U+2212. */
export const formatEuro = (importo: Euro): string => `${formatIt(importo, { decimali: 2 })} €`;

export const addEuro = (...importi: readonly Euro[]): Euro =>
  euroFromCents(importi.reduce((a, b) => a + b, 0));

/** The part of an amount, rounded to the cent half up. */
export const applyQuota = (importo: Euro, quota: Quota): Euro =>
  euroFromCents(Number(arrotonda.centesimo({ intero: BigInt(importo) * BigInt(quota), decimali: 8 })));

/** An amount × giorni / 365 and the like, rounded to the cent half up. Throws RangeError when `su` is 0. */
export function prorateEuro(importo: Euro, parte: number, su: number): Euro {
  if (su === 0) throw new RangeError('Rapporto con divisore zero');
  return euroFromCents(Number(divideRounded(BigInt(importo) * BigInt(parte), BigInt(su))));
}

/** The amount of a casella: whole euro, half up from 0,50 (0,5 → 1; −0,5 → −1). */
export const toEuroIntero = (importo: Euro): number =>
  Number(arrotonda.euro({ intero: BigInt(importo), decimali: 2 }));
