import type { FastifyBaseLogger } from 'fastify';
import { runGiroSdi } from '../features/commercio/fattura/giro.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 15_000;

/** Every fifteen seconds: the invoices of what was bought leave, and what the exchange said of them is read. Answers what stops it. */
export function startScambioSdi(
  servizi: Pick<Servizi, 'db' | 'sdi' | 'now'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  return startPeriodico({
    nome: 'Invio delle fatture e ricevute dello SDI',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: async () => {
      const esito = await runGiroSdi(servizi);
      if (Object.values(esito).some((quante) => quante > 0)) log.info({ ...esito }, 'invoices exchanged');
    },
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'exchange of invoices not done'),
  });
}
