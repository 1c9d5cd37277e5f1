-- RM: the type of an income is one of a list, where it was any text; that of heirs was a number. A letter is kept however it was
-- written. What is in no list of its year is taken out, and written in the history. Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create or replace function pg_temp.sep_lista(p_anno int, p_chiave text) returns text[] language sql immutable as $$
  select case
    when p_chiave ~ (case when p_anno < 2025 then '^RM[12]\.1(#|$)' else '^RM1\.1(#|$)' end) then '{A,B,C}'::text[]
    when p_anno < 2025 and p_chiave ~ '^RM[3-7]\.1(#|$)' then '{A,B,C,D,E,F,G,H}'
    when p_anno >= 2025 and p_chiave ~ '^RM2\.1(#|$)' then '{1,2,3,4,5,6,7,8}'
    when p_anno >= 2025 and p_chiave ~ '^RM5\.1(#|$)' then '{1,2,3,4,5,6,7,8,9,10,11,12,13,14,15}'
    when p_chiave ~ (case when p_anno < 2025 then '^RM12\.1(#|$)' else '^RM31\.1(#|$)' end)
      then '{A,B,C,D,E,F,G,H,I}'::text[] || case p_anno when 2023 then '{L}'::text[] when 2024 then '{J,L}' else '{J}' end
    end
$$;
create or replace function pg_temp.sep_codice(p_valore jsonb) returns text language sql immutable as $$
  select regexp_replace(upper(p_valore #>> '{}'), '[^A-Z0-9]', '', 'g')
$$;
create or replace function pg_temp.sep_tolta(p_anno int, p_chiave text, p_valore jsonb) returns boolean language sql immutable as $$
  select coalesce(pg_temp.sep_codice(p_valore) <> all (pg_temp.sep_lista(p_anno, p_chiave)), false)
$$;
create or replace function pg_temp.sep_nuovi(p_anno int, p_righi jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(k,
    case when pg_temp.sep_lista(p_anno, k) is null then v else to_jsonb(pg_temp.sep_codice(v)) end), '{}')
  from jsonb_each(p_righi) r (k, v)
  where not pg_temp.sep_tolta(p_anno, k, v)
$$;

create temp table riletta_sep on commit drop as
select studio_id, id, anno, righi from dichiarazione
where tipo = 'Persone fisiche' and anno between 2023 and 2026 and pg_temp.sep_nuovi(anno, righi) <> righi;

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select r.studio_id, r.id, 'modifica', k, v, null, 'Il modello non ha questo tipo di reddito'
from riletta_sep r, jsonb_each(r.righi) e (k, v)
where pg_temp.sep_tolta(r.anno, k, v)
order by r.studio_id, r.id, k;

update dichiarazione d set righi = pg_temp.sep_nuovi(r.anno, r.righi)
from riletta_sep r where r.studio_id = d.studio_id and r.id = d.id;
update dichiarazione_bozza b set righi = pg_temp.sep_nuovi(d.anno, b.righi)
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id
  and d.tipo = 'Persone fisiche' and d.anno between 2023 and 2026 and pg_temp.sep_nuovi(d.anno, b.righi) <> b.righi;
