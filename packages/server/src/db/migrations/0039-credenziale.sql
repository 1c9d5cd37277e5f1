-- Credentials of outside services: sealed with the secret of the application, written and never read back by a page.
create table credenziale (
  studio_id int not null references studio (id) on delete cascade,
  servizio text not null check (servizio in ('telematico', 'firma', 'archiviazione', 'cassetto')),
  sigillata bytea not null,
  aggiornata_il timestamptz not null default now(),
  primary key (studio_id, servizio)
);
alter table credenziale enable row level security;
alter table credenziale force row level security;
create policy credenziale_propria on credenziale
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, update, delete on credenziale to quadra_app;
