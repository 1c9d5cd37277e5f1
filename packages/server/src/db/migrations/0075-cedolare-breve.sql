-- Column 11 of quadro RB, and of quadro B of the 730, from the form of 2025: 2 is the short rent at 21 %, 3 at 26 % (instructions
-- of Redditi PF 2025, fascicolo 1; of 730/2025, quadro B). They were written the other way round: each keeps what it meant to
-- who chose it. Column 7: 6 said «not paid, and of his share alone», which is 4 without a rent and 5 with one.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create function pg_temp.mend_cedolare(anno int, chiave text, valore jsonb, righi jsonb) returns jsonb language sql as $$
  select case
    when anno >= 2025 and chiave ~ '^(RB|B90)[1-9]\.11(#\d+)?$' and valore in ('"2"', '2') then '"3"'::jsonb
    when anno >= 2025 and chiave ~ '^(RB|B90)[1-9]\.11(#\d+)?$' and valore in ('"3"', '3') then '"2"'::jsonb
    when chiave ~ '^(RB|B90)[1-9]\.7(#\d+)?$' and valore in ('"6"', '6') then
      case when righi ? regexp_replace(chiave, '\.7', '.6') then '"5"'::jsonb else '"4"'::jsonb end
    else valore end
$$;
create function pg_temp.mend_righi(anno int, righi jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_object_agg(key, pg_temp.mend_cedolare(anno, key, value, righi)), '{}'::jsonb) from jsonb_each(righi)
$$;

update dichiarazione set righi = pg_temp.mend_righi(anno, righi)
where righi::text ~ '"(RB|B90)[1-9]\.(7|11)(#\d+)?"';
update dichiarazione_bozza b set righi = pg_temp.mend_righi(d.anno, b.righi)
from dichiarazione d
where d.studio_id = b.studio_id and d.id = b.dichiarazione_id and b.righi::text ~ '"(RB|B90)[1-9]\.(7|11)(#\d+)?"';
alter table dichiarazione_modifica disable trigger dichiarazione_modifica_fissa;
update dichiarazione_modifica m
set prima = pg_temp.mend_cedolare(d.anno, m.chiave, m.prima, d.righi),
  dopo = pg_temp.mend_cedolare(d.anno, m.chiave, m.dopo, d.righi)
from dichiarazione d
where d.studio_id = m.studio_id and d.id = m.dichiarazione_id and m.chiave ~ '^(RB|B90)[1-9]\.(7|11)(#\d+)?$';
alter table dichiarazione_modifica enable trigger dichiarazione_modifica_fissa;
