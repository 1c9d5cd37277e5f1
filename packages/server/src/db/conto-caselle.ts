import type pg from 'pg';

/**
 * What a migration did to the caselle of the declarations that it touched, for a form and a year. Each casella that was there
 * is counted once: `prima = ferme + cambiate + daParte + portate + perse`, and `dopo = ferme + cambiate + nuove`.
 */
export interface ContoCaselle {
  readonly tipo: string;
  readonly anno: number;
  readonly dichiarazioni: number;
  readonly prima: number;
  /** Same place, same value. */
  readonly ferme: number;
  /** Same place, another value. */
  readonly cambiate: number;
  /** No longer in its place, written in the history of its declaration. */
  readonly daParte: number;
  /** No longer in its place: its value is in another, alone or added to what was there, or was written by hand. */
  readonly portate: number;
  /** No longer in its place, and its value is nowhere. */
  readonly perse: number;
  /** Places that were empty. */
  readonly nuove: number;
  readonly dopo: number;
}

const GUARDA = `
create temp table conto_caselle (
  id uuid primary key, tipo text, anno int, prima jsonb, dopo jsonb, a_mano jsonb) on commit drop;
create function pg_temp.conta_caselle() returns trigger language plpgsql as $$ begin
  insert into pg_temp.conto_caselle values (new.id, new.tipo, new.anno, old.righi, new.righi, new.forzature)
  on conflict (id) do update set dopo = excluded.dopo, a_mano = excluded.a_mano;
  return null;
end $$;
create trigger conto_caselle after update of righi on dichiarazione
  for each row when (old.righi is distinct from new.righi) execute function pg_temp.conta_caselle()`;

/** Of the history, what this transaction alone wrote. Joins and no search casella by casella: a house has millions of them. */
const CONTA = `
with prima as (select c.id, k, v #>> '{}' as v from pg_temp.conto_caselle c, jsonb_each(c.prima) e (k, v)),
dopo as (select c.id, k, v #>> '{}' as v from pg_temp.conto_caselle c, jsonb_each(c.dopo) e (k, v)),
arrivi as (
  select d.id, d.v from dopo d left join prima p on p.id = d.id and p.k = d.k and p.v = d.v where p.id is null
  union
  select c.id, coalesce(v ->> 'valore', v #>> '{}') from pg_temp.conto_caselle c, jsonb_each(c.a_mano) e (k, v)
  union
  select d.id, ((d.v)::numeric - (p.v)::numeric)::text from dopo d join prima p on p.id = d.id and p.k = d.k and p.v <> d.v
  where d.v ~ '^-?[0-9]+([.][0-9]+)?$' and p.v ~ '^-?[0-9]+([.][0-9]+)?$'
),
storia as (
  select distinct m.dichiarazione_id as id, m.chiave as k from dichiarazione_modifica m
  where m.dopo is null and m.xmin::text::bigint = txid_current() % 4294967296
),
esiti as (
  select c.tipo, c.anno, c.id, case
    when p.k is null then 'nuove'
    when p.v is not distinct from d.v and d.k is not null then 'ferme'
    when d.k is not null then 'cambiate'
    when s.k is not null then 'daParte'
    when a.v is not null then 'portate'
    else 'perse' end as esito
  from prima p full join dopo d on d.id = p.id and d.k = p.k
    join pg_temp.conto_caselle c on c.id = coalesce(p.id, d.id)
    left join storia s on s.id = p.id and s.k = p.k and d.k is null
    left join arrivi a on a.id = p.id and a.v = p.v and d.k is null
)
select tipo, anno::int, count(distinct id)::int as dichiarazioni,
  count(*) filter (where esito <> 'nuove')::int as prima,
  count(*) filter (where esito = 'ferme')::int as ferme, count(*) filter (where esito = 'cambiate')::int as cambiate,
  count(*) filter (where esito = 'daParte')::int as "daParte", count(*) filter (where esito = 'portate')::int as portate,
  count(*) filter (where esito = 'perse')::int as perse, count(*) filter (where esito = 'nuove')::int as nuove,
  count(*) filter (where esito in ('ferme', 'cambiate', 'nuove'))::int as dopo
from esiti group by tipo, anno order by tipo, anno`;

/**
 * Runs one migration and counts what it did to the caselle, inside the transaction that is open. A migration says nothing of
 * it and is not changed: a trigger that lives as long as it looks at every declaration it writes. Empty when it writes none.
 */
export async function countCaselle(client: pg.Client, run: () => Promise<unknown>): Promise<ContoCaselle[]> {
  const { rows } = await client.query<{ presente: boolean }>(
    "select to_regclass('public.dichiarazione_modifica') is not null as presente",
  );
  if (!rows[0]?.presente) {
    await run();
    return [];
  }
  await client.query(GUARDA);
  await run();
  const { rowCount } = await client.query('select from pg_temp.conto_caselle limit 1');
  const conti = rowCount ? (await client.query<ContoCaselle>(CONTA)).rows : [];
  await client.query(
    'drop trigger conto_caselle on dichiarazione; drop function pg_temp.conta_caselle; drop table pg_temp.conto_caselle',
  );
  return conti;
}

/** One line for who looks after the house: what was there, where it is, what is now. */
export const describeConto = (c: ContoCaselle): string =>
  `${c.tipo} ${c.anno}, ${c.dichiarazioni} dichiarazioni: ${c.prima} caselle prima, ${c.dopo} dopo ` +
  `(${c.ferme} ferme, ${c.cambiate} cambiate, ${c.portate} portate, ${c.daParte} nella storia, ${c.nuove} nuove, ${c.perse} perse)`;
