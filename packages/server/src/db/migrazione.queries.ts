import { sql } from 'kysely';
import type { Db } from './pool.ts';

/** How many migrations the database has: the application role may ask this and nothing more about them. */
export async function countMigrazioni(db: Db): Promise<number> {
  const { rows } = await sql<{ quante: number }>`select count_migrazioni() as quante`.execute(db);
  return rows[0]?.quante ?? 0;
}
