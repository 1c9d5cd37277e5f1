import { sql } from 'kysely';
import type { Db, Trx } from '../db/pool.ts';
import { CODA_LAVORI, type Incarico } from '../gateways/coda/coda.ts';

/** Jobs the queue gave out more than `secondi` ago and has no good end of; a hundred at most. */
export async function listDatiDaTempo(db: Db, secondi: number) {
  const { rows } = await sql<{ id: string; incarico: Incarico }>`
    select id, data as incarico from quadra_coda.job
    where name = ${CODA_LAVORI} and state in ('active', 'failed')
      and started_on < now() - make_interval(secs => ${secondi})
    order by started_on limit 100`.execute(db);
  return rows;
}

/** Of some jobs those that the queue holds: they wait in it, or it gave them out less than `secondi` ago. */
export async function listAttesi(
  trx: Trx,
  ids: readonly string[],
  secondi: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct data ->> 'lavoroId' as id from quadra_coda.job
    where name = ${CODA_LAVORI} and data ->> 'lavoroId' = any(${ids})
      and (state in ('created', 'retry')
        or state = 'active' and started_on >= now() - make_interval(secs => ${secondi}))`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
