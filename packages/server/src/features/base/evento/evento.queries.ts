import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { EventoTable } from './evento.table.ts';

/** The channel on which every process hears whose events there are to read. */
export const CANALE_EVENTI = 'quadra_eventi';
/** First half of the lock that puts the events of one user in the order they are committed. */
const SERRATURA = 7_266_013;
export const EVENTI_PER_VOLTA = 200;

interface NuovoEvento {
  readonly studioId: number;
  readonly utenteId: number;
  readonly tipo: EventoTable['tipo'];
  readonly dati: unknown;
}

/**
 * Tells the pages of a user something, if the transaction commits. Call it last: from here on the other events of the same
 * user wait, so that a number lower than one already read never appears later.
 */
export async function insertEvento(trx: Trx, { studioId, utenteId, tipo, dati }: NuovoEvento): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SERRATURA}::int, ${utenteId}::int)`.execute(trx);
  await trx
    .insertInto('evento')
    .values({ studio_id: studioId, utente_id: utenteId, tipo, dati: JSON.stringify(dati) })
    .execute();
  await sql`select pg_notify(${CANALE_EVENTI}, ${String(utenteId)})`.execute(trx);
}

/** The same thing to many users, each of his studio (0: of none), in the order of their keys. Call it last, as the one above. */
export async function insertEventi(
  trx: Trx,
  chi: readonly { readonly studioId: number; readonly utenteId: number }[],
  tipo: EventoTable['tipo'],
  dati: unknown,
): Promise<void> {
  const utenti = chi.map(({ utenteId }) => utenteId);
  await sql`select pg_advisory_xact_lock(${SERRATURA}::int, u) from (
    select u from unnest(${utenti}::int[]) u order by u) o`.execute(trx);
  await trx
    .insertInto('evento')
    .values(
      chi.map(({ studioId, utenteId }) => ({
        studio_id: studioId,
        utente_id: utenteId,
        tipo,
        dati: JSON.stringify(dati),
      })),
    )
    .execute();
  await sql`select pg_notify(${CANALE_EVENTI}, u::text) from unnest(${utenti}::int[]) u`.execute(trx);
}

/** The events of the user after `dopo`, oldest first, at most two hundred. */
export const listEventi = (trx: Trx, studioId: number, utenteId: number, dopo: number) =>
  trx
    .selectFrom('evento')
    .select(['id', 'tipo', 'dati'])
    .where('studio_id', '=', studioId)
    .where('utente_id', '=', utenteId)
    .where('id', '>', dopo)
    .orderBy('id')
    .limit(EVENTI_PER_VOLTA)
    .execute();

/** The number of the user's last event; 0 when there is none. */
export async function readUltimo(trx: Trx, studioId: number, utenteId: number): Promise<number> {
  const riga = await trx
    .selectFrom('evento')
    .select(sql<number>`coalesce(max(id), 0)`.as('ultimo'))
    .where('studio_id', '=', studioId)
    .where('utente_id', '=', utenteId)
    .executeTakeFirst();
  return riga?.ultimo ?? 0;
}

/** Deletes the events of the studi of the transaction that are a day old at `adesso`; answers how many. */
export async function deleteEventi(trx: Trx, adesso: Date): Promise<number> {
  const esito = await trx
    .deleteFrom('evento')
    .where('creato_il', '<', sql<Date>`${adesso}::timestamptz - interval '1 day'`)
    .executeTakeFirst();
  return Number(esito.numDeletedRows);
}
