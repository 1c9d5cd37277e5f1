import { sql } from 'kysely';
import type { Trx } from '../../../../db/pool.ts';

/** What there is of the style sheet in force, without its text; undefined where none was loaded. */
export const findFoglio = (trx: Trx) =>
  trx
    .selectFrom('foglio_di_stile')
    .select(['nome', 'caricato_il', sql<number>`octet_length(contenuto)`.as('byte')])
    .executeTakeFirst();

export const findContenuto = async (trx: Trx): Promise<string | undefined> =>
  (await trx.selectFrom('foglio_di_stile').select('contenuto').executeTakeFirst())?.contenuto;

/** Takes the place of the one before. */
export async function putFoglio(
  trx: Trx,
  { nome, contenuto, utenteId }: { nome: string; contenuto: string; utenteId: number },
): Promise<void> {
  await trx
    .insertInto('foglio_di_stile')
    .values({ nome, contenuto, caricato_da: utenteId })
    .onConflict((conflitto) =>
      conflitto
        .column('unico')
        .doUpdateSet({ nome, contenuto, caricato_da: utenteId, caricato_il: sql<Date>`now()` }),
    )
    .execute();
}

export const deleteFoglio = async (trx: Trx): Promise<boolean> =>
  (await trx.deleteFrom('foglio_di_stile').executeTakeFirst()).numDeletedRows > 0n;
