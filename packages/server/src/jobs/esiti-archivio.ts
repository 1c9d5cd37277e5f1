import type { FastifyBaseLogger } from 'fastify';
import { askInAttesa } from '../features/carta/archivio/archivio.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 5 * 60_000;

/** Every five minutes: the conservator is asked about the packages it has not answered about. Answers what stops it. */
export function startEsitiArchivio(
  servizi: Pick<Servizi, 'db' | 'conservatore' | 'cifratura' | 'posta' | 'now'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  return startPeriodico({
    nome: 'Esiti dei pacchetti di archiviazione',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: async () => {
      const decisi = await askInAttesa(servizi);
      if (decisi > 0) log.info({ decisi }, 'packages told by the conservator');
    },
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'conservator not asked'),
  });
}
