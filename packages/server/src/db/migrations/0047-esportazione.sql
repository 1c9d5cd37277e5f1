-- Every export leaves a row; its file is kept for ninety days, the row for good. Studio 0: of who works outside every studio.
create table storico_esportazione (
  studio_id int not null,
  -- The key of the job that made it.
  id uuid not null,
  utente_id int references utente (id) on delete set null,
  tipo text not null,
  anno int,
  filtro jsonb not null,
  formato text not null check (formato in ('csv', 'xlsx')),
  righe int not null check (righe >= 0),
  -- Keys of the rows in the file: who does not see one of them any more does not get it. None when the file is gone.
  chiavi uuid[] not null,
  file_nome text not null,
  file_tipo text not null,
  file_byte bigint not null,
  creato_il timestamptz not null,
  scade_il timestamptz not null,
  primary key (studio_id, id)
);
create index storico_esportazione_recenti on storico_esportazione (studio_id, creato_il desc);
create table storico_esportazione_parte (
  studio_id int not null,
  esportazione_id uuid not null,
  numero int not null,
  dati bytea not null,
  primary key (studio_id, esportazione_id, numero),
  foreign key (studio_id, esportazione_id) references storico_esportazione (studio_id, id) on delete cascade
);
alter table storico_esportazione_parte alter column dati set storage external;

alter table storico_esportazione enable row level security;
alter table storico_esportazione force row level security;
create policy storico_esportazione_proprio on storico_esportazione
  using (studio_id = any ((select app_studi())::int[]))
  with check (studio_id = any ((select app_studi())::int[]));
alter table storico_esportazione_parte enable row level security;
alter table storico_esportazione_parte force row level security;
create policy storico_esportazione_parte_propria on storico_esportazione_parte
  using (studio_id = any ((select app_studi())::int[]))
  with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, delete on storico_esportazione, storico_esportazione_parte to quadra_app;
grant update (chiavi) on storico_esportazione to quadra_app;
