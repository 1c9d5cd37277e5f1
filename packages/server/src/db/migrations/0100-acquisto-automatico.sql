-- Below a threshold a studio buys by itself, with what it already paid with.
create table acquisto_automatico (
  studio_id int primary key references studio (id),
  attivo boolean not null,
  metodo text not null check (metodo in ('Carta di credito', 'SEPA Direct Debit')),
  soglia int not null check (soglia between 1 and 100000),
  pacchetto_id uuid not null references pacchetto (id),
  -- Why it stopped by itself.
  motivo text check (char_length(motivo) <= 300),
  modificato_il timestamptz not null default now()
);
alter table acquisto_automatico enable row level security;
alter table acquisto_automatico force row level security;
create policy acquisto_automatico_proprio on acquisto_automatico
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, update on acquisto_automatico to quadra_app;
