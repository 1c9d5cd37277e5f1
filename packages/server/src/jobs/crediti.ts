import type { FastifyBaseLogger } from 'fastify';
import { expireCrediti, verifyConti } from '../features/crediti/credito/credito.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 5 * 60_000;

/**
 * Every five minutes: credits that expired go, reservations that took too long are free, and the whole ledger is verified.
 * A difference is an error of the log each time it is seen. Answers the function that stops it.
 */
export function startCrediti(
  servizi: Pick<Servizi, 'db' | 'posta' | 'indirizzoPubblico' | 'now'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): () => Promise<void> {
  const look = async () => {
    const scaduti = await expireCrediti(servizi, servizi.now());
    if (Object.values(scaduti).some((quanti) => quanti > 0)) log.info({ ...scaduti }, 'credits expired');
    const { difformita } = await verifyConti(servizi.db);
    if (difformita.length > 0) log.error({ difformita: difformita.slice(0, 20) }, 'ledger does not add up');
  };
  return startPeriodico({
    nome: 'Scadenza dei crediti e verifica dei conti',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: look,
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'credits not looked at'),
  });
}
