-- The movements that leave for the accounts of who sells, and the accounting software they may be handed to.
alter table contabilita
  add ws_indirizzo text check (char_length(ws_indirizzo) between 8 and 300),
  add ws_utente text check (char_length(ws_utente) between 1 and 100),
  -- Sealed under `contabilita/<id>/ws_password`.
  add ws_password bytea,
  add ws_azienda text check (char_length(ws_azienda) between 1 and 40),
  add versione int not null default 1;

-- One export: what it took, and its file as it was. Money is in cents.
create table esportazione_contabile (
  id uuid primary key default gen_random_uuid(),
  -- Null: of the vendor.
  gestore_id int references gestore (id),
  numero int not null check (numero > 0),
  utente_id int references utente (id) on delete set null,
  creata_il timestamptz not null,
  dal date not null,
  al date not null check (al >= dal),
  tipi text[] not null check (tipi <@ array['Vendita', 'Incasso', 'Consumo'] and cardinality(tipi) > 0),
  formato text not null check (formato in ('csv', 'txt')),
  righe int not null check (righe > 0),
  vendite bigint not null,
  incassi bigint not null,
  consumi bigint not null,
  -- What was exported already went again, and why.
  ripetuta boolean not null default false,
  motivo text check (char_length(motivo) between 1 and 200),
  file_nome text not null check (char_length(file_nome) <= 100),
  -- Sealed under `esportazione-contabile/<id>`.
  contenuto bytea not null,
  invio text check (invio in ('Inviata', 'Errore invio')),
  inviata_il timestamptz,
  simulata boolean not null default false,
  errore text check (char_length(errore) <= 300),
  constraint esportazione_contabile_numero unique nulls not distinct (gestore_id, numero),
  check (ripetuta <= (motivo is not null)),
  check ((invio is not distinct from 'Inviata') = (inviata_il is not null))
);
create index esportazione_contabile_recenti on esportazione_contabile (gestore_id, creata_il desc);

-- Each movement that went out: the first time has one row for ever, so nothing goes twice by mistake.
create table esportazione_contabile_riga (
  esportazione_id uuid not null references esportazione_contabile (id),
  gestore_id int references gestore (id),
  tipo text not null check (tipo in ('Vendita', 'Incasso', 'Consumo')),
  -- The invoice, or the movement of credits.
  riferimento uuid not null,
  data date not null,
  importo int not null,
  prima boolean not null,
  primary key (esportazione_id, tipo, riferimento)
);
create unique index esportazione_contabile_prima on esportazione_contabile_riga (gestore_id, tipo, riferimento)
  nulls not distinct where prima;

do $$
declare tabella text;
begin
  foreach tabella in array array['esportazione_contabile', 'esportazione_contabile_riga'] loop
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (coalesce(gestore_id, 0)::text = (select app_venditore()))
      with check (coalesce(gestore_id, 0)::text = (select app_venditore()))', tabella || '_propria', tabella);
  end loop;
end
$$;
grant select, insert on esportazione_contabile, esportazione_contabile_riga to quadra_app;
grant update (invio, inviata_il, simulata, errore) on esportazione_contabile to quadra_app;

-- The history of the exports knows them too.
alter table storico_esportazione drop constraint storico_esportazione_formato_check;
alter table storico_esportazione add constraint storico_esportazione_formato_check check (formato in ('csv', 'xlsx', 'txt'));
