-- What a person was typing and did not save, place by place. It is never a committed value: it waits, and then it expires.
create table bozza (
  studio_id int not null references studio (id),
  utente_id int not null references utente (id) on delete cascade,
  luogo text not null,
  righi jsonb not null,
  -- The version of the record it was typed over; null for a record still to be made.
  versione int,
  salvata_il timestamptz not null,
  scade_il timestamptz not null,
  primary key (studio_id, utente_id, luogo)
);
create index bozza_luogo on bozza (studio_id, luogo);
create index bozza_scadenza on bozza (studio_id, scade_il);

-- A request that makes something, by the key its caller gave it: the same one again gets the same answer.
create table richiesta_ripetibile (
  studio_id int not null references studio (id),
  utente_id int not null references utente (id) on delete cascade,
  chiave text not null,
  impronta bytea not null,
  risposta jsonb,
  scade_il timestamptz not null,
  primary key (studio_id, utente_id, chiave)
);
create index richiesta_ripetibile_scadenza on richiesta_ripetibile (studio_id, scade_il);

do $$
declare tabella text;
begin
  foreach tabella in array array['bozza', 'richiesta_ripetibile'] loop
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (studio_id = any ((select app_studi())::int[]))
      with check (studio_id = any ((select app_studi())::int[]))', tabella || '_propria', tabella);
  end loop;
end
$$;
grant select, insert, update, delete on bozza, richiesta_ripetibile to quadra_app;

-- The drafts of a client go with the client.
create function delete_bozze_anagrafica() returns trigger language plpgsql as $$
begin
  delete from bozza where studio_id = old.studio_id and luogo = 'anagrafica/' || old.id;
  return null;
end
$$;
create trigger anagrafica_bozze after delete on anagrafica for each row execute function delete_bozze_anagrafica();
