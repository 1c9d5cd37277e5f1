-- The official style sheet by which an invoice is looked at, as its publisher gives it: the vendor loads it for everybody. There
-- is nothing of a studio in it, and one alone is in force.
create table foglio_di_stile (
  unico boolean primary key default true check (unico),
  nome text not null check (length(nome) between 1 and 200),
  contenuto text not null check (length(contenuto) between 1 and 1000000),
  caricato_il timestamptz not null default now(),
  caricato_da int references utente (id)
);
grant select, insert, update, delete on foglio_di_stile to quadra_app;
