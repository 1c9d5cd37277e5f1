-- What was decided of what the other papers say to a declaration: accepted (what was there and what was written), refused with
-- its reason, an item left aside. Taken back, a row stays with the day.
create table collegamento (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  dichiarazione_id uuid not null,
  atto text not null check (atto in ('accettato', 'rifiutato', 'ignorato')),
  fonte text not null,
  -- The rigo, or the item that was left aside.
  rigo text not null check (char_length(rigo) between 1 and 200),
  da text not null default '',
  -- [{ casella, prima, dopo }]
  caselle jsonb not null default '[]' check (jsonb_typeof(caselle) = 'array'),
  motivo text check (char_length(motivo) between 1 and 200),
  quando timestamptz not null default now(),
  utente_id int references utente (id) on delete set null,
  annullato_il timestamptz,
  annullato_da int references utente (id) on delete set null,
  primary key (studio_id, id),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade
);
create index collegamento_dichiarazione on collegamento (studio_id, dichiarazione_id, quando desc) where annullato_il is null;
alter table collegamento enable row level security;
alter table collegamento force row level security;
create policy collegamento_proprio on collegamento
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione d where d.studio_id = collegamento.studio_id and d.id = collegamento.dichiarazione_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione d where d.studio_id = collegamento.studio_id and d.id = collegamento.dichiarazione_id)));
grant select, insert, update on collegamento to quadra_app;
