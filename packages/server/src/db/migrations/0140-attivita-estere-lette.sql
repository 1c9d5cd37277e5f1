-- RW and W as their instructions draw them: crypto-assets are code 14 until the form of 2023, told and not taxed; the box of privileged
-- countries is of 2025, and before it changed nothing; RW8 has no advance before 2025. Who fills W in is told with a code.
-- What the form has not is taken out, and written in the history. Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create or replace function pg_temp.estero_tolta(p_tipo text, p_anno int, p_chiave text, p_valore jsonb) returns boolean language sql immutable as $$
  select (p_anno < 2025 and p_chiave ~ '^R?W[1-5]\.90(#|$)')
    or (p_anno < 2025 and p_tipo = 'Persone fisiche' and p_chiave ~ '^RW8\.[234](#|$)')
    or (p_tipo = '730' and p_chiave ~ '^W[1-5]\.2(#|$)' and jsonb_typeof(p_valore) = 'number' and p_valore not in ('1', '2'))
$$;
create or replace function pg_temp.estero_nuovi(p_tipo text, p_anno int, p_righi jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(c.chiave, c.valore), '{}')
  from jsonb_each(p_righi) r (k, v)
  cross join lateral (
    select k as chiave, case
      when p_tipo = '730' and k ~ '^W[1-5]\.2(#|$)' and jsonb_typeof(v) = 'number' then to_jsonb(v #>> '{}')
      when p_tipo = 'Persone fisiche' and p_anno < 2024 and k ~ '^RW[1-5]\.3(#|$)' and v = '"21"' then '"14"'::jsonb
      when p_tipo = 'Persone fisiche' and p_anno < 2024 and k ~ '^RW[1-5]\.20(#|$)'
        and p_righi -> regexp_replace(k, '\.20', '.3') = '"21"' then 'true'::jsonb
      else v end as valore
    union all
    select regexp_replace(k, '\.3', '.20'), 'true'::jsonb
    where p_tipo = 'Persone fisiche' and p_anno < 2024 and k ~ '^RW[1-5]\.3(#|$)' and v = '"21"'
      and not p_righi ? regexp_replace(k, '\.3', '.20')
  ) c
  where not pg_temp.estero_tolta(p_tipo, p_anno, k, v)
$$;

create temp table riletta_estero on commit drop as
select studio_id, id, tipo, anno, righi from dichiarazione
where ((tipo = 'Persone fisiche' and anno between 2019 and 2024) or (tipo = '730' and anno between 2024 and 2026))
  and pg_temp.estero_nuovi(tipo, anno, righi) <> righi;

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select r.studio_id, r.id, 'modifica', k, v, null, 'Il modello non ha questa casella'
from riletta_estero r, jsonb_each(r.righi) e (k, v)
where pg_temp.estero_tolta(r.tipo, r.anno, k, v)
order by r.studio_id, r.id, k;

update dichiarazione d set righi = pg_temp.estero_nuovi(r.tipo, r.anno, r.righi)
from riletta_estero r where r.studio_id = d.studio_id and r.id = d.id;
update dichiarazione_bozza b set righi = pg_temp.estero_nuovi(d.tipo, d.anno, b.righi)
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id
  and ((d.tipo = 'Persone fisiche' and d.anno between 2019 and 2024) or (d.tipo = '730' and d.anno between 2024 and 2026))
  and pg_temp.estero_nuovi(d.tipo, d.anno, b.righi) <> b.righi;
