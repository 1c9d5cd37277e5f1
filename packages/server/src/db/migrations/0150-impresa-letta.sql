-- AC, RF98 and RG33, RF99 and RG34, and what RX takes from RQ, as the forms number and count them. A value goes to the casella that
-- has it now; what a form has not is taken out; a tax of RQ that was typed in RX, and is counted now, is summed in RX902. All of it
-- is written in the history. Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

-- Of the forms of these years: where the value of this casella goes, nowhere when nothing is said.
create temp table posto_impresa (dal int, al int, da text, a text) on commit drop;
insert into posto_impresa values
  (2019, 2026, 'AC2.3', 'AC2.4'), (2019, 2026, 'AC2.4', 'AC2.5'), (2019, 2026, 'AC2.5', 'AC2.6'), (2019, 2026, 'AC2.6', 'AC2.7'),
  (2019, 2026, 'AC4.9', 'AC4.8'), (2019, 2026, 'AC5.9', 'AC5.8'), (2019, 2026, 'AC6.9', 'AC6.8'), (2019, 2026, 'AC7.9', 'AC7.8'),
  (2019, 2026, 'AC8.9', 'AC8.8'), (2019, 2026, 'AC9.9', 'AC9.8'),
  (2023, 2024, 'RF98.4', 'RF98.1'), (2023, 2024, 'RF98.1', null), (2023, 2024, 'RF98.2', null), (2023, 2024, 'RF98.3', null),
  (2023, 2024, 'RG33.4', 'RG33.1'), (2023, 2024, 'RG33.1', null), (2023, 2024, 'RG33.2', null), (2023, 2024, 'RG33.3', null),
  (2023, 2024, 'RF58.91', null), (2023, 2024, 'RF58.92', null), (2023, 2024, 'RF58.93', null), (2023, 2024, 'RF58.94', null),
  (2023, 2024, 'RG26.91', null), (2023, 2024, 'RG26.92', null), (2023, 2024, 'RG26.93', null), (2023, 2024, 'RG26.94', null),
  (2023, 2024, 'RF59.91', null), (2023, 2024, 'RG27.91', null), (2023, 2024, 'RF99.91', null), (2023, 2024, 'RG34.91', null),
  (2023, 2023, 'RF99.2', null), (2023, 2023, 'RF99.3', 'RF99.2'), (2023, 2023, 'RG34.2', null), (2023, 2023, 'RG34.3', 'RG34.2'),
  (2023, 2024, 'RX33.1', 'RX902.1'), (2023, 2023, 'RX38.1', 'RX902.1'), (2023, 2023, 'RX39.1', 'RX902.1'),
  (2023, 2023, 'RX40.1', 'RX902.1'), (2023, 2023, 'RX41.1', 'RX902.1'), (2024, 2024, 'RX41.1', 'RX902.1');

create or replace function pg_temp.posti_impresa(p_anno int, p_righi jsonb)
returns table (chiave text, valore jsonb, nuova text) language sql stable as $$
  select k, v, case when p.da is null then k else p.a || coalesce(substring(k from '#.*$'), '') end
  from jsonb_each(p_righi) r (k, v)
  left join posto_impresa p on p_anno between p.dal and p.al and p.da = split_part(k, '#', 1)
$$;
create or replace function pg_temp.nuovi_impresa(p_anno int, p_righi jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(nuova, valore), '{}') from (
    select nuova, case when count(*) > 1 and bool_and(jsonb_typeof(valore) = 'number')
      then to_jsonb(sum((valore #>> '{}')::numeric) filter (where jsonb_typeof(valore) = 'number'))
      else (array_agg(valore order by chiave))[1] end as valore
    from pg_temp.posti_impresa(p_anno, p_righi) where nuova is not null group by nuova) insieme
$$;

create temp table riletta_impresa on commit drop as
select studio_id, id, anno, righi from dichiarazione
where tipo = 'Persone fisiche' and pg_temp.nuovi_impresa(anno, righi) <> righi;

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select r.studio_id, r.id, 'modifica', p.chiave, p.valore, null,
  coalesce('Nel modello questo dato è in ' || p.nuova, 'Il modello non ha questa casella')
from riletta_impresa r, pg_temp.posti_impresa(r.anno, r.righi) p
where p.nuova is distinct from p.chiave
order by r.studio_id, r.id, p.chiave;

update dichiarazione d set righi = pg_temp.nuovi_impresa(r.anno, r.righi)
from riletta_impresa r where r.studio_id = d.studio_id and r.id = d.id;
update dichiarazione set forzature = pg_temp.nuovi_impresa(anno, forzature)
where tipo = 'Persone fisiche' and forzature <> '{}' and pg_temp.nuovi_impresa(anno, forzature) <> forzature;
update dichiarazione_bozza b set righi = pg_temp.nuovi_impresa(d.anno, b.righi)
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id
  and d.tipo = 'Persone fisiche' and pg_temp.nuovi_impresa(d.anno, b.righi) <> b.righi;
