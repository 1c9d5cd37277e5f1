-- The filing of declarations: how each stands, the files that were made, frozen, and the receipts that came back.
create table dichiarazione_telematico (
  studio_id int not null,
  dichiarazione_id uuid not null,
  stato text not null default 'Non inviato',
  stato_invio text not null default 'Non inviata' check (stato_invio in ('Inviata', 'Non inviata', 'Re inviata')),
  -- The file that counts today; null after a reopening.
  file_id uuid,
  creato_il timestamptz,
  inviato_il date,
  protocollo text check (protocollo ~ '^[0-9]{17}(-[0-9]{6})?$'),
  aggiornato_il timestamptz not null default now(),
  aggiornato_da int references utente (id),
  primary key (studio_id, dichiarazione_id),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade,
  check ((file_id is null) = (creato_il is null))
);

create table dichiarazione_telematico_file (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  dichiarazione_id uuid not null,
  numero int not null,
  nome text not null,
  tracciato text not null,
  versione text not null,
  -- Why it is only for trial; null when every position of its layout is official.
  di_prova text,
  righe int not null,
  contenuto bytea not null,
  sha256 bytea not null,
  creato_il timestamptz not null default now(),
  utente_id int references utente (id),
  inviato_il date,
  protocollo text,
  primary key (studio_id, id),
  unique (studio_id, dichiarazione_id, numero),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade
);

create table dichiarazione_telematico_ricevuta (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  dichiarazione_id uuid not null,
  file_id uuid not null,
  esito text not null check (esito in ('ACCOLTA', 'SCARTATA')),
  data date not null,
  protocollo text not null,
  -- [{ codice, riga, posizione, campo, testo, chiave }]
  errori jsonb not null default '[]',
  contenuto bytea not null,
  registrata_il timestamptz not null default now(),
  utente_id int references utente (id),
  primary key (studio_id, id),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade,
  foreign key (studio_id, file_id) references dichiarazione_telematico_file (studio_id, id) on delete cascade
);
create index dichiarazione_telematico_ricevuta_di on dichiarazione_telematico_ricevuta
  (studio_id, dichiarazione_id, registrata_il);

do $$
declare tabella text; regola text;
begin
  foreach tabella in array array['dichiarazione_telematico', 'dichiarazione_telematico_file',
    'dichiarazione_telematico_ricevuta'] loop
    regola := format('studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
      or exists (select from dichiarazione m where m.studio_id = %1$I.studio_id and m.id = %1$I.dichiarazione_id))',
      tabella);
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (%s) with check (%s)', tabella || '_propria', tabella, regola, regola);
  end loop;
end
$$;
grant select, insert, update on dichiarazione_telematico to quadra_app;
grant select, insert on dichiarazione_telematico_file, dichiarazione_telematico_ricevuta to quadra_app;
-- The bytes never change: only whether, and with which protocol, they left.
grant update (inviato_il, protocollo) on dichiarazione_telematico_file to quadra_app;
