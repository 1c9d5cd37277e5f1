import type { FastifyBaseLogger } from 'fastify';
import { sendUscite } from '../features/accesso/suite/uscite.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 1_000;

/** Looks every second for sessions that ended; several processes may. Answers the function that stops it. */
export function startUsciteSuite(servizi: Servizi, log: FastifyBaseLogger): () => Promise<void> {
  return startPeriodico({
    nome: 'Uscite dalle applicazioni',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: () => sendUscite(servizi, log),
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'logouts of the suite not sent'),
  });
}
