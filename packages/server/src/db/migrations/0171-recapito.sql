-- The browsers in which a person is told of what is new, besides the portal.
create table iscrizione_push (
  id int generated always as identity primary key,
  utente_id int not null references utente (id) on delete cascade,
  -- A browser has one, whoever uses it last.
  indirizzo text not null unique check (char_length(indirizzo) <= 2000),
  p256dh text not null check (char_length(p256dh) <= 90),
  auth text not null check (char_length(auth) <= 30),
  nome text not null check (char_length(nome) between 1 and 80),
  -- What is older is not told; of what is newer, these notifications were looked at. What is written by a transaction that began
  -- before another ended is newer than its own date says.
  detto_fino timestamptz not null default now(),
  guardate int[] not null default '{}',
  -- Times in a row that its service did not answer.
  guasti smallint not null default 0,
  riprova_il timestamptz,
  creata_il timestamptz not null default now()
);
create index iscrizione_push_di on iscrizione_push (utente_id, id);
grant select, insert, update, delete on iscrizione_push to quadra_app;
