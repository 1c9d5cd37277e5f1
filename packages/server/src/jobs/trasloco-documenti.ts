import type { FastifyBaseLogger } from 'fastify';
import { moveDocumenti, removeOggetti } from '../features/clienti/documento/documento.public.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { startPeriodico } from './periodico.ts';

const OGNI_MS = 60_000;

/** One round: bytes go where the settings say, and objects of no row are removed once no copy that is kept may need them. */
export async function traslocaDocumenti(
  { db, config, deposito }: Pick<Servizi, 'db' | 'config' | 'deposito'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  isFermo = () => false,
): Promise<void> {
  if (!deposito) return;
  const { spostati, alterati } = await moveDocumenti({ db, deposito }, config.documenti.dove, isFermo);
  const giorni = config.copie.cartella === undefined ? 1 : config.copie.quante + 1;
  const tolti = await removeOggetti({ db, deposito }, giorni);
  if (spostati + tolti > 0) log.info({ spostati, tolti }, 'documents moved');
  if (alterati.length > 0)
    log.error({ alterati }, 'documents not moved: their bytes are not those of their hash');
}

/** Every minute, where there is a store. Answers what stops it. */
export function startTraslocoDocumenti(
  servizi: Pick<Servizi, 'db' | 'config' | 'deposito'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): () => Promise<void> {
  if (!servizi.deposito) return async () => undefined;
  let isFermo = false;
  const stop = startPeriodico({
    nome: 'Trasloco dei documenti',
    db: servizi.db,
    ogniMs: OGNI_MS,
    run: () => traslocaDocumenti(servizi, log, () => isFermo),
    onErrore: (errore) => log.warn({ err: describeErrore(errore) }, 'documents not moved'),
  });
  return () => {
    isFermo = true;
    return stop();
  };
}
