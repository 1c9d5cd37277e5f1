-- The liquidations of the tax of a client through a year, as typed, and the files of their communications: these never change.
create table liquidazione_iva (
  studio_id int not null references studio (id),
  anagrafica_id uuid not null,
  anno int not null check (anno between 2018 and 2099),
  periodicita text not null check (periodicita in ('mensile', 'trimestrale', 'trimestraleNaturale')),
  -- Cents.
  acconto_versato bigint not null default 0 check (acconto_versato >= 0),
  -- One object a period, in the names of fisco, in cents.
  periodi jsonb not null default '[]' check (jsonb_typeof(periodi) = 'array'),
  versione int not null default 1,
  modificata_il timestamptz not null default now(),
  primary key (studio_id, anagrafica_id, anno),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade
);
create table comunicazione_iva (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anagrafica_id uuid not null,
  anno int not null,
  trimestre int not null check (trimestre between 1 and 4),
  nome text not null,
  contenuto text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Of the periods it was written from, counted: whether the year still says the same.
  periodi_sha256 text not null check (periodi_sha256 ~ '^[0-9a-f]{64}$'),
  creata_da int not null,
  creata_il timestamptz not null default now(),
  primary key (studio_id, id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade
);
create index comunicazione_iva_anno on comunicazione_iva (studio_id, anagrafica_id, anno, trimestre, creata_il);
do $$
declare nome text;
begin
  foreach nome in array array['liquidazione_iva', 'comunicazione_iva'] loop
    execute format('alter table %I enable row level security', nome);
    execute format('alter table %I force row level security', nome);
    execute format('create policy %I on %I
      using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
        or exists (select from anagrafica a where a.studio_id = %I.studio_id and a.id = %I.anagrafica_id)))
      with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
        or exists (select from anagrafica a where a.studio_id = %I.studio_id and a.id = %I.anagrafica_id)))',
      nome || '_propria', nome, nome, nome, nome, nome);
  end loop;
end
$$;
grant select, insert, update, delete on liquidazione_iva to quadra_app;
grant select, insert, update, delete on comunicazione_iva to quadra_app;
