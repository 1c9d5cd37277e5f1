-- Who of the studio follows a client, and what the studio keeps in mind of him: of the studio alone, never told to the client.
create table seguito_cliente (
  studio_id int not null references studio (id),
  anagrafica_id uuid not null,
  utente_id int references utente (id) on delete set null,
  nota text check (char_length(nota) between 1 and 500),
  modificato_da int references utente (id) on delete set null,
  modificato_il timestamptz not null,
  versione int not null default 1,
  primary key (studio_id, anagrafica_id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade
);

alter table seguito_cliente enable row level security;
alter table seguito_cliente force row level security;
create policy seguito_cliente_propria on seguito_cliente
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from anagrafica a where a.studio_id = seguito_cliente.studio_id and a.id = seguito_cliente.anagrafica_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from anagrafica a where a.studio_id = seguito_cliente.studio_id and a.id = seguito_cliente.anagrafica_id)));
grant select, insert, update, delete on seguito_cliente to quadra_app;
