import type { FastifyBaseLogger } from 'fastify';
import { makeAttesi } from '../features/versamenti/conto/conto.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 2_000;

/** Makes again the conti fiscali whose declarations changed. Answers the function that stops it after the round in hand. */
export const startContiFiscali = (
  servizi: Pick<Servizi, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (() => Promise<void>) =>
  startPeriodico({
    nome: 'Conti fiscali da rifare',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: () => makeAttesi(servizi, log),
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'tax accounts not looked at'),
  });
