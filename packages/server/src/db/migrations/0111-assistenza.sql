-- What the studi ask of who helps them: tickets, what is said in each, the files that go with it.
create sequence ticket_numero_seq as int;
create table ticket (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  numero int not null default nextval('ticket_numero_seq'),
  oggetto text not null check (char_length(oggetto) between 1 and 150),
  priorita text not null check (priorita in ('Alta', 'Normale', 'Bassa')),
  stato text not null default 'Aperto' check (stato in ('Aperto', 'In lavorazione', 'Chiuso')),
  pagina text check (char_length(pagina) <= 300),
  aperto_da int references utente (id) on delete set null,
  aperto_il timestamptz not null,
  -- Since when who opened it waits; null: answered, or closed.
  attende_da timestamptz,
  ultimo_il timestamptz not null,
  versione int not null default 1,
  primary key (studio_id, id),
  constraint ticket_numero unique (studio_id, numero),
  check (stato <> 'Chiuso' or attende_da is null)
);
create index ticket_recenti on ticket (studio_id, ultimo_il desc, id);
create index ticket_in_coda on ticket (studio_id, attende_da) where attende_da is not null;
create table ticket_messaggio (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  ticket_id uuid not null,
  testo text not null check (char_length(testo) <= 5000),
  autore_id int references utente (id) on delete set null,
  assistenza boolean not null,
  scritto_il timestamptz not null,
  primary key (studio_id, id),
  foreign key (studio_id, ticket_id) references ticket (studio_id, id) on delete cascade
);
create index ticket_messaggio_di on ticket_messaggio (studio_id, ticket_id, scritto_il);
create table ticket_allegato (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  messaggio_id uuid not null,
  nome text not null check (char_length(nome) between 1 and 200),
  formato text not null,
  dimensione int not null check (dimensione > 0),
  sha256 bytea not null,
  contenuto bytea not null,
  primary key (studio_id, id),
  foreign key (studio_id, messaggio_id) references ticket_messaggio (studio_id, id) on delete cascade
);
create index ticket_allegato_di on ticket_allegato (studio_id, messaggio_id);
do $$
declare tabella text;
begin
  foreach tabella in array array['ticket', 'ticket_messaggio', 'ticket_allegato'] loop
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (studio_id = any ((select app_studi())::int[]))
      with check (studio_id = any ((select app_studi())::int[]))', tabella || '_proprio', tabella);
  end loop;
end
$$;
grant select, insert, update (oggetto, stato, attende_da, ultimo_il, versione) on ticket to quadra_app;
grant select, insert, update (testo) on ticket_messaggio to quadra_app;
grant select, insert, delete on ticket_allegato to quadra_app;
grant usage on sequence ticket_numero_seq to quadra_app;
-- What is told to one user alone, as the answer to his ticket.
alter table avviso add column utente_id int references utente (id) on delete cascade;
create index avviso_utente on avviso (studio_id, utente_id) where utente_id is not null;
