-- What the identity provider must remember, so that any process answers and a restart forgets nothing. The id is a secret
-- of who holds it, so only its SHA-256 is kept.
create table suite_modello (
  modello text not null,
  id bytea not null,
  dati jsonb not null,
  concessione text,
  uid text,
  -- The session of Quadra that a session of the provider lives and ends with.
  sessione_id uuid references sessione (id) on delete cascade,
  consumato_il timestamptz,
  scade_il timestamptz not null,
  primary key (modello, id)
);
create index suite_modello_concessione on suite_modello (concessione) where concessione is not null;
create unique index suite_modello_uid on suite_modello (uid) where modello = 'Session';
create index suite_modello_sessione on suite_modello (sessione_id) where sessione_id is not null;
create index suite_modello_scadenza on suite_modello (scade_il);

-- Keys that sign identities and cookies. A new one is published before it signs, an old one verifies until it is retired.
create table suite_chiave (
  id text primary key,
  uso text not null check (uso in ('firma', 'cookie')),
  chiave jsonb not null,
  creata_il timestamptz not null default now(),
  attiva_dal timestamptz not null default now(),
  ritirata_il timestamptz
);

-- Applications still to be told that a session of Quadra is over.
create table suite_uscita (
  id uuid primary key default gen_random_uuid(),
  client_id text not null,
  sub text not null,
  sid text not null,
  tentativi int not null default 0,
  prossimo_tentativo timestamptz not null default now(),
  creata_il timestamptz not null default now()
);
create index suite_uscita_dovute on suite_uscita (prossimo_tentativo);

grant select, insert, update, delete on suite_modello, suite_uscita to quadra_app;
grant select, insert on suite_chiave to quadra_app;
grant update (ritirata_il) on suite_chiave to quadra_app;
