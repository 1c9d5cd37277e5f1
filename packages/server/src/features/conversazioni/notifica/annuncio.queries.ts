import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/pool.ts';

/** Takes the next notification whose moment came and that nobody announced yet: one process takes it. */
export async function takeDaAnnunciare(db: Db): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    update notifica set annunciata_il = now() where id = (
      select id from notifica where annunciata_il is null and data_pubblicazione <= now()
      order by data_pubblicazione limit 1 for update skip locked)
    returning id`.execute(db);
  return rows[0];
}

/** Those a notification is for who are inside now, by key after `dopo`: `quanti` at most. */
export async function listPresenti(
  trx: Trx,
  id: number,
  dopo: number,
  quanti: number,
): Promise<{ studioId: number; utenteId: number }[]> {
  const { rows } = await sql<{ studioId: number; utenteId: number }>`
    select u.id as "utenteId", coalesce(u.studio_id, 0) as "studioId"
    from notifica n, utente u left join studio s on s.id = u.studio_id
    where n.id = ${id} and u.id > ${dopo} and u.attivo
      and exists (select from sessione e where e.utente_id = u.id and e.terminata_il is null and e.scade_il > now())
      and (cardinality(n.ruoli) = 0 or u.tipologia_utente = any (n.ruoli))
      and (cardinality(n.gestori) + cardinality(n.studi) = 0 or u.studio_id = any (n.studi)
        or coalesce(u.gestore_id, s.gestore_id) = any (n.gestori))
    order by u.id limit ${quanti}`.execute(trx);
  return rows;
}
