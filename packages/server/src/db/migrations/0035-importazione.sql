-- A file that was sent to be imported: kept until it is, or for a few days. `fatte` is the number of the last row settled,
-- written in the transaction that settles it: an import that falls goes on from there.
create table importazione (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  utente_id int not null references utente (id) on delete cascade,
  nome text not null,
  contenuto bytea not null,
  righe int not null check (righe >= 0),
  fatte int not null default 0,
  creata_il timestamptz not null default now(),
  primary key (studio_id, id)
);
alter table importazione alter column contenuto set storage external;
create index importazione_di on importazione (studio_id, utente_id, creata_il);
alter table importazione enable row level security;
alter table importazione force row level security;
create policy importazione_propria on importazione
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, update, delete on importazione to quadra_app;
