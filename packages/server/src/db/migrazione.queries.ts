import { sql } from 'kysely';
import type { Db } from './pool.ts';

/** How many migrations the database has: the application role may ask this and nothing more about them. */
export async function countMigrazioni(db: Db): Promise<number> {
  const { rows } = await sql<{ quante: number }>`select count_migrazioni() as quante`.execute(db);
  return rows[0]?.quante ?? 0;
}

/** Asks for a megabyte of disk and gives it back. @throws the error of PostgreSQL (53100) when there is no room */
export const checkScrivibile = (db: Db): Promise<unknown> =>
  db
    .transaction()
    .execute((trx) =>
      sql`create temp table prova_di_scrittura on commit drop as select md5(n::text) from generate_series(1, 20000) n`.execute(
        trx,
      ),
    );
