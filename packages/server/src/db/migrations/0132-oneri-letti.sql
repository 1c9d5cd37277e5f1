-- What the righi of RP were found to be, read one by one: a column that moved is carried, and a casella or a
-- value that the form has not is taken out of the declaration, which could not be computed with it, and written in its history, where
-- it is read as any change. Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

-- One line: form, first and last year, casella, and what of it goes: nothing for all, `=` values, `<` below, `>` above.
create temp table tolta on commit drop as
select p[1] as modello, p[2]::int as dal, p[3]::int as al, p[4] as chiave, left(p[5], 1) as come, string_to_array(substr(p[5], 2), ',') as quali
from (select string_to_array(testo, ' ') as p from regexp_split_to_table($dati$
redditi-pf 2025 2025 RX42.2
redditi-pf 2023 2026 RP90.90
redditi-pf 2023 2023 RP56.4
redditi-pf 2023 2023 RP56.5
redditi-pf 2023 2025 RP41.2 =23
redditi-pf 2024 2025 RP41.7 =3
redditi-pf 2023 2023 RP41.7 =2,3
redditi-pf 2023 2023 RP41.1 <2013
redditi-pf 2023 2023 RP41.1 >2022
redditi-pf 2024 2024 RP41.1 <2014
redditi-pf 2024 2024 RP41.1 >2023
redditi-pf 2025 2025 RP41.1 <2015
redditi-pf 2025 2025 RP41.1 >2024
redditi-pf 2026 2026 RP41.1 <2016
redditi-pf 2026 2026 RP41.1 >2025
redditi-pf 2023 2025 RP42.2 =23
redditi-pf 2024 2025 RP42.7 =3
redditi-pf 2023 2023 RP42.7 =2,3
redditi-pf 2023 2023 RP42.1 <2013
redditi-pf 2023 2023 RP42.1 >2022
redditi-pf 2024 2024 RP42.1 <2014
redditi-pf 2024 2024 RP42.1 >2023
redditi-pf 2025 2025 RP42.1 <2015
redditi-pf 2025 2025 RP42.1 >2024
redditi-pf 2026 2026 RP42.1 <2016
redditi-pf 2026 2026 RP42.1 >2025
redditi-pf 2023 2025 RP43.2 =23
redditi-pf 2024 2025 RP43.7 =3
redditi-pf 2023 2023 RP43.7 =2,3
redditi-pf 2023 2023 RP43.1 <2013
redditi-pf 2023 2023 RP43.1 >2022
redditi-pf 2024 2024 RP43.1 <2014
redditi-pf 2024 2024 RP43.1 >2023
redditi-pf 2025 2025 RP43.1 <2015
redditi-pf 2025 2025 RP43.1 >2024
redditi-pf 2026 2026 RP43.1 <2016
redditi-pf 2026 2026 RP43.1 >2025
redditi-pf 2023 2025 RP44.2 =23
redditi-pf 2024 2025 RP44.7 =3
redditi-pf 2023 2023 RP44.7 =2,3
redditi-pf 2023 2023 RP44.1 <2013
redditi-pf 2023 2023 RP44.1 >2022
redditi-pf 2024 2024 RP44.1 <2014
redditi-pf 2024 2024 RP44.1 >2023
redditi-pf 2025 2025 RP44.1 <2015
redditi-pf 2025 2025 RP44.1 >2024
redditi-pf 2026 2026 RP44.1 <2016
redditi-pf 2026 2026 RP44.1 >2025
redditi-pf 2023 2025 RP45.2 =23
redditi-pf 2024 2025 RP45.7 =3
redditi-pf 2023 2023 RP45.7 =2,3
redditi-pf 2023 2023 RP45.1 <2013
redditi-pf 2023 2023 RP45.1 >2022
redditi-pf 2024 2024 RP45.1 <2014
redditi-pf 2024 2024 RP45.1 >2023
redditi-pf 2025 2025 RP45.1 <2015
redditi-pf 2025 2025 RP45.1 >2024
redditi-pf 2026 2026 RP45.1 <2016
redditi-pf 2026 2026 RP45.1 >2025
redditi-pf 2023 2025 RP46.2 =23
redditi-pf 2024 2025 RP46.7 =3
redditi-pf 2023 2023 RP46.7 =2,3
redditi-pf 2023 2023 RP46.1 <2013
redditi-pf 2023 2023 RP46.1 >2022
redditi-pf 2024 2024 RP46.1 <2014
redditi-pf 2024 2024 RP46.1 >2023
redditi-pf 2025 2025 RP46.1 <2015
redditi-pf 2025 2025 RP46.1 >2024
redditi-pf 2026 2026 RP46.1 <2016
redditi-pf 2026 2026 RP46.1 >2025
redditi-pf 2023 2025 RP47.2 =23
redditi-pf 2024 2025 RP47.7 =3
redditi-pf 2023 2023 RP47.7 =2,3
redditi-pf 2023 2023 RP47.1 <2013
redditi-pf 2023 2023 RP47.1 >2022
redditi-pf 2024 2024 RP47.1 <2014
redditi-pf 2024 2024 RP47.1 >2023
redditi-pf 2025 2025 RP47.1 <2015
redditi-pf 2025 2025 RP47.1 >2024
redditi-pf 2026 2026 RP47.1 <2016
redditi-pf 2026 2026 RP47.1 >2025
redditi-pf 2024 2025 RP61.6 =3
redditi-pf 2023 2023 RP61.6 =2,3
redditi-pf 2023 2023 RP61.2 >2022
redditi-pf 2024 2024 RP61.2 >2023
redditi-pf 2025 2025 RP61.2 >2024
redditi-pf 2026 2026 RP61.2 >2025
redditi-pf 2024 2025 RP62.6 =3
redditi-pf 2023 2023 RP62.6 =2,3
redditi-pf 2023 2023 RP62.2 >2022
redditi-pf 2024 2024 RP62.2 >2023
redditi-pf 2025 2025 RP62.2 >2024
redditi-pf 2026 2026 RP62.2 >2025
redditi-pf 2024 2025 RP63.6 =3
redditi-pf 2023 2023 RP63.6 =2,3
redditi-pf 2023 2023 RP63.2 >2022
redditi-pf 2024 2024 RP63.2 >2023
redditi-pf 2025 2025 RP63.2 >2024
redditi-pf 2026 2026 RP63.2 >2025
redditi-pf 2024 2025 RP64.6 =3
redditi-pf 2023 2023 RP64.6 =2,3
redditi-pf 2023 2023 RP64.2 >2022
redditi-pf 2024 2024 RP64.2 >2023
redditi-pf 2025 2025 RP64.2 >2024
redditi-pf 2026 2026 RP64.2 >2025
redditi-pf 2023 2023 RP56.2 >2022
redditi-pf 2024 2024 RP56.2 >2023
redditi-pf 2025 2025 RP56.2 >2024
redditi-pf 2026 2026 RP56.2 >2025
redditi-pf 2024 2026 RP83.1 =3
redditi-pf 2023 2026 RP80.2 <1
redditi-pf 2023 2026 RP80.2 >5
redditi-pf 2023 2026 RP80.4 <1
redditi-pf 2023 2026 RP80.4 >5
redditi-pf 2026 2026 RP80.4 >3
redditi-pf 2023 2026 RP73.1 >6318
redditi-pf 2023 2026 RP58.2 >16000
redditi-pf 2023 2026 RP58.3 >1600
$dati$, E'\n') testo where testo <> '') lette;
create index on tolta (modello, chiave);

create or replace function pg_temp.va(p_modello text, p_anno int, p_base text, p_valore jsonb) returns boolean language sql stable as $$
  select exists (select from tolta where modello = p_modello and chiave = p_base and p_anno between dal and al and case
    when come is null or come = '' then true
    when come = '=' then p_valore #>> '{}' = any (quali)
    when jsonb_typeof(p_valore) <> 'number' then false
    when come = '<' then (p_valore #>> '{}')::numeric < quali[1]::numeric
    else (p_valore #>> '{}')::numeric > quali[1]::numeric end)
$$;

-- Where a value stands now, and as what; no row for one that goes.
create or replace function pg_temp.posti(p_modello text, p_anno int, p_righi jsonb)
returns table (prima text, valore jsonb, chiave text, nuovo jsonb) language sql stable as $$
  with letto as (
    select key as k, value as v, split_part(key, '#', 1) as base,
      case when position('#' in key) > 0 then '#' || split_part(key, '#', 2) else '' end as modulo
    from jsonb_each(p_righi)
  )
  select k, v,
    case
      when pg_temp.va(p_modello, p_anno, base, v) then null
      when p_anno = 2023 and base = 'RP56.6' then 'RP56.4' || modulo
      else k
    end,
    case
      when p_anno = 2023 and base ~ '^RP(4[1-7]\.7|6[1-4]\.6)$' and jsonb_typeof(v) = 'string' then 'true'::jsonb
      when p_anno >= 2023 and base ~ '^RP80\.[24]$' and jsonb_typeof(v) = 'number' then to_jsonb(v #>> '{}')
      else v
    end
  from letto
$$;
create or replace function pg_temp.nuovi(p_modello text, p_anno int, p_righi jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(chiave, nuovo), '{}'::jsonb) from pg_temp.posti(p_modello, p_anno, p_righi) where chiave is not null
$$;

create temp table riletta on commit drop as
select studio_id, id, anno, 'redditi-pf' as modello, righi
from dichiarazione where tipo = 'Persone fisiche' and anno between 2023 and 2026;

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select r.studio_id, r.id, 'modifica', p.prima, p.valore, null, 'Il modello non ha questa casella, o questo valore'
from riletta r, pg_temp.posti(r.modello, r.anno, r.righi) p where p.chiave is null
order by r.studio_id, r.id, p.prima;

update dichiarazione d set righi = pg_temp.nuovi(r.modello, r.anno, r.righi),
  forzature = (select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(d.forzature)
    where not exists (select from tolta t where t.modello = r.modello and t.chiave = split_part(key, '#', 1)
      and r.anno between t.dal and t.al and coalesce(t.come, '') = ''))
from riletta r
where r.studio_id = d.studio_id and r.id = d.id and (pg_temp.nuovi(r.modello, r.anno, r.righi) <> r.righi or d.forzature <> '{}');
update dichiarazione_bozza b set righi = pg_temp.nuovi(r.modello, r.anno, b.righi)
from riletta r where r.studio_id = b.studio_id and r.id = b.dichiarazione_id and pg_temp.nuovi(r.modello, r.anno, b.righi) <> b.righi;
