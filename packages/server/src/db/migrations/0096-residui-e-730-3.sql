-- RL, RP34, RP36 and RN47 of Redditi PF and the 730-3 take the numbers that the instructions name (Redditi PF 2023-2026,
-- fascicoli 1 and 2; 730 2023-2026): what is saved, being written, told
-- or assigned under the old key is carried to the new one, and nothing else of it changes. One line: form, first and last year,
-- rigo (with its modulo), rigo of today, colonne (`3`, or `3:11` where it changes too). A line without modulo is of them all,
-- unless the key has one of its own.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create temp table chiave_portata on commit drop as
with riga as (
  select string_to_array(testo, ' ') as pezzi from regexp_split_to_table($dati$
redditi-pf 2019 2026 RP34 RP34 90:2 91:4 92:3
redditi-pf 2019 2026 RP36 RP36 90:2 91:4 92:3
redditi-pf 2019 2026 RN47 RN47 94:33 95:38
730 2019 2026 E934 E934 90:2 91:4 92:3
730 2019 2022 E936 E936 90:2 91:4 92:3
730 2019 2022 PL947 PL947 94:33 95:38
730 2023 2026 PL947 PL947 94:33
730 2023 2026 E36 E36 92:103
730 2023 2026 PL94 PL94 90:1
730 2023 2026 PL97 PL97 90:1
730 2023 2026 PL100 PL100 90:1
730 2023 2026 PL114 PL114 90:1
730 2023 2026 PL117 PL117 90:1
730 2023 2026 PL120 PL120 90:1
730 2023 2026 PL947 PL157 39:1 40:3 12:5 27:7 28:9 45:11 46:13 51:17 52:19 53:21 54:23
730 2023 2023 PL947 PL151 15:1
730 2024 2026 PL947 PL157 48:15 14:25 15:27 56:29
redditi-pf 2019 2026 RL12 RL12 1:2
redditi-pf 2019 2026 RL14 RL14 1:2 2:3
redditi-pf 2019 2026 RL15 RL15 1:2 2:3
redditi-pf 2019 2026 RL16 RL16 1:2 2:3
redditi-pf 2019 2026 RL18 RL18 1:2 2:3
redditi-pf 2019 2026 RL25 RL25 1:2
redditi-pf 2019 2026 RL26 RL26 1:3
redditi-pf 2019 2026 RL27 RL27 1:2
redditi-pf 2024 2026 RL28 RL30 1
redditi-pf 2024 2026 RL29 RL31 1
redditi-pf 2024 2026 RL30 RL32 1
redditi-pf 2024 2026 RL31 RL33 1
730 2019 2026 D912 D912 1:2
730 2019 2026 D914 D914 1:2 2:3
730 2019 2026 D915 D915 1:2 2:3
730 2019 2026 D916 D916 1:2 2:3
730 2019 2026 D918 D918 1:2 2:3
730 2019 2026 D925 D925 1:2
730 2019 2026 D926 D926 1:3
730 2019 2026 D927 D927 1:2
730 2024 2026 D928 D930 1
730 2024 2026 D929 D931 1
730 2024 2026 D930 D932 1
730 2024 2026 D931 D933 1
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
-- The residues of rigo E36 were told one by one and counted in their sum: now each counts.
create or replace function pg_temp.mend(p_tipo text, p_anno int, righi jsonb) returns jsonb language sql stable as $$
  select case when p_tipo = '730' and p_anno between 2023 and 2026 and jsonb_typeof(righi -> 'E36.2') = 'number'
      and (righi ? 'E36.3' or righi ? 'E36.4' or righi ? 'E36.5')
    then righi || jsonb_build_object('E36.2', greatest(0, (righi ->> 'E36.2')::numeric - (
      select coalesce(sum(value::numeric), 0) from jsonb_each_text(righi) where key in ('E36.3', 'E36.4', 'E36.5'))))
    else righi end
$$;

update dichiarazione set righi = pg_temp.mend(tipo, anno, righi) where pg_temp.mend(tipo, anno, righi) <> righi;
update dichiarazione_bozza b set righi = pg_temp.mend(d.tipo, d.anno, b.righi)
from dichiarazione d
where d.studio_id = b.studio_id and d.id = b.dichiarazione_id and pg_temp.mend(d.tipo, d.anno, b.righi) <> b.righi;

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
update dichiarazione_copia c set righi = pg_temp.porta_righi(d.tipo, d.anno, pg_temp.mend(d.tipo, d.anno, c.righi)),
  forzature = pg_temp.porta_righi(d.tipo, d.anno, c.forzature), esiti = pg_temp.porta_righi(d.tipo, d.anno, c.esiti)
from dichiarazione d
where d.studio_id = c.studio_id and d.id = c.dichiarazione_id
  and (pg_temp.mend(d.tipo, d.anno, c.righi) <> c.righi or pg_temp.tocca(d.tipo, d.anno, c.righi) or pg_temp.tocca(d.tipo, d.anno, c.esiti));
alter table dichiarazione_copia enable trigger dichiarazione_copia_fissa;
alter table dichiarazione_modifica disable trigger dichiarazione_modifica_fissa;
update dichiarazione_modifica m set chiave = pg_temp.porta(d.tipo, d.anno, m.chiave)
from dichiarazione d
where d.studio_id = m.studio_id and d.id = m.dichiarazione_id and m.chiave is not null
  and pg_temp.porta(d.tipo, d.anno, m.chiave) <> m.chiave;
alter table dichiarazione_modifica enable trigger dichiarazione_modifica_fissa;
