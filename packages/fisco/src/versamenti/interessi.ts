import { addDays, type Data, daysBetween, divideRounded } from '@quadra/values';
import type { Valore } from '../engine/index.ts';
import { interesseLegale } from '../parametri/interesse-legale.ts';

/** Always 365, leap years too. */
const GIORNI_ANNO = 365;

/** Days under one rate. */
export interface Tratto {
  readonly dal: Data;
  readonly al: Data;
  readonly giorni: number;
  /** In millionths. */
  readonly tasso: number;
  readonly fonte: Valore<number>['fonte'];
}

export interface Interessi {
  /** In cents, rounded once at the end. */
  readonly importo: number;
  readonly tratti: readonly Tratto[];
}

/**
 * The rates of the days after one day until another, that included.
 * @throws RangeError for days before the first rate that is held
 */
function listTratti(da: Data, a: Data): Tratto[] {
  const { valori } = interesseLegale;
  const tratti: Tratto[] = [];
  let dal = addDays(da, 1);
  while (dal <= a) {
    const n = valori.findLastIndex((v) => v.dal <= dal);
    const [inVigore, dopo] = [valori[n], valori[n + 1]];
    if (inVigore === undefined) throw new RangeError(`Il tasso legale del ${dal} non è tenuto.`);
    const fine = dopo && dopo.dal <= a ? addDays(dopo.dal, -1) : a;
    tratti.push({
      dal,
      al: fine,
      giorni: daysBetween(dal, fine) + 1,
      tasso: inVigore.valore,
      fonte: inVigore.fonte,
    });
    // The last day is the last turn: nothing comes after the end of the calendar.
    if (fine === a) break;
    dal = addDays(fine, 1);
  }
  return tratti;
}

/**
 * Legal interest on an amount, day by day, from the day after the first to the last included (art. 1284 of the civil code).
 * @throws RangeError for days before the first rate that is held
 */
export function computeInteressi(importo: number, da: Data, a: Data): Interessi {
  const tratti = listTratti(da, a);
  const peso = tratti.reduce((somma, { giorni, tasso }) => somma + giorni * tasso, 0);
  const esatto = BigInt(importo) * BigInt(peso);
  return { importo: Number(divideRounded(esatto, BigInt(GIORNI_ANNO) * 1_000_000n)), tratti };
}
