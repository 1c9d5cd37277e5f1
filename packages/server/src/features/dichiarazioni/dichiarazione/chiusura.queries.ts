import { sql } from 'kysely';
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

/** Which of some declarations are 730 where a box of the front page is ticked and another is not. */
export async function listConCasella(
  trx: Trx,
  anno: number,
  codici: readonly string[],
  { si, no }: { readonly si: string; readonly no: string },
): Promise<string[]> {
  const righe = await trx
    .selectFrom('dichiarazione')
    .select('id')
    .where('anno', '=', anno)
    .where('id', 'in', codici)
    .where('tipo', '=', '730')
    .where(sql<boolean>`righi -> ${si}::text = 'true'::jsonb`)
    .where(sql<boolean>`righi -> ${no}::text is distinct from 'true'::jsonb`)
    .execute();
  return righe.map(({ id }) => id);
}
