import { check, compute } from './fisco-a-mano.ts';
import { contribuente } from './fisco-contribuente.ts';

export const GIRI = 20_000;
const CAMPIONI = 41;
/** What it takes, in microseconds, on the machine the aims were set for. */
const RIFERIMENTO = 0.4;

export const median = (valori: number[]): number => valori.sort((a, b) => a - b)[valori.length >> 1] ?? 0;

/** Median nanoseconds of one call, over samples of many calls each. */
export function measure(work: (giro: number) => void): number {
  for (let i = 0; i < GIRI; i++) work(i);
  const campioni = Array.from({ length: CAMPIONI }, () => {
    const inizio = process.hrtime.bigint();
    for (let i = 0; i < GIRI / 10; i++) work(i);
    return Number(process.hrtime.bigint() - inizio) / (GIRI / 10);
  });
  return median(campioni);
}

/**
 * How fast the machine is now: the same law written straight, which no change of the product makes faster or slower. What
 * is measured in different hours, or on different machines, is compared by it.
 */
export function describeMetro(): string {
  let somma = 0;
  const micro =
    measure(() => {
      somma += (compute(contribuente)['RN26.2'] ?? 0) + check(contribuente).length;
    }) / 1000;
  const volte = (micro / RIFERIMENTO).toLocaleString('it', { maximumFractionDigits: 1 });
  if (somma === 0) throw new Error('nessun risultato');
  return `macchina: ${volte} volte il tempo di quella di riferimento (${micro.toLocaleString('it')} µs)`;
}
