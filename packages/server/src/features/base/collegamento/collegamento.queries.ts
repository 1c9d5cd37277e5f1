import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import type { GenereCollegamento } from './collegamento.table.ts';

const selectCollegamento = (trx: Trx) =>
  trx
    .selectFrom('collegamento_cliente as c')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'c.studio_id').onRef('a.id', '=', 'c.anagrafica_id'),
    )
    .innerJoin('studio as s', 's.id', 'c.studio_id')
    .selectAll('c')
    .select(['a.denominazione', 's.ragione_sociale as nome_studio']);
/** A link, with whose it is. */
export type Collegamento = Awaited<ReturnType<ReturnType<typeof selectCollegamento>['execute']>>[number];
type Quale = Pick<Collegamento, 'studio_id' | 'id'>;

/** The one of a secret, good or not any more, locked. */
export const findCollegamento = (
  trx: Trx,
  { studioId, genere, hash }: { studioId: number; genere: GenereCollegamento; hash: Buffer },
): Promise<Collegamento | undefined> =>
  selectCollegamento(trx)
    .where('c.studio_id', '=', studioId)
    .where('c.hash', '=', hash)
    .where('c.genere', '=', genere)
    .forUpdate('c')
    .executeTakeFirst();

/** One by its key, locked. */
export const lockCollegamento = (trx: Trx, { studio_id, id }: Quale): Promise<Collegamento | undefined> =>
  selectCollegamento(trx)
    .where('c.studio_id', '=', studio_id)
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst();

export async function insertCollegamento(
  trx: Trx,
  riga: Insertable<Database['collegamento_cliente']>,
): Promise<void> {
  await trx.insertInto('collegamento_cliente').values(riga).execute();
}

export async function updateCollegamento(
  trx: Trx,
  { studio_id, id }: Quale,
  dati: Updateable<Database['collegamento_cliente']>,
): Promise<void> {
  await trx
    .updateTable('collegamento_cliente')
    .set(dati)
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** Where mails of a client go, and who writes them; undefined outside the studi of the transaction. */
export const findDestinatario = (trx: Trx, studioId: number, anagraficaId: string) =>
  trx
    .selectFrom('anagrafica as a')
    .innerJoin('studio as s', 's.id', 'a.studio_id')
    .select(['a.email', 'a.denominazione', 's.ragione_sociale as nome_studio'])
    .where('a.studio_id', '=', studioId)
    .where('a.id', '=', anagraficaId)
    .where('a.archiviata', '=', sql<boolean>`false`)
    .executeTakeFirst();
