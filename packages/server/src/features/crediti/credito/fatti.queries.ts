import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** The times since `da` that the credits of the studi of the transaction fell below their threshold. */
export async function listCadute(
  trx: Trx,
  da: Date,
): Promise<{ studioId: number; id: string; soglia: number; saldo: number }[]> {
  return trx
    .selectFrom('log_soglia')
    .select(['studio_id as studioId', 'id', 'soglia', 'saldo'])
    .where('data', '>=', da)
    .orderBy('data')
    .orderBy('id')
    .execute();
}

/** The days from `oggi` to `entro` on which credits of the studi of the transaction expire, and how many. */
export async function listInScadenza(
  trx: Trx,
  { oggi, entro }: { readonly oggi: string; readonly entro: string },
): Promise<{ studioId: number; scadeIl: string; crediti: number }[]> {
  const { rows } = await sql<{ studioId: number; scadeIl: string; crediti: number }>`
    select studio_id as "studioId", scade_il as "scadeIl", sum(residuo)::int as crediti from acquisto
    where residuo > 0 and scade_il > ${oggi}::date and scade_il <= ${entro}::date
    group by studio_id, scade_il order by studio_id, scade_il`.execute(trx);
  return rows;
}
