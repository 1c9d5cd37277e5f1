-- How credits are paid for. Money is in cents.

-- Who sells: the vendor (no gestore) or a gestore; what it sells with. What is secret is sealed, and leaves only towards the
-- service it is of.
create table venditore (
  id uuid primary key default gen_random_uuid(),
  gestore_id int unique nulls not distinct references gestore (id),
  bonifici boolean not null default false,
  carta boolean not null default false,
  paypal boolean not null default false,
  sdd boolean not null default false,
  iban text check (char_length(iban) between 15 and 34),
  intestatario text check (char_length(intestatario) between 1 and 70),
  -- Creditor identifier of SEPA direct debits.
  identificativo_creditore text check (char_length(identificativo_creditore) between 8 and 35),
  carta_segreto bytea,
  carta_notifica_id text,
  carta_notifica_segreto bytea,
  paypal_client_id text check (char_length(paypal_client_id) between 1 and 200),
  paypal_segreto bytea,
  versione int not null default 1,
  modificato_il timestamptz not null default now()
);
insert into venditore (gestore_id) values (null);
grant select, insert, update on venditore to quadra_app;

-- One purchase, whatever it is paid with: what was agreed when it began never changes, its state goes where the table of the
-- passages lets it.
create table pagamento (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  numero bigint not null generated always as identity,
  venditore_id uuid not null references venditore (id),
  metodo text not null check (metodo in ('Paypal', 'Carta di credito', 'Bonifico', 'SEPA Direct Debit')),
  automatico boolean not null default false,
  stato text not null default 'In sospeso' check (stato in ('Completato', 'Fallito', 'Annullato', 'In sospeso')),
  pacchetto_id uuid not null references pacchetto (id),
  pacchetto text not null check (char_length(pacchetto) between 1 and 80),
  crediti int not null check (crediti > 0),
  scadenza_mesi int,
  imponibile int not null check (imponibile >= 0),
  iva int not null check (iva >= 0),
  totale int not null check (totale = imponibile + iva),
  causale text not null check (char_length(causale) between 1 and 35),
  iban text,
  intestatario text,
  -- Its name at the gateway, and where it is paid there.
  esterno_id text check (char_length(esterno_id) <= 200),
  esterno_pagina text check (char_length(esterno_pagina) <= 2000),
  simulato boolean not null default false,
  -- What the studio wants kept of the card.
  salva_alias boolean not null default false,
  motivo text check (char_length(motivo) <= 300),
  incassato_il date,
  addebito_il date,
  rimborsato_il timestamptz,
  creato_il timestamptz not null default now(),
  scade_il timestamptz,
  chiuso_il timestamptz,
  autore_id int,
  attore_id int,
  primary key (studio_id, id),
  constraint pagamento_causale unique (studio_id, causale),
  constraint pagamento_incassato check ((stato = 'Completato') <= (incassato_il is not null))
);
create index pagamento_recenti on pagamento (studio_id, creato_il desc, numero desc);
create index pagamento_sospesi on pagamento (studio_id, metodo) where stato = 'In sospeso';
create unique index pagamento_esterno on pagamento (studio_id, metodo, esterno_id) where esterno_id is not null;
-- At most one automatic purchase of a studio is under way.
create unique index pagamento_automatico on pagamento (studio_id) where automatico and stato = 'In sospeso';
alter table pagamento enable row level security;
alter table pagamento force row level security;
create policy pagamento_proprio on pagamento
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert on pagamento to quadra_app;
grant update (stato, esterno_id, esterno_pagina, motivo, incassato_il, addebito_il, rimborsato_il, scade_il, chiuso_il)
  on pagamento to quadra_app;

-- A card as its gateway names it: never its number.
create table carta (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  venditore_id uuid not null references venditore (id),
  alias text not null check (char_length(alias) between 1 and 200),
  cliente text not null check (char_length(cliente) between 1 and 200),
  circuito text not null check (char_length(circuito) <= 40),
  ultime_quattro text not null check (ultime_quattro ~ '^[0-9]{4}$'),
  scadenza text not null check (scadenza ~ '^[0-9]{4}-[0-9]{2}$'),
  creata_il timestamptz not null default now(),
  primary key (studio_id, id),
  constraint carta_una unique (studio_id, venditore_id)
);
alter table carta enable row level security;
alter table carta force row level security;
create policy carta_propria on carta
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, update, delete on carta to quadra_app;
