import { sql } from 'kysely';
import type { Db } from '../../../db/pool.ts';
import { CODA_LAVORI } from '../../../gateways/coda/coda.ts';

type Stato = 'Spento' | 'Risponde' | 'Non risponde';

/** Writes how a service was found: since when it is so changes only when it changes. */
export const writeStato = (db: Db, nome: string, stato: Stato) =>
  sql`insert into stato_servizio (nome, stato) values (${nome}, ${stato})
    on conflict (nome) do update set misurato_il = now(), stato = excluded.stato,
      dal = case when stato_servizio.stato = excluded.stato then stato_servizio.dal else now() end`.execute(
    db,
  );

export const listStati = (db: Db) =>
  db.selectFrom('stato_servizio').select(['nome', 'stato', 'dal', 'misurato_il']).execute();

interface StatoDatabase {
  dal: Date;
  connessioni: number;
  massime: number;
  byte: number;
}

/** Since when the database is up, how many connections it has of how many, what it takes. */
export async function readDatabase(db: Db): Promise<StatoDatabase> {
  const { rows } = await sql<StatoDatabase>`select pg_postmaster_start_time() as dal,
      -- Of all the databases and roles: what each of the others does is not ours to see, how many they are is.
      (select coalesce(sum(numbackends), 0)::int from pg_stat_database) as connessioni,
      current_setting('max_connections')::int as massime,
      pg_database_size(current_database())::float8 as byte`.execute(db);
  const [uno] = rows;
  if (uno === undefined) throw new Error('no answer of the database');
  return uno;
}

/** Seconds by which each copy that follows the database is behind; null where the role may not know it. */
export async function listRitardi(db: Db): Promise<(number | null)[]> {
  const { rows } = await sql<{ secondi: number | null }>`
    select case when state is not null then coalesce(extract(epoch from replay_lag), 0)::float8 end as secondi
    from pg_stat_replication`.execute(db);
  return rows.map(({ secondi }) => secondi);
}

/** Long work that waits and that runs, and the seconds the oldest has been waiting. */
export interface Coda {
  readonly attesa: number;
  readonly corso: number;
  readonly eta: number;
}

export async function readCoda(db: Db): Promise<Coda> {
  const { rows } = await sql<Coda>`
    select count(*) filter (where state in ('created', 'retry'))::int as attesa,
      count(*) filter (where state = 'active')::int as corso,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as eta
    from quadra_coda.job where name = ${CODA_LAVORI} and state in ('created', 'retry', 'active')`.execute(db);
  return rows[0] ?? { attesa: 0, corso: 0, eta: 0 };
}
