-- RR as its instructions draw it: the codes of each form, the company code of ten characters, and what is now computed: what is left
-- of the credits, and the totals of section IV. What is no value of them is taken out, and written in the history. Frozen copies stay
-- as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create or replace function pg_temp.contributi_calcolata(p_anno int, p_chiave text) returns boolean language sql immutable as $$
  select (p_anno < 2024 and p_chiave ~ '^RR8\.7(#|$)')
    or (p_anno >= 2024 and p_chiave ~ '^RR11\.2(#|$)')
    or (p_anno >= 2025 and p_chiave ~ '^RR(5\.22|12\.[45])(#|$)')
$$;
create or replace function pg_temp.contributi_tolta(p_anno int, p_chiave text, p_valore jsonb) returns boolean language sql immutable as $$
  select pg_temp.contributi_calcolata(p_anno, p_chiave)
    or (p_chiave ~ '^RR1\.1(#|$)' and length(p_valore #>> '{}') > 10)
    or (p_chiave ~ '^RR[23]\.7(#|$)' and p_valore #>> '{}' <> all (
      case when p_anno < 2024 then array['A', 'B', 'C']
        when p_anno < 2026 then array['A', 'B', 'C', 'D']
        else array['A', 'C', 'D', 'E'] end))
    or (p_chiave ~ '^RR5\.1(#|$)' and p_valore #>> '{}' <> all (
      case when p_anno < 2025 then array['1', '2', '3', '4', '5', '5A', '5B', '5C', '5D'] else array['1'] end))
    or (p_anno >= 2025 and p_chiave ~ '^RR5\.[3579](#|$)' and p_valore #>> '{}' = '1')
    or (p_anno = 2024 and p_chiave ~ '^RR5\.1(#|$)' and p_valore #>> '{}' = '5')
$$;
create or replace function pg_temp.contributi_nuovi(p_anno int, p_righi jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(k,
    case when p_anno < 2024 and k ~ '^RR5\.[13579](#|$)' and v #>> '{}' ~ '^5[A-D]$' then '"5"'::jsonb else v end), '{}')
  from jsonb_each(p_righi) r (k, v)
  where not pg_temp.contributi_tolta(p_anno, k, v)
$$;

create temp table riletta_contributi on commit drop as
select studio_id, id, anno, righi from dichiarazione
where tipo = 'Persone fisiche' and anno between 2019 and 2026 and pg_temp.contributi_nuovi(anno, righi) <> righi;

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select r.studio_id, r.id, 'modifica', k, v, null,
  case when pg_temp.contributi_calcolata(r.anno, k) then 'La casella è calcolata' else 'Il modello non ha questo valore' end
from riletta_contributi r, jsonb_each(r.righi) e (k, v)
where pg_temp.contributi_tolta(r.anno, k, v)
order by r.studio_id, r.id, k;

update dichiarazione d set righi = pg_temp.contributi_nuovi(r.anno, r.righi)
from riletta_contributi r where r.studio_id = d.studio_id and r.id = d.id;
update dichiarazione_bozza b set righi = pg_temp.contributi_nuovi(d.anno, b.righi)
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id
  and d.tipo = 'Persone fisiche' and d.anno between 2019 and 2026 and pg_temp.contributi_nuovi(d.anno, b.righi) <> b.righi;
