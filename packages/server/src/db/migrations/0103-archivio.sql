-- Packages of documents for a conservator outside the house. Until one is accepted its documents are frozen here, and no more.
alter table documento add column congelato boolean not null default false;
grant update (congelato) on documento to quadra_app;
create table pacchetto_archivio (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anno int not null,
  numero int not null check (numero > 0),
  stato text not null check (stato in ('Da inviare', 'Inviato', 'Accettato', 'Rifiutato', 'Smarrito', 'Annullato')),
  simulato boolean not null,
  -- The key that the conservator gave it.
  esterno_id text,
  indice bytea not null,
  creato_il timestamptz not null default now(),
  creato_da int references utente (id) on delete set null,
  inviato_il timestamptz,
  esito_il timestamptz,
  -- When the conservator was last asked.
  chiesto_il timestamptz,
  -- What the conservator, or who took it back, said.
  motivo text check (char_length(motivo) <= 500),
  primary key (studio_id, id),
  constraint pacchetto_archivio_numero unique (studio_id, anno, numero)
);
create index pacchetto_archivio_in_attesa on pacchetto_archivio (studio_id) where stato = 'Inviato';
create table pacchetto_documento (
  studio_id int not null,
  pacchetto_id uuid not null,
  documento_id uuid not null,
  posto int not null,
  -- As it was when the package was made.
  sha256 bytea not null,
  -- It is in the package, or was and is free again.
  attivo boolean not null default true,
  primary key (studio_id, pacchetto_id, documento_id),
  foreign key (studio_id, pacchetto_id) references pacchetto_archivio (studio_id, id) on delete cascade,
  foreign key (studio_id, documento_id) references documento (studio_id, id) on delete cascade
);
-- A document is in one package at a time, whoever asks at once.
create unique index pacchetto_documento_uno on pacchetto_documento (studio_id, documento_id) where attivo;
do $$
declare tabella text; regola text;
begin
  foreach tabella in array array['pacchetto_archivio', 'pacchetto_documento'] loop
    regola := 'studio_id = any ((select app_studi())::int[])' || case
      when tabella = 'pacchetto_documento' then ' and exists (select from documento d
        where d.studio_id = pacchetto_documento.studio_id and d.id = pacchetto_documento.documento_id)'
      -- Who sees the clients of some groups alone would see half a package.
      else ' and (select app_gruppi()) is null'
    end;
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (%s) with check (%s)', tabella || '_propria', tabella, regola, regola);
    execute format('grant select, insert, update on %I to quadra_app', tabella);
  end loop;
end
$$;
