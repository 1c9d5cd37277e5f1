import type { FastifyBaseLogger } from 'fastify';
import { withIdentita } from '../db/tenancy.ts';
import { buyAutomatici } from '../features/commercio/pagamento/pagamento.public.ts';
import { listStudi } from '../features/crediti/credito/credito.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

/** Who prints fifty declarations in a row must not find the credits finished: who is above the threshold costs nothing. */
const OGNI_MS = 10_000;
const STUDI_PER_VOLTA = 200;

/** Every ten seconds: studi that are below what they chose buy by themselves. Answers the function that stops it. */
export function startAcquistiAutomatici(
  servizi: Servizi,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const look = async () => {
    const studi = await withIdentita(servizi.db, listStudi);
    while (studi.length > 0) {
      const comprati = await buyAutomatici(servizi, studi.splice(0, STUDI_PER_VOLTA));
      if (comprati > 0) log.info({ comprati }, 'automatic purchases begun');
    }
  };
  return startPeriodico({
    nome: 'Acquisti automatici',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: look,
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'automatic purchases not looked at'),
  });
}
