-- Who sends the declarations. studio_id 0: shared, of a gestore for its studi or (gestore_id null) of the vendor for all;
-- otherwise the one a studio has of its own, that goes before the shared ones.
create table intermediario (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  gestore_id int references gestore (id),
  tipo text not null check (tipo in ('Dichiarazione', 'Contabilità', '770', 'CU')),
  codice_fiscale text not null,
  cognome text,
  nome text,
  ragione_sociale text,
  numero_iscrizione_caf text,
  via text,
  comune text,
  comune_descrizione text,
  provincia text,
  cap text,
  rappresentante_cognome text not null,
  rappresentante_nome text not null,
  email text,
  telefono text,
  predefinito boolean not null default false,
  anno int,
  versione int not null default 1,
  primary key (studio_id, id),
  check (studio_id = 0 or gestore_id is null)
);
create unique index intermediario_codice on intermediario (studio_id, coalesce(gestore_id, 0), tipo, codice_fiscale);
create unique index intermediario_predefinito on intermediario (studio_id, coalesce(gestore_id, 0), tipo, coalesce(anno, 0))
  where predefinito;
alter table intermediario enable row level security;
alter table intermediario force row level security;
create policy intermediario_proprio on intermediario
  using (studio_id = 0 or studio_id = any ((select app_studi())::int[]))
  with check (studio_id = 0 or studio_id = any ((select app_studi())::int[]));
grant select, insert, update, delete on intermediario to quadra_app;
