import type { FastifyBaseLogger } from 'fastify';
import { pushNovita } from '../features/conversazioni/recapito/recapito.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 15_000;

/**
 * Every fifteen seconds: who asked is told in his browsers of what is new; several processes may.
 * Answers the function that stops it.
 */
export function startRecapiti(
  servizi: Pick<Servizi, 'db' | 'push' | 'now'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const tell = async () => {
    const { dette, nonPrese, falliti } = await pushNovita(servizi);
    if (dette > 0) log.info({ browser: dette }, 'people told of what is new');
    if (nonPrese > 0) log.warn({ browser: nonPrese }, 'push services did not take it');
    const [primo] = falliti;
    if (primo !== undefined)
      log.warn({ utenti: falliti.length, err: describeErrore(primo) }, 'users not told of what is new');
  };
  return startPeriodico({
    nome: 'Avvisi nei browser',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: tell,
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'people not told of what is new'),
  });
}
