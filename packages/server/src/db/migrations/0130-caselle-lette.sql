-- What the righi of Redditi PF and of the 730 were found to be, read one by one: a column that moved is carried, and a casella or a
-- value that the form has not is taken out of the declaration, which could not be computed with it, and written in its history, where
-- it is read as any change. Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

-- One line: form, first and last year, casella, and what of it goes: nothing for all, `=` values, `<` below, `>` above.
create temp table tolta on commit drop as
select p[1] as modello, p[2]::int as dal, p[3]::int as al, p[4] as chiave, left(p[5], 1) as come, string_to_array(substr(p[5], 2), ',') as quali
from (select string_to_array(testo, ' ') as p from regexp_split_to_table($dati$
redditi-pf 2019 2024 RB901.1
redditi-pf 2019 2024 RB901.2
redditi-pf 2019 2024 RB901.3
redditi-pf 2019 2026 RX58.1
redditi-pf 2019 2026 RX58.2
redditi-pf 2019 2026 RX58.3
redditi-pf 2019 2026 RX58.4
redditi-pf 2019 2026 RX58.5
redditi-pf 2019 2024 RX33.2
redditi-pf 2019 2022 RX37.2
redditi-pf 2019 2023 RX38.2
redditi-pf 2023 2023 RX39.2
redditi-pf 2023 2023 RX40.2
redditi-pf 2023 2024 RX41.2
redditi-pf 2019 2026 RX5.1
redditi-pf 2019 2026 RX5.2
redditi-pf 2026 2026 RP8.1 =20
redditi-pf 2026 2026 RP9.1 =20
redditi-pf 2026 2026 RP10.1 =20
redditi-pf 2026 2026 RP11.1 =20
redditi-pf 2026 2026 RP12.1 =20
redditi-pf 2026 2026 RP13.1 =20
730 2019 2024 B1201.1
730 2019 2024 B1201.2
730 2019 2024 B1201.3
730 2023 2023 E56.4
730 2023 2023 E56.5
730 2024 2026 C16.108
730 2024 2026 C16.109
730 2024 2026 C16.110
730 2024 2026 C16.111
730 2023 2026 C4.110
730 2023 2026 C4.111
730 2023 2026 C4.112
730 2023 2026 C4.113
730 2023 2026 E934.1
730 2023 2026 E934.2
730 2023 2026 E934.3
730 2023 2026 E934.4
730 2023 2026 E934.5
730 2023 2026 E934.6
730 2023 2026 E980.1
730 2023 2026 E980.2
730 2023 2026 E980.3
730 2023 2026 E980.4
730 2023 2026 E980.5
730 2023 2026 E957.2
730 2023 2026 E959.2
730 2023 2026 E973.1
730 2023 2026 E953.1
730 2023 2026 E953.2
730 2023 2026 E953.3
730 2023 2026 E953.4
730 2023 2026 E953.5
730 2023 2026 E953.6
730 2023 2026 E953.7
730 2023 2026 E953.8
730 2023 2026 E953.9
730 2023 2026 E953.10
730 2026 2026 E981.1
730 2026 2026 E981.2
730 2023 2026 E990.90
730 2023 2026 B1.5 =5
730 2023 2026 B2.5 =5
730 2023 2026 B3.5 =5
730 2023 2026 B4.5 =5
730 2023 2026 B5.5 =5
730 2023 2024 B6.5 =5
730 2026 2026 E8.1 =20
730 2026 2026 E9.1 =20
730 2026 2026 E10.1 =20
730 2023 2025 E41.2 =23
730 2024 2025 E41.7 =3
730 2023 2023 E41.1 <2013
730 2023 2023 E41.1 >2022
730 2024 2024 E41.1 <2014
730 2024 2024 E41.1 >2023
730 2025 2025 E41.1 <2015
730 2025 2025 E41.1 >2024
730 2026 2026 E41.1 <2016
730 2026 2026 E41.1 >2025
730 2023 2025 E42.2 =23
730 2024 2025 E42.7 =3
730 2023 2023 E42.1 <2013
730 2023 2023 E42.1 >2022
730 2024 2024 E42.1 <2014
730 2024 2024 E42.1 >2023
730 2025 2025 E42.1 <2015
730 2025 2025 E42.1 >2024
730 2026 2026 E42.1 <2016
730 2026 2026 E42.1 >2025
730 2023 2025 E43.2 =23
730 2024 2025 E43.7 =3
730 2023 2023 E43.1 <2013
730 2023 2023 E43.1 >2022
730 2024 2024 E43.1 <2014
730 2024 2024 E43.1 >2023
730 2025 2025 E43.1 <2015
730 2025 2025 E43.1 >2024
730 2026 2026 E43.1 <2016
730 2026 2026 E43.1 >2025
730 2024 2025 E61.6 =3
730 2023 2023 E61.2 >2022
730 2024 2024 E61.2 >2023
730 2025 2025 E61.2 >2024
730 2026 2026 E61.2 >2025
730 2024 2025 E62.6 =3
730 2023 2023 E62.2 >2022
730 2024 2024 E62.2 >2023
730 2025 2025 E62.2 >2024
730 2026 2026 E62.2 >2025
730 2023 2023 E56.2 >2022
730 2024 2024 E56.2 >2023
730 2025 2025 E56.2 >2024
730 2026 2026 E56.2 >2025
730 2023 2026 E83.1 =3
730 2023 2026 E58.2 >16000
730 2023 2026 E6.1 <2
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
      when p_modello = 'redditi-pf' and base ~ '^DI[1-5]\.1$' and jsonb_typeof(v) = 'boolean' then null
      when p_modello = 'redditi-pf' and base ~ '^DI[1-5]\.2$' and jsonb_typeof(v) = 'string'
        then case when v #>> '{}' ~ '^\d{1,4}$' then replace(base, '.2', '.1') || modulo end
      when p_modello = 'redditi-pf' and base ~ '^DI[1-5]\.3$' and p_righi ? (replace(base, '.3', '.2') || modulo)
        and jsonb_typeof(p_righi -> (replace(base, '.3', '.2') || modulo)) = 'string' then replace(base, '.3', '.2') || modulo
      when p_modello = 'redditi-pf' and base ~ '^DI[1-5]\.4$' and p_righi -> (replace(base, '.4', '.1') || modulo) = 'true'
        then replace(base, '.4', '.3') || modulo
      else k
    end,
    case
      when p_modello = 'redditi-pf' and base ~ '^DI[1-5]\.2$' and jsonb_typeof(v) = 'string' and v #>> '{}' ~ '^\d{1,4}$'
        then to_jsonb((v #>> '{}')::int)
      when p_modello = 'redditi-pf' and jsonb_typeof(v) = 'number'
        and (p_anno < 2025 and base ~ '^RB[1-9]\.19$' or p_anno >= 2025 and base ~ '^RB[1-9]\.20$') then to_jsonb(v #>> '{}')
      when p_modello = '730' and p_anno < 2023 and base ~ '^B90[1-9]\.19$' and jsonb_typeof(v) = 'number' then to_jsonb(v #>> '{}')
      when p_modello = '730' and p_anno = 2023 and base ~ '^E(4[1-3]\.7|6[12]\.6)$' and jsonb_typeof(v) = 'string' then 'true'::jsonb
      else v
    end
  from letto
$$;
create or replace function pg_temp.nuovi(p_modello text, p_anno int, p_righi jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(chiave, nuovo), '{}'::jsonb) from pg_temp.posti(p_modello, p_anno, p_righi) where chiave is not null
$$;

create temp table riletta on commit drop as
select studio_id, id, anno, case tipo when '730' then '730' else 'redditi-pf' end as modello, righi
from dichiarazione where tipo in ('730', 'Persone fisiche');

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
