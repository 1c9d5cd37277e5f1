import type { Trx } from '../../db/pool.ts';

/** The list as it is written; undefined when the studio is outside the transaction. */
export async function findIndirizzi(trx: Trx, studioId: number): Promise<string | undefined> {
  const riga = await trx
    .selectFrom('studio')
    .select('ip_abilitati')
    .where('id', '=', studioId)
    .executeTakeFirst();
  return riga?.ip_abilitati;
}

export async function updateIndirizzi(trx: Trx, studioId: number, lista: string): Promise<void> {
  await trx.updateTable('studio').set({ ip_abilitati: lista }).where('id', '=', studioId).execute();
}
