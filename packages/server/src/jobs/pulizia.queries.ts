import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';

/** Days a session is still there after its end, to be looked at. */
const SESSIONE_GIORNI = 30;
/** Longer than the hour in which the requests of a link are counted. */
const CODICE_GIORNI = 1;

/** Deletes up to `massimo` sessions ended, or expired, more than thirty days before `adesso`; answers how many. */
export async function deleteSessioni(db: Db, adesso: Date, massimo: number): Promise<number> {
  const limite = sql<Date>`${adesso}::timestamptz - make_interval(days => ${SESSIONE_GIORNI})`;
  const esito = await db
    .deleteFrom('sessione')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessione')
        .select('id')
        .where(sql<Date>`least(terminata_il, scade_il)`, '<', limite)
        .limit(massimo),
    )
    .executeTakeFirst();
  return Number(esito.numDeletedRows);
}

/** Deletes up to `massimo` one-use codes expired for a day at `adesso`, used or not; answers how many. */
export async function deleteCodici(db: Db, adesso: Date, massimo: number): Promise<number> {
  const limite = sql<Date>`${adesso}::timestamptz - make_interval(days => ${CODICE_GIORNI})`;
  const esito = await db
    .deleteFrom('codice_monouso')
    .where('hash', 'in', (eb) =>
      eb.selectFrom('codice_monouso').select('hash').where('scade_il', '<', limite).limit(massimo),
    )
    .executeTakeFirst();
  return Number(esito.numDeletedRows);
}

/** Deletes up to `massimo` questions of a login expired for a day at `adesso`; answers how many. */
export async function deleteSfide(db: Db, adesso: Date, massimo: number): Promise<number> {
  const limite = sql<Date>`${adesso}::timestamptz - make_interval(days => ${CODICE_GIORNI})`;
  const esito = await db
    .deleteFrom('sfida')
    .where('hash', 'in', (eb) =>
      eb.selectFrom('sfida').select('hash').where('scade_il', '<', limite).limit(massimo),
    )
    .executeTakeFirst();
  return Number(esito.numDeletedRows);
}

/** Deletes up to `massimo` attempts to enter older than thirteen months; answers how many. */
export async function deleteAccessi(db: Db, adesso: Date, massimo: number): Promise<number> {
  const { rows } = await sql<{ tolti: number }>`
    select delete_accessi(${adesso}::timestamptz, ${massimo}::int) as tolti`.execute(db);
  return rows[0]?.tolti ?? 0;
}

/** Deletes up to `massimo` things of the provider of identities expired at `adesso`; answers how many. */
export async function deleteModelliSuite(db: Db, adesso: Date, massimo: number): Promise<number> {
  const esito = await db
    .deleteFrom('suite_modello')
    .where(sql<boolean>`(modello, id) in (select modello, id from suite_modello
      where scade_il < ${adesso}::timestamptz - interval '1 hour' and (modello <> 'Session' or sessione_id is null) limit ${massimo})`)
    .executeTakeFirst();
  return Number(esito.numDeletedRows);
}

/** Deletes up to `massimo` trips to the providers of identities expired for a day at `adesso`; answers how many. */
export async function deleteRichiesteIdentita(db: Db, adesso: Date, massimo: number): Promise<number> {
  const limite = sql<Date>`${adesso}::timestamptz - make_interval(days => ${CODICE_GIORNI})`;
  const esito = await db
    .deleteFrom('identita_richiesta')
    .where('stato_hash', 'in', (eb) =>
      eb.selectFrom('identita_richiesta').select('stato_hash').where('scade_il', '<', limite).limit(massimo),
    )
    .executeTakeFirst();
  return Number(esito.numDeletedRows);
}
