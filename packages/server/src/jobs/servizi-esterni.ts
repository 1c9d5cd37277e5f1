import type { FastifyBaseLogger } from 'fastify';
import { measureServizi } from '../features/consegna/strumento/strumento.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 60_000;

/** Every minute: the services outside the house are asked whether they answer. Answers what stops it. */
export function startServiziEsterni(
  servizi: Pick<Servizi, 'db' | 'config'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  return startPeriodico({
    nome: 'Misura dei servizi esterni',
    db: servizi.db,
    ogniMs: OGNI_MS,
    subito: true,
    run: async () => {
      const muti = await measureServizi(servizi);
      if (muti > 0) log.warn({ muti }, 'outside services silent');
    },
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'outside services not asked'),
  });
}
