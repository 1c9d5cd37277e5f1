import type { FastifyBaseLogger } from 'fastify';
import { fromKysely } from 'pg-boss';
import type { Trx } from '../db/pool.ts';
import { withIdentita, withTenant } from '../db/tenancy.ts';
import {
  AFFIDO_SECONDI,
  enqueueLavoro,
  findInMano,
  type Lavoro,
  listVivi,
} from '../features/base/lavoro/lavoro.public.ts';
import { CODA_LAVORI } from '../gateways/coda/coda.ts';
import { describeErrore } from '../http/log.ts';
import type { Servizi } from '../http/servizi.ts';
import { listAttesi, listDatiDaTempo } from './lavoratore.queries.ts';

/** One round in so many looks at every job, also those of which the queue holds nothing. */
const OGNI_GIRI = 12;
/** Studi looked at in one transaction. */
const STUDI_PER_VOLTA = 200;

type Log = Pick<FastifyBaseLogger, 'warn'>;
interface Ronda {
  readonly ogniMs: number;
  /** What becomes of a job whose worker is silent. */
  fall(servizi: Servizi, lavoro: Lavoro, log: Log & Pick<FastifyBaseLogger, 'error'>): Promise<void>;
}

/** Puts back the jobs that wait and that the queue does not hold: whoever took one died before he said so, or could not say it. */
async function putBack(trx: Trx, servizi: Servizi, vivi: readonly Lavoro[], log: Log): Promise<void> {
  const inCoda = vivi.filter(({ stato }) => stato === 'in coda');
  if (inCoda.length === 0) return;
  const attesi = await listAttesi(
    trx,
    inCoda.map(({ id }) => id),
    AFFIDO_SECONDI,
  );
  for (const lavoro of inCoda) {
    if (attesi.has(lavoro.id)) continue;
    log.warn({ lavoro: lavoro.id, nome: lavoro.nome }, 'job waiting outside the queue: put back');
    await enqueueLavoro(trx, servizi, lavoro);
  }
}

/** What the queue gave out long ago and has no good end of: a job in silent hands falls, one in nobody's goes back. */
async function rescueDati(
  servizi: Servizi,
  { fall }: Ronda,
  log: Parameters<Ronda['fall']>[2],
): Promise<void> {
  for (const { id, incarico } of await listDatiDaTempo(servizi.db, AFFIDO_SECONDI)) {
    const suo = { studi: [incarico.studioId] };
    const inMano = await withTenant(servizi.db, suo, (trx) =>
      findInMano(trx, incarico.studioId, incarico.lavoroId),
    );
    if (inMano && !inMano.isAbbandonato) continue;
    if (inMano) {
      log.warn(
        { lavoro: inMano.lavoro.id, tentativo: inMano.lavoro.tentativo },
        'worker silent: job taken back',
      );
      await fall(servizi, inMano.lavoro, log);
    }
    await withTenant(servizi.db, suo, async (trx) => {
      await servizi.coda.deleteJob(CODA_LAVORI, id, { db: fromKysely(trx) });
      const vivi = await listVivi(trx, AFFIDO_SECONDI, incarico.lavoroId);
      await putBack(trx, servizi, vivi, log);
    });
  }
}

/** Every job that is not over and of which nobody has spoken for a while: whatever became of its place in the queue. */
async function rescueTutti(
  servizi: Servizi,
  { fall }: Ronda,
  log: Parameters<Ronda['fall']>[2],
): Promise<void> {
  const righe = await withIdentita(servizi.db, (trx) =>
    trx.selectFrom('studio').select('id').orderBy('id').execute(),
  );
  const studi = [0, ...righe.map(({ id }) => id)];
  while (studi.length > 0) {
    const alcuni = { studi: studi.splice(0, STUDI_PER_VOLTA) };
    const vivi = await withTenant(servizi.db, alcuni, async (trx) => {
      const trovati = await listVivi(trx, AFFIDO_SECONDI);
      await putBack(trx, servizi, trovati, log);
      return trovati;
    });
    for (const lavoro of vivi.filter(({ stato }) => stato === 'in corso')) await fall(servizi, lavoro, log);
  }
}

/**
 * Goes round to see that every job has hands or a place in the queue, from the start on: an acknowledged job ends, whoever
 * died meanwhile. Answers how to stop it.
 */
export function startSoccorso(
  servizi: Servizi,
  log: Parameters<Ronda['fall']>[2],
  ronda: Ronda,
): { stop(): Promise<void> } {
  let giro = 0;
  let ricerca: Promise<void> | undefined;
  const look = async () => {
    await rescueDati(servizi, ronda, log);
    if (giro % OGNI_GIRI === 0) await rescueTutti(servizi, ronda, log);
    giro += 1;
  };
  const orologio = setInterval(() => {
    ricerca ??= look()
      .catch((errore) => log.warn({ err: describeErrore(errore) }, 'silent workers not looked for'))
      .finally(() => {
        ricerca = undefined;
      });
  }, ronda.ogniMs);
  orologio.unref();
  return {
    stop: async () => {
      clearInterval(orologio);
      await ricerca;
    },
  };
}
