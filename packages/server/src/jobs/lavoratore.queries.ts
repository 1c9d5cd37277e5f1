import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';
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

/** How many jobs wait and how many run, and the seconds the oldest has been waiting. */
export async function readProfondita(db: Db): Promise<{ attesa: number; corso: number; eta: number }> {
  const { rows } = await sql<{ attesa: number; corso: number; eta: number }>`
    select count(*) filter (where state in ('created', 'retry'))::int as attesa,
      count(*) filter (where state = 'active')::int as corso,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as eta
    from quadra_coda.job where name = ${CODA_LAVORI} and state in ('created', 'retry', 'active')`.execute(db);
  return rows[0] ?? { attesa: 0, corso: 0, eta: 0 };
}
