-- Quadri RM, RT and RX of Redditi PF take the righi and the columns of the form of their year (instructions of fascicoli 1 and 2 of
-- 2023-2026): what is saved, being written, told
-- or assigned under the old key is carried to the new one, and nothing else of it changes. One line: form, first and last year,
-- rigo (with its modulo), rigo of today, colonne (`3`, or `3:11` where it changes too). A line without modulo is of them all,
-- unless the key has one of its own.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create temp table chiave_portata on commit drop as
with riga as (
  select string_to_array(testo, ' ') as pezzi from regexp_split_to_table($dati$
730 2025 2026 T924 T13 90 91 92 93
redditi-pf 2019 2026 RX18 RX20 1 2 3 4 5
redditi-pf 2024 2026 RX19 RX21 1 2 3 4 5
redditi-pf 2019 2026 RX20 RX901 1 2 3 4 5
redditi-pf 2023 2023 RX37 RX902 1 2 3 4 5
redditi-pf 2023 2023 RX38 RX39 1 2 3 4 5
redditi-pf 2024 2024 RX37 RX38 1 2 3 4 5
redditi-pf 2024 2024 RX38 RX902 1 2 3 4 5
redditi-pf 2025 2025 RX37 RX902 1 2 3 4 5
redditi-pf 2025 2026 RX38 RX33 1 2 3 4 5
redditi-pf 2025 2026 RX33 RX903 1 2 3 4 5
redditi-pf 2026 2026 RX37 RX38 1 2 3 4 5
redditi-pf 2025 2025 LM911 RX37 6:1
redditi-pf 2025 2026 CP901 RX39 2:1
redditi-pf 2019 2024 RT22 RT22 1:3
redditi-pf 2019 2024 RT25 RT25 1:2
redditi-pf 2019 2024 RT901 RT93 2:1 3:2 4:3 5:4
redditi-pf 2019 2024 RT105 RT105 90:4 91:3 92:5
redditi-pf 2025 2026 RT105 RT116 1 90:3 91:2 92:4
redditi-pf 2019 2024 RT106 RT106 90:4 91:3 92:5
redditi-pf 2025 2026 RT106 RT117 1 90:3 91:2 92:4
redditi-pf 2024 2024 RT911 RT31 1
redditi-pf 2024 2024 RT912 RT32 1:2
redditi-pf 2024 2024 RT913 RT34 1
redditi-pf 2024 2024 RT914 RT36 1
redditi-pf 2024 2024 RT915 RT39 1
redditi-pf 2025 2026 RT21 RT11 1
redditi-pf 2025 2026 RT22 RT11 1:2
redditi-pf 2025 2026 RT23 RT52 1 2
redditi-pf 2025 2026 RT24 RT13 1 90 91 92 93
redditi-pf 2025 2026 RT25 RT14 1:2
redditi-pf 2025 2026 RT26 RT72 1
redditi-pf 2025 2026 RT27 RT73 1
redditi-pf 2025 2026 RT28 RT15 1
redditi-pf 2025 2026 RT29 RT74 1
redditi-pf 2025 2026 RT901 RT102 2:1 3:2 4:3 5:4
redditi-pf 2025 2026 RT913 RT43 1
redditi-pf 2025 2026 RT914 RT88 1
redditi-pf 2025 2026 RT915 RT90 1
redditi-pf 2025 2025 RT911 RT41 1
redditi-pf 2025 2025 RT912 RT41 1:2
redditi-pf 2026 2026 RT911 RT41 1:3
redditi-pf 2026 2026 RT912 RT41 1:4
redditi-pf 2019 2026 RM1 RM1 6:5
redditi-pf 2019 2024 RM2 RM2 6:5
redditi-pf 2025 2026 RM2 RM2 6:4 7:5
redditi-pf 2019 2024 RM12 RM12 90:7 91:6
redditi-pf 2025 2026 RM12 RM31 1 2 3 4 90:7 91:8
redditi-pf 2019 2024 RM20 RM20 90:3 91:2 92:4
redditi-pf 2025 2026 RM20 RM76 1 90:3 91:2 92:4
redditi-pf 2019 2024 RM21 RM21 90:3 91:2 92:4
redditi-pf 2025 2026 RM21 RM77 1 90:3 91:2 92:4
redditi-pf 2019 2024 RM901 RM15 1 2
redditi-pf 2019 2024 RM902 RM14 1 2:4
redditi-pf 2025 2026 RM901 RM22 1 2
redditi-pf 2025 2026 RM902 RM21 1 2:3
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
-- The other taxes of RM stood in four righi of ours with their kind: each has its rigo now. Of the kinds that have one, amounts
-- are summed; of the others a modulo is added for each.
create or replace function pg_temp.mend_imposte(p_tipo text, p_anno int, righi jsonb) returns jsonb language plpgsql stable as $$
declare
  voce record; nuovo text; n int; quanti jsonb := '{}'; nuova boolean := p_anno >= 2025;
begin
  if p_tipo not in ('Persone fisiche', '730') then return righi; end if;
  for voce in
    select k as genere, replace(k, '.1', '.2') as base, replace(k, '.1', '.3') as aliquota, righi ->> k as quale
    from jsonb_object_keys(righi) k where k ~ '^(RM9|M12)1[1-4]\.1(#\d+)?$' order by length(k), k
  loop
    continue when not righi ? voce.base;
    nuovo := case voce.quale
      when '8' then case when nuova then 'RM32.1' else 'RM13.1' end
      when '9' then case when nuova then 'RM33.1' else 'RM16.1' end
      when '10' then case when nuova then 'RM91.39' else 'RM25.39' end
      when '14' then case when nuova then 'RM34.2' else 'RM29.2' end
      when '16' then case when nuova then 'RM82.2' else 'RM24.2' end
      when '17' then case when nuova then 'RM35.1' else 'RM30.1' end end;
    -- The 730 has neither the TFR nor what other quadri have not.
    continue when nuovo is null or (p_tipo = '730' and voce.quale in ('10', '16'));
    if p_tipo = '730' then nuovo := ltrim(nuovo, 'R'); end if;
    if voce.quale in ('9', '14', '17') then
      righi := righi || jsonb_build_object(nuovo, coalesce((righi ->> nuovo)::numeric, 0) + (righi ->> voce.base)::numeric);
    else
      n := coalesce((quanti ->> nuovo)::int, 0) + 1;
      quanti := quanti || jsonb_build_object(nuovo, n);
      righi := righi || jsonb_build_object(nuovo || case when n > 1 then '#' || n else '' end, righi -> voce.base);
      if righi ? voce.aliquota and voce.quale in ('8', '16') then
        righi := righi || case when voce.quale = '8' and not nuova
          then jsonb_build_object('RM13.2' || case when n > 1 then '#' || n else '' end,
            round((righi ->> voce.base)::numeric * (righi ->> voce.aliquota)::numeric / 100))
          else jsonb_build_object(
            replace(replace(nuovo, 'M32.1', 'M32.2'), '.2', case when voce.quale = '8' then '.2' else '.4' end)
              || case when n > 1 then '#' || n else '' end, righi -> voce.aliquota) end;
      end if;
    end if;
    righi := righi - voce.genere - voce.base - voce.aliquota;
  end loop;
  return righi;
end
$$;
-- Balances that were written in RX by hand and are computed now stay as they were written: an amount forced, with its reason.
create or replace function pg_temp.a_mano(p_tipo text, righi jsonb) returns jsonb language sql stable as $$
  select case when p_tipo <> 'Persone fisiche' then '{}'::jsonb else coalesce(jsonb_object_agg(key, jsonb_build_object(
    'valore', value, 'motivo', 'Indicato a mano prima che il suo quadro lo calcolasse')), '{}'::jsonb) end
  from jsonb_each(righi) where key ~ '^RX(8|9|10|13|14|15|16|17)\.[12]$'
$$;
update dichiarazione set righi = pg_temp.mend_imposte(tipo, anno, righi) where pg_temp.mend_imposte(tipo, anno, righi) <> righi;
update dichiarazione_bozza b set righi = pg_temp.mend_imposte(d.tipo, d.anno, b.righi)
from dichiarazione d
where d.studio_id = b.studio_id and d.id = b.dichiarazione_id and pg_temp.mend_imposte(d.tipo, d.anno, b.righi) <> b.righi;
update dichiarazione set forzature = pg_temp.a_mano(tipo, righi) || forzature,
  righi = righi - array(select jsonb_object_keys(pg_temp.a_mano(tipo, righi)))
where pg_temp.a_mano(tipo, righi) <> '{}';

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
