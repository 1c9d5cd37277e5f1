-- What a user asked the copilot, and what was answered: his alone, and he deletes it when he likes.
create table copilota_scambio (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  utente_id int not null references utente (id) on delete cascade,
  dichiarazione_id uuid,
  domanda text not null check (char_length(domanda) between 1 and 500),
  risposta jsonb not null,
  fonte text not null check (fonte in ('motore', 'modello', 'nessuno')),
  creato_il timestamptz not null default now(),
  primary key (studio_id, id),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade
);
create index copilota_scambio_di on copilota_scambio (studio_id, utente_id, creato_il desc, id);
create index copilota_scambio_dichiarazione on copilota_scambio (studio_id, dichiarazione_id);
alter table copilota_scambio enable row level security;
alter table copilota_scambio force row level security;
create policy copilota_scambio_propria on copilota_scambio
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null or dichiarazione_id is null
    or exists (select from dichiarazione d where d.studio_id = copilota_scambio.studio_id and d.id = copilota_scambio.dichiarazione_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null or dichiarazione_id is null
    or exists (select from dichiarazione d where d.studio_id = copilota_scambio.studio_id and d.id = copilota_scambio.dichiarazione_id)));
grant select, insert, delete on copilota_scambio to quadra_app;
