-- RA col. 16 and A col. 11 of the forms of 2026 are a code, not a box (Istruzioni Redditi PF 2026, fascicolo 1, r. 2105-2116).
-- What was ticked becomes 1, crops whose income is the higher: who is no farmer keeps his figures, a farmer has the second
-- raise of the reddito agrario, which is due with either code. What was not ticked says nothing.
create function pg_temp.is_vegetali(p_tipo text, p_anno int, chiave text) returns boolean language sql immutable as $$
  select p_anno = 2026 and case p_tipo
    when 'Persone fisiche' then chiave ~ '^RA[0-9]+[.]16(#|$)'
    when '730' then chiave ~ '^A[0-9]+[.]11(#|$)'
    else false end
$$;
create function pg_temp.tocca_vegetali(p_tipo text, p_anno int, righi jsonb) returns boolean language sql immutable as $$
  select p_anno = 2026 and exists (
    select from jsonb_each(righi) where jsonb_typeof(value) = 'boolean' and pg_temp.is_vegetali(p_tipo, p_anno, key))
$$;
create function pg_temp.porta_vegetali(p_tipo text, p_anno int, righi jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, case when is_barrata then '"1"'::jsonb else value end), '{}'::jsonb) from (
    select key, value, jsonb_typeof(value) = 'boolean' and pg_temp.is_vegetali(p_tipo, p_anno, key) as is_barrata
    from jsonb_each(righi)) voci
  where not (is_barrata and value = 'false'::jsonb)
$$;
update dichiarazione set righi = pg_temp.porta_vegetali(tipo, anno, righi) where pg_temp.tocca_vegetali(tipo, anno, righi);
update dichiarazione_bozza b set righi = pg_temp.porta_vegetali(d.tipo, d.anno, b.righi)
from dichiarazione d
where d.studio_id = b.studio_id and d.id = b.dichiarazione_id and pg_temp.tocca_vegetali(d.tipo, d.anno, b.righi);
-- What was frozen keeps its figures: only what was typed is read as the form of today reads it.
alter table dichiarazione_copia disable trigger dichiarazione_copia_fissa;
update dichiarazione_copia c set righi = pg_temp.porta_vegetali(d.tipo, d.anno, c.righi)
from dichiarazione d
where d.studio_id = c.studio_id and d.id = c.dichiarazione_id and pg_temp.tocca_vegetali(d.tipo, d.anno, c.righi);
alter table dichiarazione_copia enable trigger dichiarazione_copia_fissa;
