-- LM as its instructions draw it: before 2024 no box says what the activity is, and the kind goes to a column of ours; before 2025 LM21
-- has no code of the activity. What the form has not is taken out, and written in the history. Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create or replace function pg_temp.forfetario_tolta(p_anno int, p_chiave text) returns boolean language sql immutable as $$
  select p_anno < 2025 and p_chiave ~ '^LM21\.4(#|$)'
$$;
create or replace function pg_temp.forfetario_nuovi(p_anno int, p_righi jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(
    case when p_anno < 2024 and k ~ '^LM2[2-7]\.6(#|$)' then replace(k, '.6', '.92') else k end, v), '{}')
  from jsonb_each(p_righi) r (k, v)
  where not pg_temp.forfetario_tolta(p_anno, k)
$$;

create temp table riletta_forfetario on commit drop as
select studio_id, id, anno, righi from dichiarazione
where tipo = 'Persone fisiche' and anno between 2019 and 2024 and pg_temp.forfetario_nuovi(anno, righi) <> righi;

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select r.studio_id, r.id, 'modifica', k, v, null, 'Il modello non ha questa casella'
from riletta_forfetario r, jsonb_each(r.righi) e (k, v)
where pg_temp.forfetario_tolta(r.anno, k)
order by r.studio_id, r.id, k;

update dichiarazione d set righi = pg_temp.forfetario_nuovi(r.anno, r.righi)
from riletta_forfetario r where r.studio_id = d.studio_id and r.id = d.id;
update dichiarazione_bozza b set righi = pg_temp.forfetario_nuovi(d.anno, b.righi)
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id
  and d.tipo = 'Persone fisiche' and d.anno between 2019 and 2024 and pg_temp.forfetario_nuovi(d.anno, b.righi) <> b.righi;
