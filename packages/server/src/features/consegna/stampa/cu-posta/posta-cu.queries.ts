import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { Trx } from '../../../../db/pool.ts';

type Quale = { readonly studioId: number; readonly id: string };

/** Whether a certification was mailed on the day of `adesso`, in Italy. */
export async function hasPostaDiOggi(trx: Trx, { studioId, id }: Quale, adesso: Date): Promise<boolean> {
  const riga = await trx
    .selectFrom('posta_cu')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .where(
      sql<SqlBool>`(inviata_il at time zone 'Europe/Rome')::date = (${adesso}::timestamptz at time zone 'Europe/Rome')::date`,
    )
    .limit(1)
    .executeTakeFirst();
  return riga !== undefined;
}

export async function insertPosta(trx: Trx, riga: Insertable<Database['posta_cu']>): Promise<void> {
  await trx.insertInto('posta_cu').values(riga).execute();
}
