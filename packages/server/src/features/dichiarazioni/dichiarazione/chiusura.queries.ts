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
