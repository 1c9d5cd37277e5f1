import type { ModelloPosta } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Posto } from '../../base/posta/posta.public.ts';

interface Scritto {
  readonly codice: ModelloPosta;
  readonly oggetto: string;
  readonly corpo: string;
  readonly attivo: boolean;
}

/** Writes the template of a place over the version that was read (0: there was none); false when it is not that any more. */
export async function saveModello(
  trx: Trx,
  { studioId, gestoreId = null }: Posto,
  scritto: Scritto,
  versione: number,
): Promise<boolean> {
  const { codice, ...nuovi } = scritto;
  if (versione === 0) {
    const esito =
      studioId === null
        ? await trx
            .insertInto('modello_posta')
            .values({ ...scritto, gestore_id: gestoreId })
            .onConflict((c) => c.doNothing())
            .executeTakeFirstOrThrow()
        : await trx
            .insertInto('modello_posta_studio')
            .values({ ...scritto, studio_id: studioId })
            .onConflict((c) => c.doNothing())
            .executeTakeFirstOrThrow();
    return Number(esito.numInsertedOrUpdatedRows ?? 0) === 1;
  }
  const set = { ...nuovi, versione: sql<number>`versione + 1` };
  const esito =
    studioId === null
      ? await trx
          .updateTable('modello_posta')
          .set(set)
          .where(sql<boolean>`gestore_id is not distinct from ${gestoreId}::int`)
          .where('codice', '=', codice)
          .where('versione', '=', versione)
          .executeTakeFirst()
      : await trx
          .updateTable('modello_posta_studio')
          .set(set)
          .where('studio_id', '=', studioId)
          .where('codice', '=', codice)
          .where('versione', '=', versione)
          .executeTakeFirst();
  return Number(esito.numUpdatedRows) === 1;
}

/** Takes away the template of a place: what it inherits is there again. */
export async function deleteModello(
  trx: Trx,
  { studioId, gestoreId = null }: Posto,
  codice: ModelloPosta,
): Promise<void> {
  if (studioId === null)
    await trx
      .deleteFrom('modello_posta')
      .where(sql<boolean>`gestore_id is not distinct from ${gestoreId}::int`)
      .where('codice', '=', codice)
      .execute();
  else
    await trx
      .deleteFrom('modello_posta_studio')
      .where('studio_id', '=', studioId)
      .where('codice', '=', codice)
      .execute();
}
