import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { isUuid } from '../../http/uuid.ts';

export interface NuovaImportazione {
  readonly studioId: number;
  readonly utenteId: number;
  /** The kind of record it is imported into. */
  readonly oggetto: 'anagrafica' | 'immobile';
  readonly nome: string;
  readonly contenuto: Buffer;
  readonly righe: number;
}
/** Files of one user kept at once; days one is kept. */
const TENUTE = 5;
const GIORNI = 7;

/** Keeps a file to import, and lets go those that nobody imports any more. */
export async function insertImportazione(trx: Trx, nuova: NuovaImportazione): Promise<string> {
  const { studioId, utenteId, oggetto, nome, contenuto, righe } = nuova;
  await trx
    .deleteFrom('importazione as i')
    .where('i.studio_id', '=', studioId)
    .where((eb) =>
      eb.or([
        sql<boolean>`i.creata_il < now() - make_interval(days => ${GIORNI})`,
        sql<boolean>`i.utente_id = ${utenteId} and i.fatte in (0, i.righe) and i.id not in (select x.id from importazione x
          where x.studio_id = ${studioId} and x.utente_id = ${utenteId} order by x.creata_il desc limit ${TENUTE})`,
      ]),
    )
    .execute();
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
