-- What a studio signed with who sells: contracts and appointments of the responsible, each with its file. The last ones say
-- when in the record of the studio; the others stay as history.
create table accordo (
  studio_id int not null references studio (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  tipo text not null check (tipo in ('Contratto', 'Nomina responsabile')),
  data date not null,
  nome text not null check (char_length(nome) between 1 and 200),
  formato text not null,
  dimensione int not null check (dimensione > 0),
  sha256 bytea not null,
  contenuto bytea not null,
  caricato_il timestamptz not null default now(),
  caricato_da int references utente (id) on delete set null,
  autore text not null,
  primary key (studio_id, id)
);
alter table accordo alter column contenuto set storage external;
create index accordo_recenti on accordo (studio_id, tipo, caricato_il desc);

alter table accordo enable row level security;
alter table accordo force row level security;
create policy accordo_proprio on accordo
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, delete on accordo to quadra_app;
