import type { FastifyBaseLogger } from 'fastify';
import { withIdentita } from '../db/tenancy.ts';
import { expireMandati, makeDistinte } from '../features/commercio/pagamento/pagamento.public.ts';
import { listStudi } from '../features/crediti/credito/credito.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 15 * 60_000;
const STUDI_PER_VOLTA = 500;

/**
 * Every quarter of an hour: the debits whose day is near go into the files of their sellers, mandates that nobody used for
 * three years expire. Answers the function that stops it.
 */
export function startAddebiti(
  servizi: Servizi,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const look = async () => {
    const studi = await withIdentita(servizi.db, listStudi);
    while (studi.length > 0) {
      const alcuni = studi.splice(0, STUDI_PER_VOLTA);
      const { rifiutate, ...fatte } = await makeDistinte(servizi, alcuni);
      if (fatte.distinte > 0) log.info(fatte, 'files of direct debits made');
      for (const una of rifiutate) log.warn(una, 'a file of direct debits is not as its schema asks');
      const scaduti = await expireMandati(servizi, alcuni);
      if (scaduti > 0) log.info({ scaduti }, 'mandates expired');
    }
  };
  return startPeriodico({
    nome: 'Distinte SDD e scadenza dei mandati',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: look,
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'direct debits not looked at'),
  });
}
