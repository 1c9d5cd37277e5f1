-- RT and T: the second box of a cost that was written up is ticked for gains of before July 2014, and has a code from 1 to 3 after.
-- T112 and T105 of the 730 of 2025 as its instructions number them. What is no value of them is taken out, and written in the history.
-- Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create or replace function pg_temp.plus_tolta(p_tipo text, p_anno int, p_chiave text, p_valore jsonb) returns boolean language sql immutable as $$
  select (p_chiave ~ '^R?T(2|12|22)\.2(#|$)' and jsonb_typeof(p_valore) = 'number'
      and case when p_chiave ~ '^R?T2\.' then p_valore = '0'
        when p_anno < 2025 and p_chiave ~ '^RT22\.' then p_valore not in ('1', '2', '3')
        when p_anno >= 2025 and p_chiave ~ '^R?T12\.' then p_valore not in ('1', '2', '3')
        else false end)
    or (p_tipo = '730' and p_anno = 2025 and p_chiave ~ '^T105\.1(#|$)')
$$;
create or replace function pg_temp.plus_nuovi(p_tipo text, p_anno int, p_righi jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(
    case when p_tipo = '730' and p_anno = 2025 and k ~ '^T112\.102(#|$)' then replace(k, 'T112.102', 'T112.2')
      when p_tipo = '730' and p_anno = 2025 and k ~ '^T105\.2(#|$)' then replace(k, 'T105.2', 'T105.1')
      else k end,
    case when jsonb_typeof(v) <> 'number' then v
      when k ~ '^R?T2\.2(#|$)' then 'true'::jsonb
      when (p_anno < 2025 and k ~ '^RT22\.2(#|$)') or (p_anno >= 2025 and k ~ '^R?T12\.2(#|$)') then to_jsonb(v #>> '{}')
      else v end), '{}')
  from jsonb_each(p_righi) r (k, v)
  where not pg_temp.plus_tolta(p_tipo, p_anno, k, v)
$$;

create temp table riletta_plus on commit drop as
select studio_id, id, tipo, anno, righi from dichiarazione
where ((tipo = 'Persone fisiche' and anno between 2019 and 2026) or (tipo = '730' and anno between 2025 and 2026))
  and pg_temp.plus_nuovi(tipo, anno, righi) <> righi;

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select r.studio_id, r.id, 'modifica', k, v, null, 'Il modello non ha questa casella'
from riletta_plus r, jsonb_each(r.righi) e (k, v)
where pg_temp.plus_tolta(r.tipo, r.anno, k, v)
order by r.studio_id, r.id, k;

update dichiarazione d set righi = pg_temp.plus_nuovi(r.tipo, r.anno, r.righi)
from riletta_plus r where r.studio_id = d.studio_id and r.id = d.id;
update dichiarazione_bozza b set righi = pg_temp.plus_nuovi(d.tipo, d.anno, b.righi)
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id
  and ((d.tipo = 'Persone fisiche' and d.anno between 2019 and 2026) or (d.tipo = '730' and d.anno between 2025 and 2026))
  and pg_temp.plus_nuovi(d.tipo, d.anno, b.righi) <> b.righi;
