-- What a record says besides: where a firm is and works, and which way registry and declaration follow each other.
alter table anagrafica
  add column data_costituzione date,
  add column sede_legale_diversa boolean not null default false,
  add column sede_legale jsonb not null
    default '{"comune": null, "comuneDescrizione": null, "provincia": null, "cap": null, "via": null, "civico": null}',
  add column sede_attivita_diversa boolean not null default false,
  add column sede_attivita jsonb not null
    default '{"comune": null, "comuneDescrizione": null, "provincia": null, "cap": null, "via": null, "civico": null}',
  add column sincronizzazione smallint not null default 1 check (sincronizzazione between 0 and 3);

-- Who is tied to a client: dependants, partners, helpers. A list is written whole, with the record.
create table legame (
  studio_id int not null,
  anagrafica_id uuid not null,
  genere text not null check (genere in ('familiari', 'soci', 'collaboratori')),
  posizione smallint not null check (posizione > 0),
  codice_fiscale text not null,
  dati jsonb not null,
  primary key (studio_id, anagrafica_id, genere, posizione),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade
);
create index legame_codice on legame (studio_id, codice_fiscale);

-- Append-only: who changed which field, from what to what and, with a day, since when the new value holds. It outlives the
-- record: nothing here points at it.
create table anagrafica_modifica (
  studio_id int not null references studio (id),
  id bigint generated always as identity,
  anagrafica_id uuid not null,
  quando timestamptz not null default now(),
  utente_id int references utente (id),
  azione text not null,
  campo text not null,
  prima jsonb,
  dopo jsonb,
  dal date,
  versione int not null,
  primary key (studio_id, id)
);
create index anagrafica_modifica_di on anagrafica_modifica (studio_id, anagrafica_id, id);
create trigger anagrafica_modifica_fissa before update or delete on anagrafica_modifica
  for each row execute function refuse_modifica();
create trigger anagrafica_modifica_intera before truncate on anagrafica_modifica execute function refuse_modifica();

-- The version of the client that a declaration has already heard of; none: it follows from its next opening on.
alter table dichiarazione add column anagrafica_versione int;

do $$
declare tabella text;
begin
  foreach tabella in array array['legame', 'anagrafica_modifica'] loop
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (studio_id = any ((select app_studi())::int[]))
      with check (studio_id = any ((select app_studi())::int[]))', tabella || '_propria', tabella);
  end loop;
end
$$;

grant select, insert, update, delete on legame to quadra_app;
grant select, insert on anagrafica_modifica to quadra_app;
