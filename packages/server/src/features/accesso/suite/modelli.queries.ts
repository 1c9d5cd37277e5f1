import { sql } from 'kysely';
import type { Db } from '../../../db/pool.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { hashSegreto } from '../../../http/segreto.ts';

type Dati = Record<string, unknown>;
interface Modello {
  readonly dati: Dati;
  readonly consumato: boolean;
}
interface ModelloScritto {
  readonly dati: Dati;
  readonly concessione: string | null;
  readonly uid: string | null;
  readonly sessioneId: string | null;
  readonly secondi: number;
}

/** Keeps one thing of the provider under the hash of its id; written again, it takes the place of the former. */
export async function upsertModello(
  db: Db,
  modello: string,
  id: string,
  scritto: ModelloScritto,
): Promise<void> {
  const valori = {
    dati: JSON.stringify(scritto.dati),
    concessione: scritto.concessione,
    uid: scritto.uid,
    sessione_id: scritto.sessioneId,
    scade_il: sql<Date>`now() + make_interval(secs => ${scritto.secondi})`,
  };
  await db
    .insertInto('suite_modello')
    .values({ modello, id: hashSegreto(id), ...valori })
    .onConflict((conflitto) => conflitto.columns(['modello', 'id']).doUpdateSet(valori))
    .execute();
}

export async function findModello(db: Db, modello: string, id: string): Promise<Modello | undefined> {
  const riga = await db
    .selectFrom('suite_modello')
    .select(['dati', 'consumato_il'])
    .where('modello', '=', modello)
    .where('id', '=', hashSegreto(id))
    .executeTakeFirst();
  return riga && { dati: riga.dati, consumato: riga.consumato_il !== null };
}

export async function deleteModello(db: Db, modello: string, id: string): Promise<void> {
  await db
    .deleteFrom('suite_modello')
    .where('modello', '=', modello)
    .where('id', '=', hashSegreto(id))
    .execute();
}

/** Marks a one-use thing as used. False when somebody, perhaps another process, has used it first. */
export async function consumeModello(db: Db, modello: string, id: string): Promise<boolean> {
  const esito = await db
    .updateTable('suite_modello')
    .set({ consumato_il: sql`now()` })
    .where('modello', '=', modello)
    .where('id', '=', hashSegreto(id))
    .where('consumato_il', 'is', null)
    .executeTakeFirst();
  return esito.numUpdatedRows > 0n;
}

/** Everything of one kind that a grant gave. */
export async function deleteConcessi(db: Db, modello: string, concessione: string): Promise<void> {
  await db
    .deleteFrom('suite_modello')
    .where('modello', '=', modello)
    .where('concessione', '=', concessione)
    .execute();
}

export interface SessioneSuite {
  readonly dati: Dati;
  /** The session of Quadra it lives with. */
  readonly sessioneId: string;
}

/**
 * A session of the provider, by its secret or by its public name: only while the session of Quadra it belongs to could
 * still make a call.
 */
export function findSessioneSuite(
  db: Db,
  chiave: { id: string } | { uid: string },
  inattivitaMinuti: number,
): Promise<SessioneSuite | undefined> {
  return withIdentita(db, async (trx) => {
    const riga = await trx
      .selectFrom('suite_modello as m')
      .innerJoin('sessione as s', 's.id', 'm.sessione_id')
      .innerJoin('utente as u', 'u.id', 's.utente_id')
      .leftJoin('studio as st', 'st.id', 'u.studio_id')
      .leftJoin('gestore as g', 'g.id', 'u.gestore_id')
      .select(['m.dati', 's.id as sessione_id'])
      .where('m.modello', '=', 'Session')
      .where((eb) =>
        'id' in chiave ? eb('m.id', '=', hashSegreto(chiave.id)) : eb('m.uid', '=', chiave.uid),
      )
      .where('s.terminata_il', 'is', null)
      .where('s.scade_il', '>', sql<Date>`now()`)
      .where('s.ultima_attivita', '>', sql<Date>`now() - make_interval(mins => ${inattivitaMinuti})`)
      .where('u.attivo', '=', true)
      .where(isLibero)
      .executeTakeFirst();
    return riga && { dati: riga.dati, sessioneId: riga.sessione_id };
  });
}

/** Neither the studio nor the gestore of the user is locked today. */
export const isLibero = sql<boolean>`not coalesce(coalesce(st.data_blocco, g.data_blocco)
  <= (now() at time zone 'Europe/Rome')::date, false)`;

/** When a live session of Quadra began: the time of the login that applications are told. */
export async function findInizioSessione(db: Db, id: string): Promise<Date | undefined> {
  const riga = await db
    .selectFrom('sessione')
    .select('creata_il')
    .where('id', '=', id)
    .where('terminata_il', 'is', null)
    .executeTakeFirst();
  return riga?.creata_il;
}

/** Ends a session of Quadra because an application ended the common one. */
export async function endSessioneQuadra(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sessione')
    .set({ terminata_il: sql`now()` })
    .where('id', '=', id)
    .where('terminata_il', 'is', null)
    .execute();
}
