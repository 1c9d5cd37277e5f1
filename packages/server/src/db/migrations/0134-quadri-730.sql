-- What the quadri A, D, G and W of the 730 were found to be, read one by one: a box that is ticked and was a code is carried, and a
-- casella or a value that the form has not is taken out of the declaration, which could not be computed with it, and written in its
-- history, where it is read as any change. Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

-- One line: first and last year, casella, and what of it goes: nothing for all, `=` values, `<` below, `>` above.
create temp table tolta_730 on commit drop as
select p[1]::int as dal, p[2]::int as al, p[3] as chiave, left(p[4], 1) as come, string_to_array(substr(p[4], 2), ',') as quali
from (select string_to_array(testo, ' ') as p from regexp_split_to_table($dati$
2023 2026 A1.2 =8,9
2023 2026 A2.2 =8,9
2023 2026 A3.2 =8,9
2023 2026 A4.2 =8,9
2023 2026 A5.2 =8,9
2023 2026 A6.2 =8,9
2023 2026 D1.1 <1
2023 2026 D1.1 >11
2023 2026 D2.1 <1
2023 2026 D2.1 >8
2023 2026 D903.2
2023 2026 D903.3
2023 2026 G5.104
2023 2026 G6.106
2023 2026 G6.3 >10
2023 2026 G9.105
2023 2026 G15.1 =21
2023 2024 G15.5
2023 2026 G15.107
2023 2026 G930.1
2023 2023 G930.2
2023 2026 G930.3
2023 2026 G930.4
2024 2024 W8.2
2024 2024 W8.3
2024 2024 W8.4
$dati$, E'\n') testo where testo <> '') lette;

create or replace function pg_temp.va_730(p_anno int, p_base text, p_valore jsonb) returns boolean language sql stable as $$
  select exists (select from tolta_730 where chiave = p_base and p_anno between dal and al and case
    when come is null or come = '' then true
    when come = '=' then p_valore #>> '{}' = any (quali)
    when jsonb_typeof(p_valore) <> 'number' then false
    when come = '<' then (p_valore #>> '{}')::numeric < quali[1]::numeric
    else (p_valore #>> '{}')::numeric > quali[1]::numeric end)
$$;
-- A code that is now a tick: G6.1, and until the form of 2024 D4.2.
create or replace function pg_temp.barrata_730(p_anno int, p_base text, p_valore jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(p_valore) = 'string' and (p_base = 'G6.1' or p_base = 'D4.2' and p_anno < 2025)
$$;
-- Each value and what it is now; null for one that goes.
create or replace function pg_temp.valori_730(p_anno int, p_righi jsonb)
returns table (chiave text, valore jsonb, nuovo jsonb) language sql stable as $$
  select key, value, case
    when pg_temp.va_730(p_anno, split_part(key, '#', 1), value) then null
    when pg_temp.barrata_730(p_anno, split_part(key, '#', 1), value) then case when value #>> '{}' = '1' then 'true'::jsonb end
    else value end
  from jsonb_each(p_righi)
$$;
create or replace function pg_temp.nuovi_730(p_anno int, p_righi jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(chiave, nuovo), '{}'::jsonb) from pg_temp.valori_730(p_anno, p_righi) where nuovo is not null
$$;

create temp table riletta_730 on commit drop as
select studio_id, id, anno, righi from dichiarazione where tipo = '730' and anno >= 2023;

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select r.studio_id, r.id, 'modifica', p.chiave, p.valore, null, 'Il modello non ha questa casella, o questo valore'
from riletta_730 r, pg_temp.valori_730(r.anno, r.righi) p where p.nuovo is null
order by r.studio_id, r.id, p.chiave;

update dichiarazione d set righi = pg_temp.nuovi_730(r.anno, r.righi),
  forzature = (select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(d.forzature)
    where not exists (select from tolta_730 t where t.chiave = split_part(key, '#', 1)
      and r.anno between t.dal and t.al and coalesce(t.come, '') = ''))
from riletta_730 r
where r.studio_id = d.studio_id and r.id = d.id and (pg_temp.nuovi_730(r.anno, r.righi) <> r.righi or d.forzature <> '{}');
update dichiarazione_bozza b set righi = pg_temp.nuovi_730(r.anno, b.righi)
from riletta_730 r where r.studio_id = b.studio_id and r.id = b.dichiarazione_id and pg_temp.nuovi_730(r.anno, b.righi) <> b.righi;
