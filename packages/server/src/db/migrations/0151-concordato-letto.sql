-- The box «Comma 1-bis» of CP1 and CP2 is colonna 6 of the form of 2026, as the instructions of RS6 name it: what it holds is carried,
-- and written in the history. Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create or replace function pg_temp.porta_comma(p_righi jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(regexp_replace(k, '^(CP[12])\.91(#|$)', '\1.6\2'), v), '{}') from jsonb_each(p_righi) r (k, v)
$$;

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select d.studio_id, d.id, 'modifica', k, v, null,
  'Nel modello questo dato è in ' || regexp_replace(k, '^(CP[12])\.91', '\1.6')
from dichiarazione d, jsonb_each(d.righi) r (k, v)
where d.tipo = 'Persone fisiche' and d.anno = 2026 and k ~ '^CP[12]\.91(#|$)'
order by d.studio_id, d.id, k;

update dichiarazione set righi = pg_temp.porta_comma(righi)
where tipo = 'Persone fisiche' and anno = 2026 and pg_temp.porta_comma(righi) <> righi;
update dichiarazione_bozza b set righi = pg_temp.porta_comma(b.righi)
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id
  and d.tipo = 'Persone fisiche' and d.anno = 2026 and pg_temp.porta_comma(b.righi) <> b.righi;
