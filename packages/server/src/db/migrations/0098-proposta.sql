-- What a seller writes to a studio before an invoice: an offer, which the studio accepts or refuses once, or the expenses it asks
-- back. Money is in cents. What was written does not change: its state does.
create table proposta (
  id uuid primary key default gen_random_uuid(),
  gestore_id int references gestore (id),
  cliente_studio_id int not null references studio (id),
  tipo text not null check (tipo in ('Offerta', 'Nota spese')),
  anno int not null check (anno between 2019 and 2099),
  progressivo int not null check (progressivo > 0),
  numero text not null check (char_length(numero) between 1 and 20),
  data date not null check (extract(year from data) = anno),
  scadenza date check ((tipo = 'Offerta') = (scadenza is not null)),
  -- As they were when it was written.
  venditore text not null check (char_length(venditore) between 1 and 80),
  cliente jsonb not null,
  righe jsonb not null,
  imponibile int not null,
  iva int not null,
  totale int not null check (totale = imponibile + iva),
  note text not null default '' check (char_length(note) <= 1000),
  stato text not null check (stato in ('Da valutare', 'Accettata', 'Rifiutata', 'Da fatturare', 'Fatturata', 'Annullata')),
  risposta_il timestamptz,
  risposta_da int references utente (id) on delete set null,
  fattura_id uuid unique references fattura (id),
  versione int not null default 1,
  creata_il timestamptz not null default now(),
  check ((tipo = 'Offerta') = (stato in ('Da valutare', 'Accettata', 'Rifiutata'))),
  check ((stato in ('Accettata', 'Rifiutata')) = (risposta_il is not null)),
  check (fattura_id is null or stato in ('Accettata', 'Fatturata')),
  constraint proposta_progressivo unique nulls not distinct (gestore_id, tipo, anno, progressivo)
);
create index proposta_recenti on proposta (gestore_id, tipo, data desc, progressivo desc);
create index proposta_cliente on proposta (cliente_studio_id, tipo, data desc);
alter table proposta enable row level security;
alter table proposta force row level security;
create policy proposta_propria on proposta
  using (cliente_studio_id = any ((select app_studi())::int[]) or coalesce(gestore_id, 0)::text = (select app_venditore()))
  with check (cliente_studio_id = any ((select app_studi())::int[]) or coalesce(gestore_id, 0)::text = (select app_venditore()));
grant select, insert on proposta to quadra_app;
grant update (stato, risposta_il, risposta_da, fattura_id, versione) on proposta to quadra_app;
