-- The advance of the municipal surcharge is colonna 7 of 97 and 117 of the 730-3, as Redditi PF names it at RV17: what was typed,
-- forced or frozen under colonna 1 is carried. Figures stay: only their names change, or nobody would read them.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create or replace function pg_temp.porta_chiave(chiave text) returns text language sql immutable as $$
  select regexp_replace(chiave, '^PL(97|117)\.1(#|$)', 'PL\1.7\2')
$$;
create or replace function pg_temp.porta_acconto(p_righi jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(pg_temp.porta_chiave(k), v), '{}') from jsonb_each(p_righi) r (k, v)
$$;
create or replace function pg_temp.tocca(p_righi jsonb) returns boolean language sql immutable as $$
  select exists (select from jsonb_object_keys(p_righi) k where k ~ '^PL(97|117)\.1(#|$)')
$$;

update dichiarazione set righi = pg_temp.porta_acconto(righi), forzature = pg_temp.porta_acconto(forzature)
where tipo = '730' and anno between 2023 and 2026 and (pg_temp.tocca(righi) or pg_temp.tocca(forzature));
update dichiarazione_bozza b set righi = pg_temp.porta_acconto(b.righi)
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id
  and d.tipo = '730' and d.anno between 2023 and 2026 and pg_temp.tocca(b.righi);
alter table dichiarazione_copia disable trigger dichiarazione_copia_fissa;
update dichiarazione_copia c set righi = pg_temp.porta_acconto(c.righi), forzature = pg_temp.porta_acconto(c.forzature),
  esiti = pg_temp.porta_acconto(c.esiti)
from dichiarazione d where d.studio_id = c.studio_id and d.id = c.dichiarazione_id
  and d.tipo = '730' and d.anno between 2023 and 2026
  and (pg_temp.tocca(c.righi) or pg_temp.tocca(c.forzature) or pg_temp.tocca(c.esiti));
alter table dichiarazione_copia enable trigger dichiarazione_copia_fissa;
alter table dichiarazione_modifica disable trigger dichiarazione_modifica_fissa;
update dichiarazione_modifica m set chiave = pg_temp.porta_chiave(m.chiave)
from dichiarazione d where d.studio_id = m.studio_id and d.id = m.dichiarazione_id
  and d.tipo = '730' and d.anno between 2023 and 2026 and m.chiave ~ '^PL(97|117)\.1(#|$)';
alter table dichiarazione_modifica enable trigger dichiarazione_modifica_fissa;
-- A debt is told from the others of its declaration by the casella it comes from: paid or not, it stays the same one.
update voce_fiscale v set casella = pg_temp.porta_chiave(v.casella), chiave = regexp_replace(v.chiave, '/PL97\.1$', '/PL97.7')
from dichiarazione d where d.studio_id = v.studio_id and d.id = v.dichiarazione_id
  and d.tipo = '730' and d.anno between 2023 and 2026 and v.casella = 'PL97.1';
