import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { IdempotenzaTable } from './ripetibile.table.ts';

/** Takes a key until the transaction ends, waiting for the one that has it. */
export async function waitChiave(trx: Trx, studioId: number, chiave: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${chiave}::text, ${studioId}::bigint))`.execute(
    trx,
  );
}

/** Takes a key until the transaction ends; false when another transaction has it. */
export async function tryChiave(trx: Trx, studioId: number, chiave: string): Promise<boolean> {
  const { rows } = await sql<{ presa: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${chiave}::text, ${studioId}::bigint)) as presa`.execute(
    trx,
  );
  return rows[0]?.presa ?? false;
}

/** What was answered to the key; what is too old is forgotten. */
export async function findRisposta(
  trx: Trx,
  { studioId, chiave, adesso }: { studioId: number; chiave: string; adesso: Date },
): Promise<{ impronta: Buffer; corpo: string } | undefined> {
  const riga = await trx
    .selectFrom('idempotenza')
    .select(['impronta', 'corpo', 'scade_il'])
    .where('studio_id', '=', studioId)
    .where('chiave', '=', chiave)
    .executeTakeFirst();
  if (riga === undefined || riga.scade_il > adesso) return riga;
  await trx
    .deleteFrom('idempotenza')
    .where('studio_id', '=', studioId)
    .where('chiave', '=', chiave)
    .execute();
  return undefined;
}

export async function insertRisposta(trx: Trx, riga: Insertable<IdempotenzaTable>): Promise<void> {
  await trx.insertInto('idempotenza').values(riga).execute();
}

/** Deletes what is too old of the studi of the transaction. Answers how many. */
export async function deleteRisposte(trx: Trx, adesso: Date): Promise<number> {
  const esito = await trx.deleteFrom('idempotenza').where('scade_il', '<=', adesso).executeTakeFirst();
  return Number(esito.numDeletedRows);
}
