-- Files kept for a client. The content lives with its row: a file that failed leaves no row, a row always has its file.
create table documento (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  anagrafica_id uuid not null,
  nome text not null check (char_length(nome) between 1 and 200),
  tipo text not null default '',
  formato text not null,
  dimensione int not null check (dimensione > 0),
  sha256 bytea not null,
  contenuto bytea not null,
  caricato_il timestamptz not null default now(),
  caricato_da int references utente (id) on delete set null,
  primary key (studio_id, id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade
);
alter table documento alter column contenuto set storage external;
create index documento_anagrafica on documento (studio_id, anagrafica_id, caricato_il desc);

alter table documento enable row level security;
alter table documento force row level security;
create policy documento_proprio on documento
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, delete on documento to quadra_app;
