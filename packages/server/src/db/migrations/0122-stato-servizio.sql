-- How the services outside the house were when they were last asked, and since when they have been so.
create table stato_servizio (
  nome text primary key check (char_length(nome) between 1 and 80),
  stato text not null check (stato in ('Spento', 'Risponde', 'Non risponde')),
  dal timestamptz not null default now(),
  misurato_il timestamptz not null default now()
);
grant select, insert, update on stato_servizio to quadra_app;
