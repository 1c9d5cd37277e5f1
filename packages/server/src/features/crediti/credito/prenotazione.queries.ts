import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

export async function insertPrenotazione(
  trx: Trx,
  riga: { studioId: number; quantita: number; causale: string; adesso: Date; scadeIl: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('prenotazione')
    .values({
      studio_id: riga.studioId,
      quantita: riga.quantita,
      causale: riga.causale,
      creata_il: riga.adesso,
      scade_il: riga.scadeIl,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An open reservation, held until the transaction ends; one that took too long is open no more. */
export const lockPrenotazione = (trx: Trx, studioId: number, id: string, adesso: Date) =>
  trx
    .selectFrom('prenotazione')
    .select(['id', 'quantita', 'causale'])
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .where('stato', '=', 'aperta')
    .where('scade_il', '>', adesso)
    .forUpdate()
    .executeTakeFirst();

/** The open reservation of a name, held until the transaction ends. */
export const lockPerCausale = (trx: Trx, studioId: number, causale: string) =>
  trx
    .selectFrom('prenotazione')
    .select(['id', 'quantita'])
    .where('studio_id', '=', studioId)
    .where('causale', '=', causale)
    .where('stato', '=', 'aperta')
    .forUpdate()
    .executeTakeFirst();

export async function closePrenotazione(
  trx: Trx,
  studioId: number,
  id: string,
  esito: { stato: 'annullata' } | { stato: 'definita'; movimento_id: string },
): Promise<void> {
  await trx
    .updateTable('prenotazione')
    .set(esito)
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}

/** The reservations that took too long are free again. Answers how many. */
export async function expirePrenotazioni(trx: Trx, adesso: Date): Promise<number> {
  const { rows } = await sql<{ quante: number }>`
    with s as (
      select studio_id, id, quantita from prenotazione where stato = 'aperta' and scade_il <= ${adesso}
      order by studio_id, id for update),
    p as (update prenotazione p set stato = 'scaduta' from s where p.studio_id = s.studio_id and p.id = s.id),
    c as (
      update conto c set prenotati = c.prenotati - x.tolti
      from (select studio_id, sum(quantita)::int as tolti from s group by studio_id) x where c.studio_id = x.studio_id)
    select count(*)::int as quante from s`.execute(trx);
  return rows[0]?.quante ?? 0;
}
