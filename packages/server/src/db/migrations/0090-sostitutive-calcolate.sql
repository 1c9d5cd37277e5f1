-- Balances of RX that were written by hand and are computed by quadro RQ now stay as they were written: an amount forced, with
-- its reason (instructions of Redditi PF 2023-2026, fascicoli 1 and 3).
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create or replace function pg_temp.a_mano(p_tipo text, p_anno int, righi jsonb) returns jsonb language sql stable as $$
  select case when p_tipo <> 'Persone fisiche' then '{}'::jsonb else coalesce(jsonb_object_agg(key, jsonb_build_object(
    'valore', value, 'motivo', 'Indicato a mano prima che il suo quadro lo calcolasse')), '{}'::jsonb) end
  from jsonb_each(righi)
  where key ~ '^RX3[456]\.[12]$'
    or (p_anno >= 2025 and key ~ '^RX(33|43)\.[12]$')
    or (p_anno >= 2024 and key ~ '^RX40\.[12]$')
    or (p_anno in (2024, 2026) and key ~ '^RX38\.[12]$')
$$;
update dichiarazione set forzature = pg_temp.a_mano(tipo, anno, righi) || forzature,
  righi = righi - array(select jsonb_object_keys(pg_temp.a_mano(tipo, anno, righi)))
where pg_temp.a_mano(tipo, anno, righi) <> '{}';
