import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** A client of a studio. */
export interface ClienteDi {
  readonly studioId: number;
  readonly id: string;
}

const nomeDi = (utente: string) =>
  sql<string | null>`${sql.ref(`${utente}.cognome`)} || ' ' || ${sql.ref(`${utente}.nome`)}`;

/** Who follows a client and the note of the studio; undefined while nobody wrote either. */
export async function findSeguito(trx: Trx, { studioId, id }: ClienteDi) {
  return trx
    .selectFrom('seguito_cliente as s')
    .leftJoin('utente as u', 'u.id', 's.utente_id')
    .leftJoin('utente as m', 'm.id', 's.modificato_da')
    .select(['s.utente_id as idUtente', 's.nota', 's.versione', 's.modificato_il as modificatoIl'])
    .select([nomeDi('u').as('nome'), nomeDi('m').as('modificatoDa')])
    .where('s.studio_id', '=', studioId)
    .where('s.anagrafica_id', '=', id)
    .executeTakeFirst();
}

/** The people of a studio that are at work, in the order of the alphabet. */
export async function listPersone(trx: Trx, studioId: number) {
  return trx
    .selectFrom('utente')
    .select(['id', sql<string>`cognome || ' ' || nome`.as('nome')])
    .where('studio_id', '=', studioId)
    .where('attivo', '=', true)
    .orderBy('cognome')
    .orderBy('nome')
    .orderBy('id')
    .execute();
}

interface Scritto {
  readonly idUtente: number | null;
  readonly nota: string | null;
  readonly modificatoDa: number;
  readonly modificatoIl: Date;
}

/** Writes it over what there was, or for the first time. */
export async function putSeguito(trx: Trx, { studioId, id }: ClienteDi, scritto: Scritto): Promise<void> {
  const valori = {
    utente_id: scritto.idUtente,
    nota: scritto.nota,
    modificato_da: scritto.modificatoDa,
    modificato_il: scritto.modificatoIl,
  };
  await trx
    .insertInto('seguito_cliente')
    .values({ studio_id: studioId, anagrafica_id: id, ...valori })
    .onConflict((conflitto) =>
      conflitto
        .columns(['studio_id', 'anagrafica_id'])
        .doUpdateSet({ ...valori, versione: sql`seguito_cliente.versione + 1` }),
    )
    .execute();
}
