-- The identification codes of the rents are RB24, and the personal data of the 730 that the form does not number have numbers of
-- our own: what is saved, being written, told or frozen under the old key is carried to the new one, and nothing else of it
-- changes. One line: form, first and last year, rigo, rigo of today, colonne.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create temp table chiave_portata on commit drop as
with riga as (
  select string_to_array(testo, ' ') as pezzi from regexp_split_to_table($dati$
redditi-pf 2025 2026 RB901 RB24 1 2 3
730 2023 2023 FA6 FA906 1
730 2023 2026 FA7 FA907 1
$dati$, E'\n') testo where testo <> ''
),
colonna as (
  select pezzi[1] as modello, pezzi[2]::int as dal, pezzi[3]::int as al, pezzi[4] as prima, pezzi[5] as dopo,
    split_part(c, ':', 1) as col_prima, split_part(c, ':', greatest(1, array_length(string_to_array(c, ':'), 1))) as col_dopo
  from riga, unnest(pezzi[6:]) c
)
select modello, anno,
  split_part(prima, '#', 1) || '.' || col_prima || coalesce('#' || nullif(split_part(prima, '#', 2), ''), '') as prima,
  split_part(dopo, '#', 1) || '.' || col_dopo || coalesce('#' || nullif(split_part(dopo, '#', 2), ''), '') as dopo
from colonna, generate_series(dal, al) anno;
create index on chiave_portata (modello, anno, prima);
analyze chiave_portata;

create or replace function pg_temp.modello_di(tipo text) returns text language sql immutable as $$
  select case tipo
    when 'Persone fisiche' then 'redditi-pf'
    when 'Società di capitali' then 'redditi-sc'
    when 'Società di capitali (simulazione)' then 'redditi-sc'
    when 'Società di persone' then 'redditi-sp'
    when 'Enti' then 'redditi-enc'
    when 'Consolidato' then 'consolidato'
    when 'IRAP' then 'irap'
    when 'IRAP (simulazione)' then 'irap'
    when 'ISA' then 'isa'
    when 'IVA' then 'iva'
    when '770' then '770'
    when 'Certificazione unica' then 'cu'
    when '730' then '730'
  end
$$;
create or replace function pg_temp.porta(p_tipo text, p_anno int, chiave text) returns text language sql stable as $$
  select coalesce(
    (select dopo from chiave_portata where modello = pg_temp.modello_di(p_tipo) and anno = p_anno and prima = chiave limit 1),
    (select dopo || '#' || split_part(chiave, '#', 2) from chiave_portata
      where modello = pg_temp.modello_di(p_tipo) and anno = p_anno and chiave like '%#%' and prima = split_part(chiave, '#', 1)
        and dopo not like '%#%' limit 1),
    chiave)
$$;
-- A key that is there already under its new name stays: what was carried over it is kept under the old one.
create or replace function pg_temp.porta_righi(p_tipo text, p_anno int, righi jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(case when doppia then key else nuova end, value), '{}'::jsonb) from (
    select key, value, nuova, count(*) over (partition by nuova) > 1 and key <> nuova as doppia
    from (select key, value, pg_temp.porta(p_tipo, p_anno, key) as nuova from jsonb_each(righi)) portate
  ) scelte
$$;
create or replace function pg_temp.tocca(p_tipo text, p_anno int, righi jsonb) returns boolean language sql stable as $$
  select exists (select from jsonb_object_keys(righi) k where pg_temp.porta(p_tipo, p_anno, k) <> k)
$$;
update dichiarazione set righi = pg_temp.porta_righi(tipo, anno, righi), forzature = pg_temp.porta_righi(tipo, anno, forzature)
where pg_temp.tocca(tipo, anno, righi) or pg_temp.tocca(tipo, anno, forzature);
update dichiarazione_bozza b set righi = pg_temp.porta_righi(d.tipo, d.anno, b.righi)
from dichiarazione d
where d.studio_id = b.studio_id and d.id = b.dichiarazione_id and pg_temp.tocca(d.tipo, d.anno, b.righi);
update bilancio b set caselle = (
  select coalesce(jsonb_object_agg(key, pg_temp.porta(d.tipo, d.anno, value #>> '{}')), '{}'::jsonb) from jsonb_each(b.caselle))
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id and b.caselle <> '{}';
-- What was frozen keeps its figures: only their names change, or nobody would read them.
alter table dichiarazione_copia disable trigger dichiarazione_copia_fissa;
update dichiarazione_copia c set righi = pg_temp.porta_righi(d.tipo, d.anno, c.righi),
  forzature = pg_temp.porta_righi(d.tipo, d.anno, c.forzature), esiti = pg_temp.porta_righi(d.tipo, d.anno, c.esiti)
from dichiarazione d
where d.studio_id = c.studio_id and d.id = c.dichiarazione_id
  and (pg_temp.tocca(d.tipo, d.anno, c.righi) or pg_temp.tocca(d.tipo, d.anno, c.esiti));
alter table dichiarazione_copia enable trigger dichiarazione_copia_fissa;
alter table dichiarazione_modifica disable trigger dichiarazione_modifica_fissa;
update dichiarazione_modifica m set chiave = pg_temp.porta(d.tipo, d.anno, m.chiave)
from dichiarazione d
where d.studio_id = m.studio_id and d.id = m.dichiarazione_id and m.chiave is not null
  and pg_temp.porta(d.tipo, d.anno, m.chiave) <> m.chiave;
alter table dichiarazione_modifica enable trigger dichiarazione_modifica_fissa;
