import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { Trx } from '../../../../db/pool.ts';

type Quale = { readonly studioId: number; readonly f24Id: string };

/** Whether a model was mailed on the day of `adesso`, in Italy. */
export async function hasPostaDiOggi(trx: Trx, { studioId, f24Id }: Quale, adesso: Date): Promise<boolean> {
  const riga = await trx
    .selectFrom('posta_f24')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('f24_id', '=', f24Id)
    .where(
      sql<SqlBool>`(inviata_il at time zone 'Europe/Rome')::date = (${adesso}::timestamptz at time zone 'Europe/Rome')::date`,
    )
    .limit(1)
    .executeTakeFirst();
  return riga !== undefined;
}

export async function insertPosta(trx: Trx, righe: Insertable<Database['posta_f24']>[]): Promise<void> {
  await trx.insertInto('posta_f24').values(righe).execute();
}

/** Where a studio reads its mail, how it is called and the words of its own. */
export const findMittente = (trx: Trx, studioId: number) =>
  trx
    .selectFrom('studio')
    .select(['ragione_sociale', 'email', 'testi'])
    .where('id', '=', studioId)
    .executeTakeFirstOrThrow();
