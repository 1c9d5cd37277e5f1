-- Who expects less tax pays less in advance: what he expects is of the conto, by tax; of each advance it is known of which tax it
-- is, which of the two, and what it is by history. The conti are made again, to know it.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

alter table conto_fiscale add column previsioni jsonb not null default '[]' check (jsonb_typeof(previsioni) = 'array');
alter table voce_fiscale
  add column imposta text check (char_length(imposta) between 1 and 200),
  add column acconto smallint check (acconto in (1, 2)),
  add column storico bigint check (storico >= 0),
  add constraint voce_fiscale_acconto check ((imposta is null) = (acconto is null) and (storico is null or acconto is not null));
grant update (imposta, acconto, storico) on voce_fiscale to quadra_app;

insert into attesa_fiscale (studio_id, anagrafica_id, anno)
select studio_id, anagrafica_id, anno from conto_fiscale where elaborato_il is not null
on conflict do nothing;
