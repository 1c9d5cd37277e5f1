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

/** A browser is of who named it last, that shows its keys: an address alone takes it from nobody. False when it is another's. */
export async function saveDispositivo(
  trx: Trx,
  utenteId: number,
  { indirizzo, p256dh, auth, nome }: Pick<IscrizionePush, 'indirizzo' | 'p256dh' | 'auth' | 'nome'>,
): Promise<boolean> {
  const riga = await trx
    .insertInto('iscrizione_push')
    .values({ utente_id: utenteId, indirizzo, p256dh, auth, nome })
    .onConflict((c) =>
      c
        .column('indirizzo')
        .doUpdateSet({
          ...{ utente_id: utenteId, p256dh, auth, nome, guasti: 0, riprova_il: null, guardate: [] },
          detto_fino: sql<Date>`now()`,
        })
        .where(
          sql<boolean>`iscrizione_push.utente_id = ${utenteId}
            or (iscrizione_push.p256dh = ${p256dh} and iscrizione_push.auth = ${auth})`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return riga !== undefined;
}

/** Answers how many were there: one or none. */
export async function deleteDispositivo(trx: Trx, utenteId: number, id: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('iscrizione_push')
    .where('utente_id', '=', utenteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Every studio, if any browser is there to be told: none, when there is none. */
export async function listStudiSeServe(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select 0 as id where exists (select from iscrizione_push)
    union all select id from studio where exists (select from iscrizione_push)`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Who has a browser that may have something new to be told, and what: the rights of each say whether it is for him. */
export async function listConNovita(
  trx: Trx,
  quanti: number,
  dopo: number,
): Promise<{ utenteId: number; novita: number[] }[]> {
  const { rows } = await sql<{ utenteId: number; novita: number[] }>`
    select p.utente_id as "utenteId", array_agg(distinct x.id) as novita
    from iscrizione_push p join utente u on u.id = p.utente_id
    cross join lateral (
      select n.id from notifica n where n.data_pubblicazione > p.detto_fino and n.data_pubblicazione <= now()
      union select v.id from avviso v where v.studio_id = u.studio_id and v.creato_il > p.detto_fino
      union select v.id from avviso v where v.utente_id = u.id and v.creato_il > p.detto_fino) x
    where u.attivo and p.utente_id > ${dopo} and coalesce(p.riprova_il, now()) <= now() and x.id <> all (p.guardate)
    group by p.utente_id order by p.utente_id limit ${quanti}`.execute(trx);
  return rows;
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

/** The longest that something written now may be in a transaction that has not ended. */
const RITARDO = sql`interval '10 minutes'`;
/**
 * These were looked at, and are not told again. What is older than what is looked for is forgotten: it is read as the whole studio
 * has it, whoever the browser is of.
 */
export const setGuardate = (trx: Trx, ids: readonly number[], novita: readonly number[]) =>
  trx
    .updateTable('iscrizione_push')
    .set({
      detto_fino: sql<Date>`greatest(detto_fino, now() - ${RITARDO})`,
      guardate: sql<number[]>`array(select x.id from unnest(guardate || ${[...novita]}::int[]) as x (id)
        where exists (select from notifica n where n.id = x.id and n.data_pubblicazione > now() - ${RITARDO})
          or exists (select from avviso v where v.id = x.id and v.creato_il > now() - ${RITARDO}))`,
    })
    .where('id', 'in', ids)
    .execute();

/** Of who has it still: what was sent to a browser says nothing of the one who named it since. */
const isSua = ({ id, utente_id }: IscrizionePush) => sql<boolean>`id = ${id} and utente_id = ${utente_id}`;

/** Its service took it: what failed before is over. */
export const setPresa = (trx: Trx, iscrizione: IscrizionePush) =>
  trx
    .updateTable('iscrizione_push')
    .set({ guasti: 0, riprova_il: null })
    .where(isSua(iscrizione))
    .where((eb) => eb.or([eb('guasti', '>', 0), eb('riprova_il', 'is not', null)]))
    .execute();

/** Its service did not take it: what was to be told is told again at that moment, and what was told meanwhile is not. */
export const setGuasta = (
  trx: Trx,
  iscrizione: IscrizionePush,
  { nonDette, guasti, riprova }: { nonDette: readonly number[]; guasti: number; riprova: Date },
) =>
  trx
    .updateTable('iscrizione_push')
    .set({
      ...{ guasti, riprova_il: riprova, detto_fino: iscrizione.detto_fino },
      guardate: sql<
        number[]
      >`array(select distinct x.id from unnest(guardate || ${iscrizione.guardate}::int[]) as x (id)
        where x.id <> all (${[...nonDette]}::int[]))`,
    })
    .where(isSua(iscrizione))
    .execute();

export const deleteFinita = (trx: Trx, iscrizione: IscrizionePush) =>
  trx.deleteFrom('iscrizione_push').where(isSua(iscrizione)).execute();
