import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Conto {
  quante: number;
  readonly inizio: number;
}

/** Counts kept at once by one call: the oldest gives its place. */
const CONTI_MASSIMI = 5_000;

/**
 * Counts the calls of each caller within a window, on the clock of the process that nobody sets: the limit neither opens nor
 * closes when the time of the machine changes.
 */
export class Contatore implements FastifyRateLimitStore {
  readonly #conti = new Map<string, Conto>();

  incr(
    chi: string,
    answer: (errore: Error | null, conto?: { current: number; ttl: number }) => void,
    finestraMs: number,
  ): void {
    const ora = performance.now();
    const noto = this.#conti.get(chi);
    const conto = noto && ora - noto.inizio < finestraMs ? noto : { quante: 0, inizio: ora };
    conto.quante += 1;
    this.#conti.delete(chi);
    this.#conti.set(chi, conto);
    const [antico] = this.#conti.size > CONTI_MASSIMI ? this.#conti.keys() : [];
    if (antico !== undefined) this.#conti.delete(antico);
    answer(null, { current: conto.quante, ttl: finestraMs - (ora - conto.inizio) });
  }

  child(): FastifyRateLimitStore {
    return new Contatore();
  }
}
