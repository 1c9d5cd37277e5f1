-- The rate of the IMU that a studio writes for itself, with the act of the comune: that of the vendor stays as it is. One that
-- was taken away stays as a mark, so that the numbers may say since when that of the vendor counts again.
create table aliquota_studio (
  studio_id int not null references studio (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  comune text not null check (char_length(comune) = 4),
  comune_descrizione text not null,
  anno int not null,
  fattispecie text not null,
  percento numeric(7, 4) not null check (percento between 0 and 100),
  numero_delibera text not null check (char_length(numero_delibera) between 1 and 40),
  data_delibera date not null,
  link text check (char_length(link) between 1 and 500),
  nota text check (char_length(nota) between 1 and 500),
  versione int not null default 1,
  creata_il timestamptz not null default now(),
  modificata_il timestamptz not null default now(),
  eliminata_il timestamptz,
  primary key (studio_id, id),
  constraint aliquota_studio_chiave unique (studio_id, comune, anno, fattispecie)
);
alter table aliquota_studio enable row level security;
alter table aliquota_studio force row level security;
create policy aliquota_studio_proprio on aliquota_studio
  using (studio_id = any ((select app_studi())::int[]))
  with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, update on aliquota_studio to quadra_app;
