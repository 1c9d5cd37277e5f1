-- The accounts imported for a declaration: rows { conto, descrizione, dare, avere, voce } in cents, who imported them, and the
-- casella that each item goes to.
create table bilancio (
  studio_id int not null,
  dichiarazione_id uuid not null,
  fonte text not null check (char_length(fonte) between 1 and 200),
  importato_il timestamptz not null,
  righe jsonb not null,
  log jsonb not null,
  caselle jsonb not null,
  primary key (studio_id, dichiarazione_id),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade
);

alter table bilancio enable row level security;
alter table bilancio force row level security;
create policy bilancio_proprio on bilancio
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione d where d.studio_id = bilancio.studio_id and d.id = bilancio.dichiarazione_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione d where d.studio_id = bilancio.studio_id and d.id = bilancio.dichiarazione_id)));
grant select, insert, update on bilancio to quadra_app;
