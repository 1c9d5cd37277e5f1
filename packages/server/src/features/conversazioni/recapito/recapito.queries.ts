import { type Selectable, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { IscrizionePushTable } from './recapito.table.ts';

export type IscrizionePush = Selectable<IscrizionePushTable>;

export const listDispositivi = (trx: Trx, utenteId: number): Promise<IscrizionePush[]> =>
  trx
    .selectFrom('iscrizione_push')
    .selectAll()
    .where('utente_id', '=', utenteId)
    .orderBy('creata_il')
    .orderBy('id')
    .execute();

/** A browser is of who named it last. */
export const saveDispositivo = (
  trx: Trx,
  utenteId: number,
  { indirizzo, p256dh, auth, nome }: Pick<IscrizionePush, 'indirizzo' | 'p256dh' | 'auth' | 'nome'>,
) =>
  trx
    .insertInto('iscrizione_push')
    .values({ utente_id: utenteId, indirizzo, p256dh, auth, nome })
    .onConflict((c) =>
      c.column('indirizzo').doUpdateSet({
        ...{ utente_id: utenteId, p256dh, auth, nome, guasti: 0, riprova_il: null },
        detto_fino: sql<Date>`now()`,
      }),
    )
    .execute();

/** Answers how many were there: one or none. */
export async function deleteDispositivo(trx: Trx, utenteId: number, id: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('iscrizione_push')
    .where('utente_id', '=', utenteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Who has a browser that may have something new to be told: the rights of each say whether it is for him. */
export async function listConNovita(trx: Trx, quanti: number, dopo: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.utente_id as id from iscrizione_push p join utente u on u.id = p.utente_id
    where u.attivo and p.utente_id > ${dopo} and coalesce(p.riprova_il, now()) <= now()
      and (exists (select from notifica n where n.data_pubblicazione > p.detto_fino and n.data_pubblicazione <= now())
        or exists (select from avviso v where v.studio_id = u.studio_id and v.creato_il > p.detto_fino)
        or exists (select from avviso v where v.utente_id = u.id and v.creato_il > p.detto_fino))
    order by 1 limit ${quanti}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Takes the browsers of a user that wait for nothing: one process at a time. */
export const lockDispositivi = (trx: Trx, utenteId: number): Promise<IscrizionePush[]> =>
  trx
    .selectFrom('iscrizione_push')
    .selectAll()
    .where('utente_id', '=', utenteId)
    .where((eb) => eb.or([eb('riprova_il', 'is', null), eb('riprova_il', '<=', sql<Date>`now()`)]))
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();

/** Everything until now was told to these. */
export const setDetti = (trx: Trx, ids: readonly number[]) =>
  trx.updateTable('iscrizione_push').set({ detto_fino: sql`now()` }).where('id', 'in', ids).execute();

/** Its service took it: what failed before is over. */
export const setPresa = (trx: Trx, id: number) =>
  trx
    .updateTable('iscrizione_push')
    .set({ guasti: 0, riprova_il: null })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('guasti', '>', 0), eb('riprova_il', 'is not', null)]))
    .execute();

/** Its service did not take it: what was to be told is told again at that moment. */
export const setGuasta = (trx: Trx, { id, detto_fino }: IscrizionePush, guasti: number, riprova: Date) =>
  trx
    .updateTable('iscrizione_push')
    .set({ guasti, riprova_il: riprova, detto_fino })
    .where('id', '=', id)
    .execute();

export const deleteFinita = (trx: Trx, id: number) =>
  trx.deleteFrom('iscrizione_push').where('id', '=', id).execute();
