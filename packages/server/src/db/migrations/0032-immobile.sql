-- Properties of the clients, who holds them and from when, and the contracts they are let by.
create table immobile (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  genere text not null check (genere in ('fabbricato', 'terreno')),
  comune text not null check (length(comune) = 4),
  comune_descrizione text,
  provincia text,
  sezione text,
  foglio text,
  particella text,
  subalterno text,
  indirizzo text,
  categoria text,
  classe text,
  consistenza numeric(9, 2),
  rendita numeric(12, 2),
  rendita_dominicale numeric(12, 2),
  rendita_agraria numeric(12, 2),
  versione int not null default 1,
  creato_il timestamptz not null default now(),
  modificato_il timestamptz not null default now(),
  primary key (studio_id, id),
  check (case genere when 'fabbricato' then categoria is not null
    else rendita_dominicale is not null and rendita_agraria is not null end)
);
create index immobile_elenco on immobile (studio_id, genere, comune_descrizione, id);

create table possesso (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  immobile_id uuid not null,
  anagrafica_id uuid not null,
  dal date not null,
  al date,
  quota numeric(5, 2) not null check (quota > 0 and quota <= 100),
  quota_imu numeric(5, 2) check (quota_imu >= 0 and quota_imu <= 100),
  tipo_possesso text not null,
  titolo text,
  caso text,
  abitazione_principale boolean not null default false,
  esenzione text not null default 'Nessuna',
  mesi_imu smallint check (mesi_imu between 0 and 12),
  data_morte date,
  ordine smallint not null default 0,
  primary key (studio_id, id),
  foreign key (studio_id, immobile_id) references immobile (studio_id, id) on delete cascade,
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade,
  check (dal < al)
);
create index possesso_immobile on possesso (studio_id, immobile_id, dal);
create index possesso_anagrafica on possesso (studio_id, anagrafica_id, dal);

create table contratto_locazione (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  immobile_id uuid not null,
  dal date not null,
  al date,
  codice_identificativo text,
  data_registrazione date,
  serie text,
  numero text,
  sottonumero text,
  codice_ufficio text,
  canone numeric(12, 2) not null check (canone >= 0),
  codice_canone text not null,
  aliquota text check (aliquota in ('Ordinaria', 'Ridotta')),
  versione int not null default 1,
  creato_il timestamptz not null default now(),
  modificato_il timestamptz not null default now(),
  primary key (studio_id, id),
  foreign key (studio_id, immobile_id) references immobile (studio_id, id) on delete cascade,
  check (dal <= al)
);
create index contratto_locazione_immobile on contratto_locazione (studio_id, immobile_id, dal desc);

do $$
declare tabella text;
begin
  foreach tabella in array array['immobile', 'possesso', 'contratto_locazione'] loop
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (studio_id = any ((select app_studi())::int[]))
      with check (studio_id = any ((select app_studi())::int[]))', tabella || '_proprio', tabella);
    execute format('grant select, insert, update, delete on %I to quadra_app', tabella);
  end loop;
end
$$;

-- Tariffs of the land registry: the vendor writes them, a missing rendita is made from them.
create table estimo (
  id uuid primary key default gen_random_uuid(),
  comune text not null check (length(comune) = 4),
  sezione text not null default '' check (length(sezione) <= 3),
  categoria text not null check (length(categoria) between 1 and 5),
  classe text not null default '' check (length(classe) <= 3),
  tariffa numeric(12, 2) not null check (tariffa >= 0),
  valido_da date not null,
  versione int not null default 1,
  modificata_il timestamptz not null default now(),
  unique (comune, sezione, categoria, classe, valido_da)
);
grant select, insert, update, delete on estimo to quadra_app;
