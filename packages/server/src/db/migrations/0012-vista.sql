-- What a person keeps of a list. Without utente_id it is of the whole studio. Filters may name people: they stay behind the
-- same wall as the clients.
create table vista (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  utente_id int references utente (id) on delete cascade,
  lista text not null,
  nome text not null,
  predefinita boolean not null default false,
  contenuto jsonb not null,
  versione int not null default 1,
  creata_il timestamptz not null default now(),
  modificata_il timestamptz not null default now(),
  modificata_da int references utente (id) on delete set null,
  primary key (studio_id, id)
);
create unique index vista_nome on vista (studio_id, lista, coalesce(utente_id, 0), lower(nome));
create unique index vista_predefinita on vista (studio_id, lista, coalesce(utente_id, 0)) where predefinita;

alter table vista enable row level security;
alter table vista force row level security;
create policy vista_propria on vista
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, update, delete on vista to quadra_app;
