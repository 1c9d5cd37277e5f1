import type { FastifyBaseLogger } from 'fastify';
import { announceNotifiche } from '../features/conversazioni/notifica/notifica.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

/** Of the two seconds within which it is told, what may be lost here. */
const OGNI_MS = 500;

/** Looks often for notifications whose moment came; several processes may. Answers the function that stops it. */
export function startNotifiche(
  { db }: Pick<Servizi, 'db'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  return startPeriodico({
    nome: 'Pubblicazione delle notifiche',
    db,
    ogniMs: OGNI_MS,
    run: () => announceNotifiche(db),
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'notifications not announced'),
  });
}
