-- Direct debits: the mandate of a studio to its seller, and the files that the seller gives to its bank.
create table mandato (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  venditore_id uuid not null references venditore (id),
  -- What the bank calls it.
  codice text not null check (char_length(codice) between 1 and 35),
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  intestatario text not null check (char_length(intestatario) between 1 and 70),
  stato text not null default 'Da firmare' check (stato in ('Da firmare', 'Attivo', 'Sospeso', 'Revocato', 'Scaduto')),
  firmato_il date,
  motivo text check (char_length(motivo) <= 300),
  creato_il timestamptz not null default now(),
  primary key (studio_id, id),
  constraint mandato_codice unique (studio_id, codice),
  constraint mandato_firmato check (stato in ('Da firmare', 'Revocato') or firmato_il is not null)
);
-- One that lives for each seller: another is made when it is revoked or expired.
create unique index mandato_vivo on mandato (studio_id, venditore_id) where stato in ('Da firmare', 'Attivo', 'Sospeso');
alter table mandato enable row level security;
alter table mandato force row level security;
create policy mandato_proprio on mandato
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert on mandato to quadra_app;
grant update (stato, firmato_il, motivo) on mandato to quadra_app;

-- One file of debits: its bytes are sealed, since they name accounts of many studi, and never change.
create table distinta (
  id uuid primary key default gen_random_uuid(),
  numero bigint not null generated always as identity,
  venditore_id uuid not null references venditore (id),
  quanti int not null check (quanti > 0),
  totale int not null check (totale > 0),
  primo_addebito date not null,
  contenuto bytea not null,
  creata_il timestamptz not null default now(),
  scaricata_il timestamptz
);
create index distinta_recenti on distinta (venditore_id, numero desc);
grant select, insert on distinta to quadra_app;
grant update (scaricata_il) on distinta to quadra_app;

alter table pagamento
  add column mandato_id uuid,
  add column distinta_id uuid references distinta (id),
  add column sequenza text check (sequenza in ('FRST', 'RCUR')),
  add constraint pagamento_mandato foreign key (studio_id, mandato_id) references mandato (studio_id, id),
  add constraint pagamento_addebito check ((metodo = 'SEPA Direct Debit') = (mandato_id is not null and addebito_il is not null)),
  add constraint pagamento_sequenza check ((distinta_id is null) = (sequenza is null));
grant update (distinta_id, sequenza) on pagamento to quadra_app;
create index pagamento_da_addebitare on pagamento (studio_id, addebito_il)
  where metodo = 'SEPA Direct Debit' and stato = 'In sospeso' and distinta_id is null;
