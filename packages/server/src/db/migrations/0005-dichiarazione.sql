create table dichiarazione (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anagrafica_id uuid not null,
  anno smallint not null,
  tipo text not null,
  finalita text not null,
  stato text not null default 'Aperta' check (stato in ('Aperta', 'Chiusa')),
  versione int not null default 1,
  righi jsonb not null default '{}',
  forzature jsonb not null default '{}',
  stati_quadri jsonb not null default '{}',
  -- { completi, quadri, esito, aDebito, aCredito }: what the lists show, written at every save.
  riepilogo jsonb not null default '{}',
  data_impegno date,
  stampa_data timestamptz,
  versione_programma text not null default '',
  creata_il timestamptz not null default now(),
  modificata_il timestamptz not null default now(),
  modificata_da int references utente (id),
  primary key (studio_id, id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id)
);
create index dichiarazione_anagrafica on dichiarazione (studio_id, anagrafica_id, anno);
create index dichiarazione_anno on dichiarazione (studio_id, anno, id);

-- Append-only: the changes are the declaration, the row above is their projection. It outlives a deleted declaration.
create table dichiarazione_modifica (
  studio_id int not null references studio (id),
  id bigint generated always as identity,
  dichiarazione_id uuid not null,
  quando timestamptz not null default now(),
  utente_id int references utente (id),
  azione text not null,
  chiave text,
  prima jsonb,
  dopo jsonb,
  motivo text,
  versione int,
  primary key (studio_id, id)
);
create index dichiarazione_modifica_storia on dichiarazione_modifica (studio_id, dichiarazione_id, id);
create trigger dichiarazione_modifica_fissa before update or delete on dichiarazione_modifica
  for each row execute function refuse_modifica();
create trigger dichiarazione_modifica_intera before truncate on dichiarazione_modifica execute function refuse_modifica();

create table dichiarazione_bozza (
  studio_id int not null references studio (id),
  dichiarazione_id uuid not null,
  utente_id int not null references utente (id) on delete cascade,
  quadro text not null,
  righi jsonb not null,
  salvata_il timestamptz not null default now(),
  primary key (studio_id, dichiarazione_id, utente_id, quadro),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade
);

-- What was closed or printed, frozen: inputs, results and the program that counted them.
create table dichiarazione_copia (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  dichiarazione_id uuid not null,
  motivo text not null,
  versione int not null,
  righi jsonb not null,
  forzature jsonb not null,
  esiti jsonb not null,
  versione_programma text not null,
  utente_id int references utente (id),
  creata_il timestamptz not null default now(),
  primary key (studio_id, id)
);
create index dichiarazione_copia_di on dichiarazione_copia (studio_id, dichiarazione_id, creata_il);
create trigger dichiarazione_copia_fissa before update or delete on dichiarazione_copia
  for each row execute function refuse_modifica();
create trigger dichiarazione_copia_intera before truncate on dichiarazione_copia execute function refuse_modifica();

do $$
declare tabella text;
begin
  foreach tabella in array array['dichiarazione', 'dichiarazione_modifica', 'dichiarazione_bozza', 'dichiarazione_copia'] loop
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (studio_id = any ((select app_studi())::int[]))
      with check (studio_id = any ((select app_studi())::int[]))', tabella || '_propria', tabella);
  end loop;
end
$$;

grant select, insert, update, delete on dichiarazione, dichiarazione_bozza to quadra_app;
grant select, insert on dichiarazione_modifica, dichiarazione_copia to quadra_app;
