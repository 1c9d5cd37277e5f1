-- Quadro RU takes the numbers of the form (Redditi PF 2023-2026, fascicolo 3; the same in every form of Redditi): what was one
-- rigo for each credit, six in a modulo, is a modulo for each. RU90n of modulo m is modulo 6 (m - 1) + n of RU1-RU12, whatever m.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create temp table rigo_ru (colonna text primary key, dopo text) on commit drop;
insert into rigo_ru values
  ('1', 'RU1.1'), ('2', 'RU2.1'), ('3', 'RU5.3'), ('4', 'RU6.1'), ('5', 'RU9.1'), ('6', 'RU12.2'), ('7', 'RU7.5');

create or replace function pg_temp.porta(p_tipo text, chiave text) returns text language sql stable as $$
  select coalesce((
    select dopo || case when modulo = 1 then '' else '#' || modulo end
    from (select parti[2] as colonna, 6 * (coalesce(parti[3]::int, 1) - 1) + parti[1]::int as modulo
      from regexp_match(chiave, '^RU90([1-6])\.([1-7])(?:#([0-9]+))?$') parti where parti is not null) letta
    join rigo_ru using (colonna)
    where p_tipo in ('Persone fisiche', 'Società di capitali', 'Società di capitali (simulazione)', 'Società di persone', 'Enti')
  ), chiave)
$$;
-- A key that is there already under its new name stays: what was carried over it is kept under the old one.
create or replace function pg_temp.porta_righi(p_tipo text, righi jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(case when doppia then key else nuova end, value), '{}'::jsonb) from (
    select key, value, nuova, count(*) over (partition by nuova) > 1 and key <> nuova as doppia
    from (select key, value, pg_temp.porta(p_tipo, key) as nuova from jsonb_each(righi)) portate
  ) scelte
$$;
create or replace function pg_temp.tocca(p_tipo text, righi jsonb) returns boolean language sql stable as $$
  select exists (select from jsonb_object_keys(righi) k where pg_temp.porta(p_tipo, k) <> k)
$$;
update dichiarazione set righi = pg_temp.porta_righi(tipo, righi), forzature = pg_temp.porta_righi(tipo, forzature)
where pg_temp.tocca(tipo, righi) or pg_temp.tocca(tipo, forzature);
update dichiarazione_bozza b set righi = pg_temp.porta_righi(d.tipo, b.righi)
from dichiarazione d
where d.studio_id = b.studio_id and d.id = b.dichiarazione_id and pg_temp.tocca(d.tipo, b.righi);
update bilancio b set caselle = (
  select coalesce(jsonb_object_agg(key, pg_temp.porta(d.tipo, value #>> '{}')), '{}'::jsonb) from jsonb_each(b.caselle))
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id and b.caselle <> '{}';
-- What was frozen keeps its figures: only their names change, or nobody would read them.
alter table dichiarazione_copia disable trigger dichiarazione_copia_fissa;
update dichiarazione_copia c set righi = pg_temp.porta_righi(d.tipo, c.righi),
  forzature = pg_temp.porta_righi(d.tipo, c.forzature), esiti = pg_temp.porta_righi(d.tipo, c.esiti)
from dichiarazione d
where d.studio_id = c.studio_id and d.id = c.dichiarazione_id
  and (pg_temp.tocca(d.tipo, c.righi) or pg_temp.tocca(d.tipo, c.forzature) or pg_temp.tocca(d.tipo, c.esiti));
alter table dichiarazione_copia enable trigger dichiarazione_copia_fissa;
alter table dichiarazione_modifica disable trigger dichiarazione_modifica_fissa;
update dichiarazione_modifica m set chiave = pg_temp.porta(d.tipo, m.chiave)
from dichiarazione d
where d.studio_id = m.studio_id and d.id = m.dichiarazione_id and m.chiave is not null
  and pg_temp.porta(d.tipo, m.chiave) <> m.chiave;
alter table dichiarazione_modifica enable trigger dichiarazione_modifica_fissa;
