-- What the vendor defines of a casella without writing code, by modello and year: every version is kept, one is in force.
-- Everybody reads what is in force, the vendor writes; there is nothing of a studio in it.
create table definizione (
  id uuid primary key default gen_random_uuid(),
  anno int not null check (anno between 2019 and 2100),
  modello text not null check (length(modello) between 1 and 40),
  genere text not null check (genere in ('formula', 'validazione', 'lookup', 'query', 'campo')),
  codice text not null check (codice ~ '^[A-Za-z0-9_.-]{1,40}$'),
  quadro text not null check (quadro ~ '^[A-Z]{1,4}$'),
  casella text not null check (length(casella) between 3 and 20),
  pubblicata int check (pubblicata between 1 and ultima),
  bozza int check (bozza = ultima),
  ultima int not null default 1 check (ultima > 0),
  revisione int not null default 1,
  stato text not null generated always as (case
    when pubblicata is not null and bozza is not null then 'Pubblicata con bozza'
    when pubblicata is not null then 'Pubblicata'
    when bozza is not null then 'Bozza'
    else 'Ritirata' end) stored,
  modificata_il timestamptz not null default now(),
  constraint definizione_codice unique (anno, modello, codice)
);
create index definizione_elenco on definizione (anno, modello, quadro, casella);
grant select, insert, update, delete on definizione to quadra_app;

create table definizione_versione (
  definizione_id uuid not null references definizione (id) on delete cascade,
  versione int not null check (versione > 0),
  contenuto jsonb not null,
  scritta_il timestamptz not null default now(),
  scritta_da int,
  pubblicata_il timestamptz,
  pubblicata_da int,
  primary key (definizione_id, versione)
);
grant select, insert, update, delete on definizione_versione to quadra_app;

-- What is in force, put together when it changes, with the mark that tells one whole from another.
create table definizione_insieme (
  anno int not null,
  modello text not null,
  impronta text not null,
  contenuto jsonb not null,
  primary key (anno, modello)
);
grant select, insert, update on definizione_insieme to quadra_app;
