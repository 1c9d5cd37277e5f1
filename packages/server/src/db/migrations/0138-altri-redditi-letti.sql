-- RL10 tells each short lease with its option (from 2025 its rate), and sums them: what was one amount at the flat tax is the income of the
-- first of them. From 2025 its column 6 is the CIN. Types of RL1 and RL2 that the forms have not are taken out, and written in the history.
-- Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

-- The tax of LC1 says the rate: 26% when it is that of the amount, 21% otherwise.
create or replace function pg_temp.nuovi(p_anno int, p_righi jsonb) returns jsonb language sql stable as $$
  select (p_righi - array['RL10.6']
      - case when (p_righi ->> 'RL1.1')::numeric not between 1 and 11 then array['RL1.1'] else array[]::text[] end
      - case when (p_righi ->> 'RL2.1')::numeric not between 1 and 9 then array['RL2.1'] else array[]::text[] end)
    || case when p_righi ? 'RL10.6' then jsonb_build_object('RL10.4', p_righi -> 'RL10.6', 'RL10.3',
      case when p_anno < 2025 then 'true'::jsonb
        when (p_righi ->> 'LC1.2')::numeric = round((p_righi ->> 'RL10.6')::numeric * 0.26) then '"2"'::jsonb
        else '"1"'::jsonb end) else '{}'::jsonb end
$$;

create temp table riletta on commit drop as
select studio_id, id, anno, righi from dichiarazione
where tipo = 'Persone fisiche' and anno between 2019 and 2026 and (righi ? 'RL10.6' or righi ? 'RL1.1' or righi ? 'RL2.1');

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select r.studio_id, r.id, 'modifica', k, r.righi -> k, null, 'Il modello non ha questo tipo di reddito'
from riletta r, unnest(array['RL1.1', 'RL2.1']) k
where r.righi ? k and not pg_temp.nuovi(r.anno, r.righi) ? k
order by r.studio_id, r.id, k;

update dichiarazione d set righi = pg_temp.nuovi(r.anno, r.righi)
from riletta r where r.studio_id = d.studio_id and r.id = d.id and pg_temp.nuovi(r.anno, r.righi) <> r.righi;
update dichiarazione_bozza b set righi = pg_temp.nuovi(d.anno, b.righi)
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id and d.tipo = 'Persone fisiche'
  and d.anno between 2019 and 2026 and (b.righi ? 'RL10.6' or b.righi ? 'RL1.1' or b.righi ? 'RL2.1');
