-- A link given to a client, who has no session: what it opens is of another table. A code by mail goes with it; of both only the
-- fingerprint is kept, and the link sealed for as long as it must be written again.
create table collegamento_cliente (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anagrafica_id uuid not null,
  genere text not null check (genere in ('richiesta', 'firma')),
  email text not null,
  hash bytea not null check (octet_length(hash) = 32),
  parola bytea,
  scade_il timestamptz not null,
  creato_il timestamptz not null,
  aperto_il timestamptz,
  -- Wrong codes in all: after some the link is over.
  errori int not null default 0,
  codice_hash bytea check (octet_length(codice_hash) = 32),
  codice_scade_il timestamptz,
  codice_mandato_il timestamptz,
  codice_errori int not null default 0,
  codici int not null default 0,
  fine text check (fine in ('usato', 'ritirato', 'errori')),
  finito_il timestamptz,
  primary key (studio_id, id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade,
  check ((fine is null) = (finito_il is null)),
  check ((codice_hash is null) = (codice_scade_il is null)),
  check (fine is null or (parola is null and codice_hash is null))
);
create unique index collegamento_cliente_hash on collegamento_cliente (studio_id, hash);
create index collegamento_cliente_anagrafica on collegamento_cliente (studio_id, anagrafica_id);

-- What a studio asks of a client: the document that proves one or more caselle of a declaration. Nothing is read by itself: a
-- person of the studio says the numbers.
create table richiesta_documento (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anagrafica_id uuid not null,
  dichiarazione_id uuid not null,
  collegamento_id uuid not null,
  caselle text[] not null check (cardinality(caselle) between 1 and 20),
  documento text not null check (char_length(documento) between 1 and 200),
  nota text check (char_length(nota) between 1 and 500),
  stato text not null check (stato in ('Chiesta', 'Arrivata', 'Confermata', 'Ritirata')),
  chiesta_da int references utente (id) on delete set null,
  chiesta_il timestamptz not null,
  promemoria int not null default 0,
  promemoria_il timestamptz,
  arrivata_il timestamptz,
  -- The files, among the documents of the client.
  file uuid[] not null default '{}',
  confermata_da int references utente (id) on delete set null,
  confermata_il timestamptz,
  valori jsonb check (jsonb_typeof(valori) = 'object'),
  motivo text check (char_length(motivo) between 1 and 500),
  versione int not null default 1,
  modificata_il timestamptz not null default now(),
  primary key (studio_id, id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade,
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade,
  foreign key (studio_id, collegamento_id) references collegamento_cliente (studio_id, id),
  check (stato <> 'Confermata' or (confermata_il is not null and valori is not null and cardinality(file) > 0)),
  check (stato <> 'Arrivata' or (arrivata_il is not null and cardinality(file) > 0))
);
create index richiesta_documento_anagrafica on richiesta_documento (studio_id, anagrafica_id, chiesta_il desc);
create index richiesta_documento_dichiarazione on richiesta_documento (studio_id, dichiarazione_id, chiesta_il desc);
create unique index richiesta_documento_collegamento on richiesta_documento (studio_id, collegamento_id);
create index richiesta_documento_attesa on richiesta_documento (studio_id, chiesta_il) where stato in ('Chiesta', 'Arrivata');

do $$
declare tabella text; regola text;
begin
  foreach tabella in array array['collegamento_cliente', 'richiesta_documento'] loop
    regola := format('studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
      or exists (select from anagrafica a where a.studio_id = %1$I.studio_id and a.id = %1$I.anagrafica_id))', tabella);
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (%s) with check (%s)', tabella || '_propria', tabella, regola, regola);
    execute format('grant select, insert, update on %I to quadra_app', tabella);
  end loop;
end
$$;
