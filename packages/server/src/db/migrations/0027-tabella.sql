-- Lookup tables: codes with their words, of a fiscal year or of always. Everybody reads them, the vendor writes them.
create table tabella_voce (
  id uuid primary key default gen_random_uuid(),
  tabella text not null check (tabella ~ '^[a-z][a-z0-9-]{0,39}$'),
  codice text not null check (length(codice) between 1 and 40),
  descrizione text not null check (length(descrizione) between 1 and 500),
  anno int check (anno between 2000 and 2100),
  ordine int not null default 0,
  attivo boolean not null default true,
  valido_da date,
  valido_a date,
  extra jsonb not null default '{}',
  -- Written by the tables that come with the product, and touched by nobody since while versione is 1.
  di_casa boolean not null default false,
  versione int not null default 1,
  modificata_il timestamptz not null default now(),
  constraint tabella_voce_codice unique nulls not distinct (tabella, anno, codice, valido_da),
  constraint tabella_voce_periodo check (valido_da <= valido_a)
);
create index tabella_voce_ordine on tabella_voce (tabella, anno, ordine, codice);
grant select, insert, update, delete on tabella_voce to quadra_app;

-- Where the rows of a table come from, of what day, and what was written last.
create table tabella_edizione (
  tabella text primary key,
  fonte text not null,
  data date,
  impronta text not null,
  importata boolean not null default false,
  scritta_il timestamptz not null default now()
);
grant select, insert, update on tabella_edizione to quadra_app;
