import type { Trx } from '../../../db/pool.ts';

/** Whether a studio lets its declarations close with quadri still open. */
export async function isChiusuraForzata(trx: Trx, studioId: number): Promise<boolean> {
  const riga = await trx
    .selectFrom('studio')
    .select('forza_chiusura_quadri')
    .where('id', '=', studioId)
    .executeTakeFirst();
  return riga?.forza_chiusura_quadri ?? false;
}

/** When a declaration was closed last. */
export async function findChiusaIl(
  trx: Trx,
  { studioId, id }: { readonly studioId: number; readonly id: string },
): Promise<Date | undefined> {
  const riga = await trx
    .selectFrom('dichiarazione_modifica')
    .select('quando')
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .where('azione', '=', 'chiusura')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return riga?.quando;
}
