import { check, compute } from './fisco-a-mano.ts';
import { contribuente } from './fisco-contribuente.ts';

export const GIRI = 20_000;
/** Calls timed together: few enough that other work on the machine falls on few samples, and the median passes it by. */
const INSIEME = 10;
/** What it takes, in microseconds, on the machine the aims were set for. */
const RIFERIMENTO = 0.4;

export const median = (valori: number[]): number => valori.sort((a, b) => a - b)[valori.length >> 1] ?? 0;

/** Median nanoseconds of one call, over samples of a few calls each. */
export function measure(work: (giro: number) => void, giri = GIRI, insieme = INSIEME): number {
  for (let i = 0; i < giri; i++) work(i);
  const campioni = Array.from({ length: giri / insieme }, () => {
    const inizio = process.hrtime.bigint();
    for (let i = 0; i < insieme; i++) work(i);
    return Number(process.hrtime.bigint() - inizio) / insieme;
  });
  return median(campioni);
}

/** How many times slower than the reference the machine is now: the median of a few readings. */
export function measureMetro(): number {
  let somma = 0;
  const letture = Array.from({ length: 5 }, () =>
    measure(() => {
      somma += (compute(contribuente)['RN26.2'] ?? 0) + check(contribuente).length;
    }),
  );
  if (somma === 0) throw new Error('nessun risultato');
  return median(letture) / 1000 / RIFERIMENTO;
}

const write = (numero: number): string => numero.toLocaleString('it', { maximumSignificantDigits: 3 });

/**
 * How fast the machine is now: the same law written straight, which no change of the product makes faster or slower. What
 * is measured in different hours, or on different machines, is compared by it.
 */
export const describeMetro = (volte: number): string =>
  `macchina: ${write(volte)} volte il tempo di quella di riferimento (${write(volte * RIFERIMENTO)} µs)`;

/** A time as measured, and as it would be on the machine of reference, beside what is wanted there. */
export const describeTempo = (tempo: number, volte: number, unita: string, voluto?: number): string =>
  `${write(tempo)} ${unita}, diviso per il metro ${write(tempo / volte)} ${unita}${voluto === undefined ? '' : ` (si vuole ${voluto})`}`;
