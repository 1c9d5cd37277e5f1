import type { FastifyBaseLogger } from 'fastify';
import { exchangeOrdini } from '../features/consegna/precompilata/precompilata.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 5 * 60_000;

/** Every five minutes: the exchange of the precompilate is asked about the orders it has not answered. Answers what stops it. */
export function startScambioPrecompilata(
  servizi: Pick<Servizi, 'db' | 'precompilata' | 'cifratura' | 'now'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  ogniMs = OGNI_MS,
): () => Promise<void> {
  return startPeriodico({
    nome: 'Scambio degli ordini della precompilata',
    db: servizi.db,
    ogniMs,
    run: async () => {
      const decisi = await exchangeOrdini(servizi);
      if (decisi > 0) log.info({ decisi }, 'orders answered by the exchange');
    },
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'exchange of orders not done'),
  });
}
