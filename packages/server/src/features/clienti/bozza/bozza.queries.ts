import type { Selectable } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { BozzaTable } from './bozza.table.ts';

/** Whose draft, and of what. */
export interface PostoBozza {
  readonly studioId: number;
  readonly utenteId: number;
  readonly luogo: string;
}

/** The draft of a person in a place, unless it has expired. */
export async function findBozza(
  trx: Trx,
  { studioId, utenteId, luogo }: PostoBozza,
  adesso: Date,
): Promise<Selectable<BozzaTable> | undefined> {
  return trx
    .selectFrom('bozza')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('utente_id', '=', utenteId)
    .where('luogo', '=', luogo)
    .where('scade_il', '>', adesso)
    .executeTakeFirst();
}

/** Puts a draft in the place of the one before it. */
export async function upsertBozza(
  trx: Trx,
  { studioId, utenteId, luogo }: PostoBozza,
  scritta: { righi: string; versione: number | null; salvata_il: Date; scade_il: Date },
): Promise<void> {
  await trx
    .insertInto('bozza')
    .values({ studio_id: studioId, utente_id: utenteId, luogo, ...scritta })
    .onConflict((conflitto) =>
      conflitto.columns(['studio_id', 'utente_id', 'luogo']).doUpdateSet({ ...scritta }),
    )
    .execute();
}

export async function deleteBozzaRow(trx: Trx, { studioId, utenteId, luogo }: PostoBozza): Promise<void> {
  await trx
    .deleteFrom('bozza')
    .where('studio_id', '=', studioId)
    .where('utente_id', '=', utenteId)
    .where('luogo', '=', luogo)
    .execute();
}

/** Deletes the drafts whose time is over; answers how many. */
export async function deleteBozzeScadute(trx: Trx, adesso: Date): Promise<number> {
  const esito = await trx.deleteFrom('bozza').where('scade_il', '<=', adesso).executeTakeFirst();
  return Number(esito.numDeletedRows);
}
