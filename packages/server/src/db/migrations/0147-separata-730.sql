-- M1-M5, D6 and D7 of the 730 showed colonne of other righi of RM under their numbers, and T1 and T11 those of T2 and T12: each value
-- goes where the instructions have what its casella was called. What Redditi PF alone has, and what is in no list, is taken out and
-- written in the history. Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

-- Of the forms of these years, a value of this kind in this casella: where it goes, nowhere when nothing is said.
create temp table posto_730 (dal int, al int, specie text, da text, a text) on commit drop;
insert into posto_730
select 2025, 2026, s, d, a from (values
  ('number', 'M1.1', 'M1.2'), ('number', 'M1.2', 'M1.3'), ('number', 'M1.3', 'M1.4'), ('number', 'M1.4', null),
  ('boolean', 'M1.6', 'M1.7'),
  ('number', 'M2.1', 'M2.2'), ('number', 'M2.2', 'M2.3'), ('number', 'M2.3', null), ('number', 'M2.4', null),
  ('number', 'M2.5', 'M2.4'), ('boolean', 'M2.106', 'M2.5'), ('boolean', 'M2.107', 'M2.5'),
  ('number', 'M3.1', 'M3.2'), ('number', 'M3.2', 'M3.3'), ('number', 'M3.3', null), ('number', 'M3.4', null),
  ('number', 'M4.1', null), ('number', 'M4.2', 'M4.1'),
  ('number', 'M5.1', 'M5.2'), ('number', 'M5.2', 'M5.3'), ('number', 'M5.3', null), ('boolean', 'M5.107', 'M5.6'),
  ('number', 'M6.102', null), ('number', 'M921.2', null),
  ('boolean', 'T1.1', null), ('boolean', 'T1.2', null), ('number', 'T1.103', 'T1.1'), ('number', 'T1.104', 'T1.2'),
  ('boolean', 'T11.1', null), ('string', 'T11.2', null), ('number', 'T11.103', 'T11.1'), ('number', 'T11.104', 'T11.2')
) v (s, d, a)
union all
select 2023, 2024, s, d, a from (values
  ('number', 'D6.1', 'D6.3'), ('number', 'D6.3', 'D6.4'), ('number', 'D6.4', 'D6.6'), ('number', 'D6.104', 'D6.7'),
  ('boolean', 'D6.105', 'D6.2'),
  ('number', 'D7.1', 'D7.3'), ('number', 'D7.3', 'D7.4'), ('number', 'D7.4', null), ('number', 'D7.104', 'D7.7'),
  ('boolean', 'D7.105', 'D7.2')
) v (s, d, a);

create or replace function pg_temp.lettera_730(p_anno int, p_chiave text) returns text[] language sql immutable as $$
  select case when (p_anno >= 2025 and p_chiave ~ '^M31\.1(#|$)') or (p_anno = 2024 and p_chiave ~ '^L8\.1(#|$)')
    then '{A,B,C,D,E,F,G,H,I,J}'::text[] end
$$;
create or replace function pg_temp.valore_730(p_anno int, p_chiave text, p_valore jsonb) returns jsonb language sql immutable as $$
  select case when pg_temp.lettera_730(p_anno, p_chiave) is null then p_valore
    else to_jsonb(regexp_replace(upper(p_valore #>> '{}'), '[^A-Z0-9]', '', 'g')) end
$$;
-- Each value with its place; of two that come to one place the one that was counted stays, and a tick wins over none.
create or replace function pg_temp.posti_730(p_anno int, p_righi jsonb)
returns table (chiave text, valore jsonb, nuova text, resta boolean) language sql stable as $$
  with posti as (
    select k, v, p.da is not null as mossa,
      case when p.da is not null then p.a || coalesce(substring(k from '#.*$'), '')
        when p_anno >= 2025 and k ~ '^M9(39|61|62|63|82|91)\.' then null
        when pg_temp.valore_730(p_anno, k, v) #>> '{}' <> all (pg_temp.lettera_730(p_anno, k)) then null
        else k end as dove
    from jsonb_each(p_righi) r (k, v)
    left join posto_730 p on p_anno between p.dal and p.al and p.da = split_part(k, '#', 1) and p.specie = jsonb_typeof(v)
  )
  select k, v, dove,
    dove is not null and row_number() over (partition by dove order by (v = 'true'::jsonb) desc, mossa desc, k) = 1
  from posti
$$;
create or replace function pg_temp.nuovi_730(p_anno int, p_righi jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(nuova, pg_temp.valore_730(p_anno, nuova, valore)), '{}')
  from pg_temp.posti_730(p_anno, p_righi) where resta
$$;

create temp table riletta_730 on commit drop as
select studio_id, id, anno, righi from dichiarazione
where tipo = '730' and anno between 2023 and 2026 and pg_temp.nuovi_730(anno, righi) <> righi;

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select r.studio_id, r.id, 'modifica', p.chiave, p.valore, null, 'Il modello non ha questa casella'
from riletta_730 r, pg_temp.posti_730(r.anno, r.righi) p
where not p.resta and (p.nuova is null or jsonb_typeof(p.valore) <> 'boolean')
order by r.studio_id, r.id, p.chiave;

update dichiarazione d set righi = pg_temp.nuovi_730(r.anno, r.righi)
from riletta_730 r where r.studio_id = d.studio_id and r.id = d.id;
update dichiarazione_bozza b set righi = pg_temp.nuovi_730(d.anno, b.righi)
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id
  and d.tipo = '730' and d.anno between 2023 and 2026 and pg_temp.nuovi_730(d.anno, b.righi) <> b.righi;
