import type { FastifyBaseLogger } from 'fastify';
import { avvisaStudi } from '../features/conversazioni/automatica/automatica.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 60_000;

/**
 * Every minute: what happened to the things of the studi is told to those who chose it; several processes may. Answers the
 * function that stops it.
 */
export function startAvvisi(
  servizi: Pick<Servizi, 'db' | 'posta' | 'indirizzoPubblico' | 'now'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const look = async () => {
    const detti = await avvisaStudi(servizi, servizi.now());
    if (detti > 0) log.info({ detti }, 'studi told of their facts');
  };
  return startPeriodico({
    nome: 'Notifiche automatiche',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: look,
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'facts not told'),
  });
}
