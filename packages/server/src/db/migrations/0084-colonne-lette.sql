-- Righi read to the last colonna (FA, CR, LC and RV of 2023-2026): caselle that had another number now have that of the form: what is saved, being written, told
-- or assigned under the old key is carried to the new one, and nothing else of it changes. One line: form, first and last year,
-- rigo (with its modulo), rigo of today, colonne (`3`, or `3:11` where it changes too). A line without modulo is of them all,
-- unless the key has one of its own.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create temp table chiave_portata on commit drop as
with riga as (
  select string_to_array(testo, ' ') as pezzi from regexp_split_to_table($dati$
redditi-pf 2023 2023 FA1 FA1 9:10 90:9
redditi-pf 2024 2025 FA1 FA1 9:10
redditi-pf 2026 2026 FA1 FA1 4:5 5:6 9:10
redditi-pf 2023 2023 FA2 FA2 9:10 90:9
redditi-pf 2024 2025 FA2 FA2 9:10
redditi-pf 2026 2026 FA2 FA2 4:5 5:6 9:10
redditi-pf 2023 2023 FA3 FA3 9:10 90:9
redditi-pf 2024 2025 FA3 FA3 9:10
redditi-pf 2026 2026 FA3 FA3 4:5 5:6 9:10
redditi-pf 2023 2023 FA4 FA4 9:10 90:9
redditi-pf 2024 2025 FA4 FA4 9:10
redditi-pf 2026 2026 FA4 FA4 4:5 5:6 9:10
redditi-pf 2023 2023 FA5 FA5 9:10 90:9
redditi-pf 2024 2025 FA5 FA5 9:10
redditi-pf 2026 2026 FA5 FA5 4:5 5:6 9:10
redditi-pf 2023 2023 FA901 FA6 1
redditi-pf 2023 2026 LC1 LC1 12:11 13:12 14:13
redditi-pf 2023 2026 RV6 RV6 3:2
redditi-pf 2023 2026 RV14 RV14 3:2
redditi-pf 2023 2026 RV11 RV11 3:2
redditi-pf 2023 2026 CR15 CR15 2:1
redditi-pf 2023 2023 CR16 CR16 1:2 2:1
redditi-pf 2023 2026 CR17 CR17 2:1 3:2
730 2023 2023 FA1201 FA6 1
730 2023 2026 G915 G915 2:1
730 2023 2026 G917 G917 2:1 3:2
730 2023 2026 PL981 F1 2:3
730 2023 2026 PL988 PL988 13:12 14:13
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
-- Two caselle that the form has as one: their sum, under the one that stays.
create or replace function pg_temp.somma_in(righi jsonb, resta text, altra text) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(righi -> altra) = 'number' and (righi -> resta is null or jsonb_typeof(righi -> resta) = 'number')
    then (righi - altra) || jsonb_build_object(resta, coalesce((righi ->> resta)::numeric, 0) + (righi ->> altra)::numeric)
    else righi end
$$;
-- Credits that had a rigo of their own go each to a free modulo of the rigo of credits with a code, with theirs where it is known.
create or replace function pg_temp.sposta_credito(righi jsonb, da text, a text, colonne text[], codice text) returns jsonb language plpgsql immutable as $$
declare modulo text; libero int; suffisso text; n int; nuovo jsonb;
begin
  for modulo in select distinct coalesce('#' || nullif(split_part(k, '#', 2), ''), '') from jsonb_object_keys(righi) k
    where k ~ ('^' || da || '\.\d+(#\d+)?$') order by 1
  loop
    libero := 1;
    loop
      suffisso := case when libero = 1 then '' else '#' || libero end;
      exit when not exists (select from jsonb_object_keys(righi) k where k ~ ('^' || a || '\.\d+' || suffisso || '$'));
      libero := libero + 1;
    end loop;
    nuovo := '{}'::jsonb;
    for n in 1 .. array_length(colonne, 1) / 2 loop
      if righi ? (da || '.' || colonne[2 * n - 1] || modulo) then
        nuovo := nuovo || jsonb_build_object(a || '.' || colonne[2 * n] || suffisso, righi -> (da || '.' || colonne[2 * n - 1] || modulo));
        righi := righi - (da || '.' || colonne[2 * n - 1] || modulo);
      end if;
    end loop;
    if nuovo <> '{}'::jsonb and codice is not null then nuovo := nuovo || jsonb_build_object(a || '.1' || suffisso, codice); end if;
    righi := righi || nuovo;
  end loop;
  return righi;
end
$$;
-- Codes that were numbers are of a list.
create or replace function pg_temp.a_codice(righi jsonb, forma text) returns jsonb language sql immutable as $$
  select coalesce((select jsonb_object_agg(key, case when key ~ forma and jsonb_typeof(value) = 'number'
    then to_jsonb(value #>> '{}') else value end) from jsonb_each(righi)), '{}'::jsonb)
$$;
create or replace function pg_temp.mend(p_tipo text, p_anno int, righi jsonb) returns jsonb language plpgsql stable as $$
begin
  if p_tipo not in ('Persone fisiche', '730') or p_anno not between 2023 and 2026 then return righi; end if;
  if p_tipo = 'Persone fisiche' then
    righi := pg_temp.somma_in(righi, 'LC1.11', 'LC1.12');
    righi := pg_temp.somma_in(righi, 'RV6.2', 'RV6.3');
    righi := pg_temp.somma_in(righi, 'RV14.2', 'RV14.3');
    righi := pg_temp.somma_in(righi, 'RV11.2', 'RV11.3');
    righi := pg_temp.somma_in(righi, 'CR17.1', 'CR17.2');
    if p_anno = 2026 then righi := pg_temp.somma_in(righi, 'CR13.1', 'CR13.2'); end if;
    righi := pg_temp.a_codice(righi, '^CR31\.1(#\d+)?$');
    if p_anno >= 2024 then righi := pg_temp.sposta_credito(righi, 'CR16', 'CR31', array['1', '3', '2', '2', '3', '6'], '17'); end if;
    return pg_temp.sposta_credito(righi, 'CR901', 'CR31', array['3', '3', '4', '2', '5', '6'], null);
  end if;
  righi := pg_temp.somma_in(righi, 'G917.1', 'G917.2');
  righi := pg_temp.somma_in(righi, 'F1.3', 'PL981.2');
  if p_anno = 2026 then righi := pg_temp.somma_in(righi, 'G8.1', 'G8.2'); end if;
  righi := pg_temp.a_codice(righi, '^(G15\.1|F7\.[24]|G931\.1)(#\d+)?$');
  if p_anno >= 2024 then righi := pg_temp.sposta_credito(righi, 'G916', 'G15', array['1', '3', '2', '2', '3', '6'], '17'); end if;
  return pg_temp.sposta_credito(righi, 'G931', 'G15', array['1', '1', '2', '2'], null);
end
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
update dichiarazione_modifica m set chiave = case when m.chiave like 'CR%' then 'CR31.' else 'G15.' end
  || (array['3', '2', '6'])[split_part(split_part(m.chiave, '#', 1), '.', 2)::int]
  || coalesce('#' || nullif(split_part(m.chiave, '#', 2), ''), '')
from dichiarazione d
where d.studio_id = m.studio_id and d.id = m.dichiarazione_id and d.anno between 2024 and 2026
  and (d.tipo = 'Persone fisiche' and m.chiave ~ '^CR16\.[123](#\d+)?$' or d.tipo = '730' and m.chiave ~ '^G916\.[123](#\d+)?$');
alter table dichiarazione_modifica enable trigger dichiarazione_modifica_fissa;
