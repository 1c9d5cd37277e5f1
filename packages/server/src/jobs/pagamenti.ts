import type { FastifyBaseLogger } from 'fastify';
import { withIdentita } from '../db/tenancy.ts';
import { reconcileSospesi } from '../features/commercio/pagamento/pagamento.public.ts';
import { listStudi } from '../features/crediti/credito/credito.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 60_000;
const STUDI_PER_VOLTA = 200;

/**
 * Every minute: payments that wait at a gateway are asked for, so that none is left pending for want of a notification.
 * Answers the function that stops it.
 */
export function startPagamenti(
  servizi: Servizi,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const look = async () => {
    const { carta, paypal } = servizi.sportelli;
    if (carta === null && paypal === null) return;
    const studi = await withIdentita(servizi.db, listStudi);
    while (studi.length > 0) {
      const { chiusi, senzaRisposta } = await reconcileSospesi(servizi, studi.splice(0, STUDI_PER_VOLTA));
      if (chiusi > 0) log.info({ chiusi }, 'pending payments asked for');
      if (senzaRisposta > 0) log.warn({ senzaRisposta }, 'gateway does not answer about payments');
    }
  };
  return startPeriodico({
    nome: 'Pagamenti in attesa dai circuiti',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: look,
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'payments not looked at'),
  });
}
