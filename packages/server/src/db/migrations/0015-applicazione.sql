-- The programs of the suite that open from Quadra. Data of the vendor, outside every studio.
create table applicazione (
  id uuid primary key default gen_random_uuid(),
  codice text not null unique check (codice ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  nome text not null,
  tipo text not null check (tipo in ('manager', 'dichiarazioni', 'lms', 'common')),
  anno int check (anno between 2019 and 2099),
  -- The number a link names (`lms=3`): only of a training area.
  numero int check (numero between 1 and 999999999),
  client_id text not null unique,
  -- SHA-256 of the secret. Null: a public client, that proves itself with PKCE alone.
  segreto_hash bytea,
  -- Base address for each profile of client: { "studio": "https://…" }. A missing one is not available.
  indirizzi jsonb not null default '{}',
  -- Page to open, after the base address.
  pagina_iniziale text not null default '',
  ritorni text[] not null default '{}',
  ritorni_uscita text[] not null default '{}',
  indirizzo_uscita text,
  attiva boolean not null default true,
  versione int not null default 1,
  modificata_il timestamptz not null default now(),
  check (tipo not in ('dichiarazioni', 'common') or anno is not null),
  check (numero is null or tipo = 'lms')
);
create unique index applicazione_anno on applicazione (tipo, anno) where tipo in ('dichiarazioni', 'common');
create unique index applicazione_manager on applicazione (tipo) where tipo = 'manager';
create unique index applicazione_numero on applicazione (numero) where numero is not null;
grant select, insert, update on applicazione to quadra_app;

-- The entries that the suite has; nobody knows their addresses until they are configured.
insert into applicazione (codice, nome, tipo, anno, numero, client_id)
values ('manager', 'Manager', 'manager', null, null, 'manager'),
  ('dichiarazioni-2020', 'Dichiarazioni 2020', 'dichiarazioni', 2020, null, 'dichiarazioni-2020'),
  ('dichiarazioni-2021', 'Dichiarazioni 2021', 'dichiarazioni', 2021, null, 'dichiarazioni-2021'),
  ('dichiarazioni-2022', 'Dichiarazioni 2022', 'dichiarazioni', 2022, null, 'dichiarazioni-2022'),
  ('dichiarazioni-2023', 'Dichiarazioni 2023', 'dichiarazioni', 2023, null, 'dichiarazioni-2023'),
  ('dichiarazioni-2024', 'Dichiarazioni 2024', 'dichiarazioni', 2024, null, 'dichiarazioni-2024'),
  ('common-2025', 'Comune 2025', 'common', 2025, null, 'common-2025'),
  ('lms-2025', 'Formazione 2025', 'lms', 2025, 25, 'lms-2025');
