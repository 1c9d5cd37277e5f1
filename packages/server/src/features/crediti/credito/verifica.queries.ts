import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** What does not add up: where, and what is wrong. */
export interface Difformita {
  readonly studioId: number;
  readonly tipo: 'saldo' | 'acquisti' | 'prenotazioni' | 'movimento' | 'acquisto';
  readonly id: string | null;
}

/** Looks at every account of the studi of the transaction from its first movement. */
export async function listDifformita(trx: Trx): Promise<Difformita[]> {
  const { rows } = await sql<Difformita>`
    with m as (select studio_id, sum(quantita) as totale from movimento group by studio_id),
    a as (select studio_id, sum(residuo) as totale from acquisto group by studio_id),
    p as (select studio_id, sum(quantita) as totale from prenotazione where stato = 'aperta' group by studio_id),
    v as (
      select studio_id, movimento_id, count(*) as quante, sum(quantita) as somma,
        max(quantita) filter (where conto = 'crediti') as crediti
      from voce group by studio_id, movimento_id),
    c as (
      select studio_id, acquisto_id, sum(quantita) as preso from consumo_pacchetto
      where acquisto_id is not null group by studio_id, acquisto_id),
    u as (select studio_id, movimento_id, sum(quantita) as preso from consumo_pacchetto group by studio_id, movimento_id)
    select c.studio_id as "studioId", 'saldo' as tipo, null as id from conto c left join m using (studio_id)
      where c.saldo <> coalesce(m.totale, 0)
    union all
    select c.studio_id, 'acquisti', null from conto c left join a using (studio_id)
      where c.saldo <> coalesce(a.totale, 0)
    union all
    select c.studio_id, 'prenotazioni', null from conto c left join p using (studio_id)
      where c.prenotati <> coalesce(p.totale, 0)
    union all
    select x.studio_id, 'movimento', x.id::text from movimento x
      left join v on v.studio_id = x.studio_id and v.movimento_id = x.id
      left join u on u.studio_id = x.studio_id and u.movimento_id = x.id
      where coalesce(v.quante, 0) < 2 or v.somma <> 0 or v.crediti is distinct from x.quantita
        or (x.quantita < 0 and coalesce(u.preso, 0) <> -x.quantita)
    union all
    select x.studio_id, 'acquisto', x.id::text from acquisto x
      left join c on c.studio_id = x.studio_id and c.acquisto_id = x.id
      where x.residuo <> x.quantita - coalesce(c.preso, 0)
    order by 1, 2, 3`.execute(trx);
  return rows;
}

/** How many accounts and movements the studi of the transaction have. */
export async function countConti(trx: Trx): Promise<{ conti: number; movimenti: number }> {
  const { rows } = await sql<{ conti: number; movimenti: number }>`
    select (select count(*)::int from conto) as conti, (select count(*)::int from movimento) as movimenti`.execute(
    trx,
  );
  return rows[0] ?? { conti: 0, movimenti: 0 };
}
