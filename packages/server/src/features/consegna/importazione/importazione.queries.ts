import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { isUuid } from '../../../http/uuid.ts';

export interface NuovaImportazione {
  readonly studioId: number;
  readonly utenteId: number;
  /** The kind of record it is imported into. */
  readonly oggetto: 'anagrafica' | 'immobile';
  readonly nome: string;
  readonly contenuto: Buffer;
  readonly righe: number;
}
/** Files of one user kept before he asks to import them; days they are, and days one is kept from when he asked. */
const TENUTE = 5;
const GIORNI = 7;
const GIORNI_CHIESTA = 30;

/** Lets go the files that nobody imports any more: one that a job will read stays, however many come after it. */
async function deleteLasciate(trx: Trx, studioId: number, utenteId: number): Promise<void> {
  const days = (giorni: number) => sql`now() - make_interval(days => ${giorni})`;
  await trx
    .deleteFrom('importazione as i')
    .where('i.studio_id', '=', studioId)
    .where(
      sql<boolean>`case when i.chiesta_il is not null then i.chiesta_il < ${days(GIORNI_CHIESTA)}
        else i.creata_il < ${days(GIORNI)}
          or i.utente_id = ${utenteId} and i.id not in (select x.id from importazione x
            where x.studio_id = ${studioId} and x.utente_id = ${utenteId} and x.chiesta_il is null
            order by x.creata_il desc limit ${TENUTE}) end`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lavoro as l')
            .select('l.id')
            .where('l.stato', 'in', ['in coda', 'in corso'])
            .where(sql<boolean>`l.parametri ->> 'IdImportazione' = i.id::text`),
        ),
      ),
    )
    .execute();
}

/** Keeps a file to import, and lets go those that nobody imports any more. */
export async function insertImportazione(trx: Trx, nuova: NuovaImportazione): Promise<string> {
  const { studioId, utenteId, oggetto, nome, contenuto, righe } = nuova;
  await deleteLasciate(trx, studioId, utenteId);
  const { id } = await trx
    .insertInto('importazione')
    .values({ studio_id: studioId, utente_id: utenteId, oggetto, nome, contenuto, righe })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A file of the user, with its content. */
export async function findImportazione(trx: Trx, id: string, utenteId: number) {
  if (!isUuid(id)) return undefined;
  return trx
    .selectFrom('importazione')
    .selectAll()
    .where('id', '=', id)
    .where('utente_id', '=', utenteId)
    .executeTakeFirst();
}

/** Writes that a file is to be imported: from now on it stays, whatever is sent after it. False when it has just gone. */
export async function markChiesta(trx: Trx, id: string): Promise<boolean> {
  const esito = await trx
    .updateTable('importazione')
    .set({ chiesta_il: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst();
  return esito.numUpdatedRows === 1n;
}

/** Writes up to which row a file is settled, in the transaction that settles it. */
export async function markFatte(trx: Trx, studioId: number, id: string, fatte: number): Promise<void> {
  await trx
    .updateTable('importazione')
    .set({ fatte: sql<number>`greatest(fatte, ${fatte})` })
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}

/** Does something in a transaction, tells how it went, and goes back to before it. */
export async function tryOut<T>(trx: Trx, run: () => Promise<T>): Promise<T> {
  await sql`savepoint prova`.execute(trx);
  const esito = await run();
  await sql`rollback to savepoint prova`.execute(trx);
  return esito;
}
