import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { Trx } from '../../../../db/pool.ts';

/** Of which declaration. */
export type Quale = { readonly studioId: number; readonly id: string };
export interface Nota {
  readonly prima: string;
  readonly dopo: string;
  /** 0: nobody wrote one. */
  readonly versione: number;
}

export async function findNota(trx: Trx, { studioId, id }: Quale): Promise<Nota> {
  const riga = await trx
    .selectFrom('lettera')
    .select(['prima', 'dopo', 'versione'])
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .executeTakeFirst();
  return riga ?? { prima: '', dopo: '', versione: 0 };
}

/** Writes the next version; false where the one that was read is no longer the last. */
export async function writeNota(
  trx: Trx,
  { studioId, id }: Quale,
  { prima, dopo, versione }: Nota,
  chi: { readonly utenteId: number; readonly adesso: Date },
): Promise<boolean> {
  const valori = { prima, dopo, scritta_il: chi.adesso, scritta_da: chi.utenteId };
  const scritta =
    versione === 0
      ? await trx
          .insertInto('lettera')
          .values({ studio_id: studioId, dichiarazione_id: id, ...valori })
          .onConflict((c) => c.columns(['studio_id', 'dichiarazione_id']).doNothing())
          .returning('versione')
          .executeTakeFirst()
      : await trx
          .updateTable('lettera')
          .set({ ...valori, versione: sql`versione + 1` })
          .where('studio_id', '=', studioId)
          .where('dichiarazione_id', '=', id)
          .where('versione', '=', versione)
          .returning('versione')
          .executeTakeFirst();
  return scritta !== undefined;
}

/** When a letter was mailed last, and where. */
export const findUltimaPosta = (trx: Trx, { studioId, id }: Quale) =>
  trx
    .selectFrom('posta_lettera')
    .select(['email', 'inviata_il'])
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .orderBy('inviata_il', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether a letter was mailed on the day of `adesso`, in Italy. */
export async function hasPostaDiOggi(trx: Trx, { studioId, id }: Quale, adesso: Date): Promise<boolean> {
  const riga = await trx
    .selectFrom('posta_lettera')
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

export async function insertPosta(trx: Trx, riga: Insertable<Database['posta_lettera']>): Promise<void> {
  await trx.insertInto('posta_lettera').values(riga).execute();
}
