-- What a declaration and its integrativa left was counted twice, and a recomputation with them: their conti are made again.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

insert into attesa_fiscale (studio_id, anagrafica_id, anno)
select distinct studio_id, anagrafica_id, anno from dichiarazione
where stato = 'Chiusa' and finalita in ('Integrativa', 'Ricalcolo')
on conflict do nothing;
