-- The precompilata 730: what is asked of the outside exchange for each client and year, the orders it is asked in, what came back.
-- Of the declaration of the year before, in euro: the exchange asks them to check who asks.
alter table delega
  add reddito bigint check (abs(reddito) <= 99999999999),
  add imposta bigint check (imposta between 0 and 99999999999);

create table ordine_precompilata_configurazione (
  studio_id int primary key references studio (id),
  mittente text not null check (char_length(mittente) <= 16),
  utente text not null check (char_length(utente) <= 100),
  -- Sealed under `ordine-730/<studio>`.
  password bytea,
  limite_righe int not null check (limite_righe between 1 and 500),
  limite_mb int not null check (limite_mb between 1 and 5),
  versione int not null default 1
);
create table richiesta_precompilata (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anagrafica_id uuid not null,
  anno int not null check (anno between 2019 and 2099),
  stato text not null default 'Non creata' check (stato in ('Non creata', 'Creata', 'Inviata', 'Ricevuta', 'Annullamento Creato',
    'Annullamento Inviato', 'Importazione Esterna')),
  -- Of the outside service, whose meaning is not published.
  codice text check (codice ~ '^\d{2,3}$'),
  delega_id uuid,
  -- What the file says: the form it names, and its caselle.
  modello text check (modello in ('730', 'Persone fisiche')),
  caselle jsonb not null default '[]',
  ricevuta_il timestamptz,
  dichiarazione_id uuid,
  importata_il timestamptz,
  -- Of those caselle, what the form has not taken, with the reason.
  fuori jsonb not null default '[]',
  creata_il timestamptz not null default now(),
  primary key (studio_id, id),
  constraint richiesta_precompilata_una unique (studio_id, anagrafica_id, anno),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade,
  foreign key (studio_id, delega_id) references delega (studio_id, id) on delete set null (delega_id),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete set null (dichiarazione_id)
);
create index richiesta_precompilata_anno on richiesta_precompilata (studio_id, anno, stato);
create index richiesta_precompilata_delega on richiesta_precompilata (studio_id, delega_id) where delega_id is not null;
create index richiesta_precompilata_dichiarazione on richiesta_precompilata (studio_id, dichiarazione_id) where dichiarazione_id is not null;
create table ordine_precompilata (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anno int not null check (anno between 2019 and 2099),
  numero int not null check (numero > 0),
  tipo text not null check (tipo in ('Richieste', 'Annullamenti', 'Esterno')),
  stato text not null default 'Creato' check (stato in ('Creato', 'Inviato', 'Errore')),
  simulato boolean not null,
  -- The key that the exchange gave it.
  esterno_id text check (char_length(esterno_id) <= 100),
  file_inviato bytea,
  file_ricevuto bytea,
  -- What the exchange said of one that is in error.
  motivo text check (char_length(motivo) <= 500),
  creato_il timestamptz not null default now(),
  creato_da int references utente (id) on delete set null,
  inviato_il timestamptz,
  ricevuto_il timestamptz,
  -- When the exchange was last asked.
  chiesto_il timestamptz,
  primary key (studio_id, id),
  constraint ordine_precompilata_numero unique (studio_id, anno, numero)
);
create index ordine_precompilata_in_attesa on ordine_precompilata (studio_id) where stato = 'Inviato' and ricevuto_il is null;
create table ordine_precompilata_riga (
  studio_id int not null,
  ordine_id uuid not null,
  richiesta_id uuid not null,
  primary key (studio_id, ordine_id, richiesta_id),
  foreign key (studio_id, ordine_id) references ordine_precompilata (studio_id, id) on delete cascade,
  foreign key (studio_id, richiesta_id) references richiesta_precompilata (studio_id, id) on delete cascade
);
create index ordine_precompilata_riga_richiesta on ordine_precompilata_riga (studio_id, richiesta_id);
do $$
declare tabella text; regola text;
begin
  foreach tabella in array array['ordine_precompilata_configurazione', 'richiesta_precompilata', 'ordine_precompilata', 'ordine_precompilata_riga'] loop
    regola := 'studio_id = any ((select app_studi())::int[])' || case tabella
      when 'richiesta_precompilata' then ' and ((select app_gruppi()) is null or exists (select from anagrafica a
        where a.studio_id = richiesta_precompilata.studio_id and a.id = richiesta_precompilata.anagrafica_id))'
      when 'ordine_precompilata_riga' then ' and exists (select from richiesta_precompilata r
        where r.studio_id = ordine_precompilata_riga.studio_id and r.id = ordine_precompilata_riga.richiesta_id)'
      when 'ordine_precompilata_configurazione' then ''
      -- Who sees the clients of some groups alone would see half an order.
      else ' and (select app_gruppi()) is null'
    end;
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (%s) with check (%s)', tabella || '_propria', tabella, regola, regola);
    execute format('grant select, insert, update on %I to quadra_app', tabella);
  end loop;
end
$$;
grant delete on richiesta_precompilata to quadra_app;
