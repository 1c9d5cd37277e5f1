import type { FastifyBaseLogger } from 'fastify';
import { followSemplici } from '../features/carta/firma/firma.public.ts';
import { remindClienti } from '../features/dichiarazioni/richiesta/richiesta.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 10 * 60_000;

/** Every ten minutes: clients are reminded of the documents they were asked for, and of those they have to sign; what is past its day is over. Answers what stops it. */
export function startPromemoria(
  servizi: Pick<Servizi, 'db' | 'posta' | 'cifratura' | 'now' | 'indirizzoPubblico'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const remind = async () => {
    const mandati = await remindClienti(servizi, servizi.now());
    const buste = await followSemplici(servizi, servizi.now());
    if (mandati + buste > 0) log.info({ mandati, buste }, 'clients reminded');
  };
  return startPeriodico({
    nome: 'Promemoria ai clienti',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: remind,
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'clients not reminded'),
  });
}
