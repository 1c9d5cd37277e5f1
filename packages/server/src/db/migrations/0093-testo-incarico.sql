-- What a client signs for his studio, in the words of the studio: for each kind and year, version after version. A version is
-- never changed, and what was printed with it stays as it is.
create table testo_incarico (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  tipo text not null check (tipo in ('Incarico', 'Mandato F24', 'Delega', 'Non conferisce delega', 'Revoca delega', 'Nessuna scelta')),
  anno int not null check (anno between 2019 and 2099),
  versione int not null check (versione > 0),
  testo text not null check (char_length(testo) between 1 and 4000),
  scritto_da int references utente (id) on delete set null,
  scritto_il timestamptz not null default now(),
  primary key (studio_id, id),
  constraint testo_incarico_versione unique (studio_id, tipo, anno, versione)
);
alter table testo_incarico enable row level security;
alter table testo_incarico force row level security;
create policy testo_incarico_proprio on testo_incarico
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert on testo_incarico to quadra_app;
