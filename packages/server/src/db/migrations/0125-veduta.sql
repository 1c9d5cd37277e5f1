-- Who answers a ticket, and the working minutes already waited where the clock stands still: who asked is to say whether more
-- of his page may be seen.
alter table ticket
  add column preso_da int references utente (id) on delete set null,
  add column preso_il timestamptz,
  add column attesa_ferma int check (attesa_ferma >= 0);
grant update (preso_da, preso_il, attesa_ferma) on ticket to quadra_app;

-- The page a ticket was opened from, as it was: who answers sees the parts of `consenso` and no other; it goes when the ticket
-- closes.
create table ticket_veduta (
  studio_id int not null,
  ticket_id uuid not null,
  dichiarazione_id uuid not null,
  titolo text not null,
  rigo text not null,
  presa_il timestamptz not null,
  contenuto jsonb not null,
  consenso text[] not null,
  chieste text[] not null default '{}',
  negate text[] not null default '{}',
  richieste int not null default 0,
  letture int not null default 0,
  primary key (studio_id, ticket_id),
  foreign key (studio_id, ticket_id) references ticket (studio_id, id) on delete cascade,
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade
);
create index ticket_veduta_dichiarazione on ticket_veduta (studio_id, dichiarazione_id);
alter table ticket_veduta enable row level security;
alter table ticket_veduta force row level security;
create policy ticket_veduta_propria on ticket_veduta
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione d where d.studio_id = ticket_veduta.studio_id and d.id = ticket_veduta.dichiarazione_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione d where d.studio_id = ticket_veduta.studio_id and d.id = ticket_veduta.dichiarazione_id)));
grant select, insert, delete, update (consenso, chieste, negate, richieste, letture) on ticket_veduta to quadra_app;

-- Answers given often: of the vendor (no gestore) and of each gestore, for those who answer.
create table risposta_pronta (
  id uuid primary key default gen_random_uuid(),
  gestore_id int references gestore (id) on delete cascade,
  titolo text not null check (char_length(titolo) between 1 and 80),
  testo text not null check (char_length(testo) between 1 and 5000),
  versione int not null default 1
);
create index risposta_pronta_di on risposta_pronta (gestore_id, titolo);
grant select, insert, delete, update (titolo, testo, versione) on risposta_pronta to quadra_app;
