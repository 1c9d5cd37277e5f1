-- Searches of the land register: what was asked, what was answered, what it cost, the PDF that was kept.
create table visura (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  -- The client whose codice fiscale was asked, when he is one.
  anagrafica_id uuid,
  tipo text not null check (tipo in ('Soggetto', 'Immobile')),
  parametri jsonb not null,
  -- The same in words, to be looked for: the codice fiscale, or the place in the land register.
  cercato text not null,
  comune text,
  esito text not null check (esito in ('Trovata', 'Non trovata', 'Fallita')),
  righe jsonb not null default '[]' check (jsonb_typeof(righe) = 'array'),
  pdf bytea,
  sha256 bytea,
  costo_crediti int not null check (costo_crediti >= 0),
  simulata boolean not null,
  creata_il timestamptz not null,
  creata_da int references utente (id) on delete set null,
  importata_il timestamptz,
  primary key (studio_id, id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade,
  check ((esito = 'Trovata') = (pdf is not null)),
  check (esito = 'Trovata' or costo_crediti = 0)
);
create index visura_recenti on visura (studio_id, creata_il desc, id);
create index visura_anagrafica on visura (studio_id, anagrafica_id);
alter table visura enable row level security;
alter table visura force row level security;
create policy visura_propria on visura
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null or anagrafica_id is null
    or exists (select from anagrafica a where a.studio_id = visura.studio_id and a.id = visura.anagrafica_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null or anagrafica_id is null
    or exists (select from anagrafica a where a.studio_id = visura.studio_id and a.id = visura.anagrafica_id)));
grant select, insert, update (anagrafica_id, importata_il) on visura to quadra_app;
