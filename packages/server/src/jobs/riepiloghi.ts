import type { FastifyBaseLogger } from 'fastify';
import { sendRiepiloghi } from '../features/conversazioni/notifica/notifica.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 5 * 60_000;

/** Looks every five minutes for who is to be mailed what he has not read; several processes may. Answers the function that stops it. */
export function startRiepiloghi(
  servizi: Pick<Servizi, 'db' | 'posta' | 'indirizzoPubblico' | 'now'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  return startPeriodico({
    nome: 'Riepilogo delle notifiche',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: async () => {
      const scritti = await sendRiepiloghi(servizi, servizi.now());
      if (scritti > 0) log.info({ scritti }, 'summaries mailed');
    },
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'summaries not mailed'),
  });
}
