-- Who put a person into a group, and when, from now on; of those who were there before nothing is known.
alter table gruppo_utente
  add column messo_da int references utente (id) on delete set null,
  add column messo_il timestamptz;
alter table gruppo_utente alter column messo_il set default now();
