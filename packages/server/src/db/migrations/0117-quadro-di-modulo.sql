-- The quadro of the administrators of condomini is a module of its own. The studi that have written in it keep it: nothing
-- they work with is taken from them.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);
insert into applicativo_studio (studio_id, codice, anno, dal)
  select distinct d.studio_id, 'QUADROAC', 0, (now() at time zone 'Europe/Rome')::date from dichiarazione d
  where d.tipo in ('Persone fisiche', '730') and coalesce(d.stati_quadri ->> 'AC', 'assente') <> 'assente'
  on conflict do nothing;
