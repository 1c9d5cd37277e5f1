-- The life of a declaration: who has it in charge, which one it comes from, when it was reopened and archived, for how long
-- its intermediary promised.
alter table dichiarazione
  add column in_carico_a int references utente (id),
  add column in_carico_dal timestamptz,
  add column base_id uuid,
  add column riaperta_il timestamptz,
  add column archiviata_il timestamptz,
  add column impegno text check (impegno in ('Annuale', 'Pluriennale')),
  add check ((in_carico_a is null) = (in_carico_dal is null)),
  add check (archiviata_il is null or (stato = 'Chiusa' and stampa_data is not null)),
  add foreign key (studio_id, base_id) references dichiarazione (studio_id, id) on delete set null (base_id);
create index dichiarazione_base on dichiarazione (studio_id, base_id) where base_id is not null;

-- Who opened which declaration, and when last.
create table dichiarazione_vista (
  studio_id int not null,
  utente_id int not null references utente (id) on delete cascade,
  dichiarazione_id uuid not null,
  anno smallint not null,
  stato text not null,
  vista_il timestamptz not null default now(),
  registrata_il timestamptz not null default now(),
  primary key (studio_id, utente_id, dichiarazione_id),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade
);
create index dichiarazione_vista_recenti on dichiarazione_vista (studio_id, utente_id, anno, vista_il desc);

-- The print that was archived, byte by byte, with its hash.
create table dichiarazione_archivio (
  studio_id int not null,
  dichiarazione_id uuid not null,
  nome text not null,
  contenuto bytea not null,
  sha256 bytea not null,
  versione int not null,
  utente_id int references utente (id),
  archiviata_il timestamptz not null default now(),
  primary key (studio_id, dichiarazione_id),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade
);

do $$
declare tabella text; regola text;
begin
  foreach tabella in array array['dichiarazione_vista', 'dichiarazione_archivio'] loop
    regola := format('studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
      or exists (select from dichiarazione m where m.studio_id = %1$I.studio_id and m.id = %1$I.dichiarazione_id))', tabella);
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (%s) with check (%s)', tabella || '_propria', tabella, regola, regola);
  end loop;
end
$$;
grant select, insert, update, delete on dichiarazione_vista to quadra_app;
grant select, insert on dichiarazione_archivio to quadra_app;
