-- What those who answer a ticket write to one another: never shown to who asked.
create table ticket_nota (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  ticket_id uuid not null,
  testo text not null check (char_length(testo) between 1 and 5000),
  autore_id int references utente (id) on delete set null,
  scritto_il timestamptz not null,
  primary key (studio_id, id),
  foreign key (studio_id, ticket_id) references ticket (studio_id, id) on delete cascade
);
create index ticket_nota_di on ticket_nota (studio_id, ticket_id, scritto_il);
alter table ticket_nota enable row level security;
alter table ticket_nota force row level security;
create policy ticket_nota_proprio on ticket_nota using (studio_id = any ((select app_studi())::int[]))
  with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, update (testo) on ticket_nota to quadra_app;
