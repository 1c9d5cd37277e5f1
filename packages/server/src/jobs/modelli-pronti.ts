import { setTimeout as wait } from 'node:timers/promises';
import {
  listModelli,
  loadAliquote,
  loadConfronto,
  loadCostanti,
  loadModello,
  loadScadenze,
  loadTelematico,
} from '@quadra/fisco';
import { ANNO_FISCALE } from '@quadra/values';
import type { FastifyBaseLogger } from 'fastify';
import { describeErrore } from '../http/log.ts';

/** Between one piece and the next: who calls meanwhile is served. */
const PAUSA_MS = 100;

/** The pieces that the forms share, each small beside the whole: what imports them after finds them. */
const pezzi: readonly (() => Promise<unknown>)[] = [
  loadCostanti,
  loadAliquote,
  loadScadenze,
  loadConfronto,
  loadTelematico,
];

/**
 * Reads the forms of the fiscal year when the server already answers, a piece at a time: who first opens the year does not
 * wait for all of them, nor does who calls beside. Another year is little more than its differences. Answers the function
 * that stops it.
 */
export function startModelliPronti(log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  const fermo = new AbortController();
  const prepare = async () => {
    const modelli = listModelli()
      .filter(({ anno }) => anno === ANNO_FISCALE)
      .map(
        ({ anno, codice }) =>
          () =>
            loadModello(anno, codice),
      );
    for (const load of [...pezzi, ...modelli]) {
      await wait(PAUSA_MS, undefined, { signal: fermo.signal, ref: false });
      await load();
    }
  };
  const inCorso = prepare().catch((errore) => {
    if (!fermo.signal.aborted) log.warn({ err: describeErrore(errore) }, 'forms not read in advance');
  });
  return async () => {
    fermo.abort();
    await inCorso;
  };
}
