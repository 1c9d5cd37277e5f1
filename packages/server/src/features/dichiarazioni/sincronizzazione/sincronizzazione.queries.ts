import type { Trx } from '../../../db/pool.ts';

interface Chiave {
  readonly studioId: number;
  readonly id: string;
}

/** The version of the client that a declaration has heard of; null when it follows from now on. */
export async function findVersioneSentita(trx: Trx, { studioId, id }: Chiave): Promise<number | null> {
  const { anagrafica_versione } = await trx
    .selectFrom('dichiarazione')
    .select('anagrafica_versione')
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return anagrafica_versione;
}

export async function markVersioneSentita(
  trx: Trx,
  { studioId, id }: Chiave,
  versione: number,
): Promise<void> {
  await trx
    .updateTable('dichiarazione')
    .set({ anagrafica_versione: versione })
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}
