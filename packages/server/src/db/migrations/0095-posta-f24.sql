-- The mails that went with a model F24: to whom, with which of the documents that are kept.
create table posta_f24 (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  f24_id uuid not null,
  a text not null check (a in ('studio', 'cliente')),
  email text not null,
  documento_id uuid,
  inviata_il timestamptz not null default now(),
  inviata_da int references utente (id) on delete set null,
  primary key (studio_id, id),
  foreign key (studio_id, f24_id) references f24 (studio_id, id) on delete cascade,
  foreign key (studio_id, documento_id) references documento (studio_id, id) on delete set null (documento_id)
);
create index posta_f24_di on posta_f24 (studio_id, f24_id, inviata_il);
create index posta_f24_documento on posta_f24 (studio_id, documento_id);
alter table posta_f24 enable row level security;
alter table posta_f24 force row level security;
create policy posta_f24_propria on posta_f24
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from f24 x where x.studio_id = posta_f24.studio_id and x.id = posta_f24.f24_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from f24 x where x.studio_id = posta_f24.studio_id and x.id = posta_f24.f24_id)));
grant select, insert on posta_f24 to quadra_app;
