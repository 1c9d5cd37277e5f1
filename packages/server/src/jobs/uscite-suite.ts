import type { FastifyBaseLogger } from 'fastify';
import { sendUscite } from '../features/suite/uscite.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';

const OGNI_MS = 1_000;

/** Looks every second for sessions that ended; several processes may. Answers the function that stops it. */
export function startUsciteSuite(servizi: Servizi, log: FastifyBaseLogger): () => Promise<void> {
  let inCorso: Promise<unknown> = Promise.resolve();
  let isOccupato = false;
  const look = async () => {
    if (isOccupato) return;
    isOccupato = true;
    try {
      await sendUscite(servizi, log);
    } catch (errore) {
      log.warn({ err: describeErrore(errore) }, 'logouts of the suite not sent');
    } finally {
      isOccupato = false;
    }
  };
  const sveglia = setInterval(() => {
    inCorso = look();
  }, OGNI_MS);
  sveglia.unref();
  return async () => {
    clearInterval(sveglia);
    await inCorso;
  };
}
