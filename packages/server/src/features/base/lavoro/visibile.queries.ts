import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Whether the transaction sees each of the records named. */
export async function isTuttoVisibile(
  trx: Trx,
  tabella: 'anagrafica' | 'dichiarazione',
  chiavi: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ viste: number }>`select count(*)::int as viste from ${sql.table(tabella)}
    where id = any (${[...chiavi]}::uuid[])`.execute(trx);
  return rows[0]?.viste === new Set(chiavi).size;
}
