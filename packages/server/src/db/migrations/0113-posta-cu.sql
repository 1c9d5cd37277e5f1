-- The mails that went with a Certificazione unica: to whom, with which of the documents that are kept.
create table posta_cu (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  dichiarazione_id uuid not null,
  email text not null,
  documento_id uuid,
  inviata_il timestamptz not null default now(),
  inviata_da int references utente (id) on delete set null,
  primary key (studio_id, id),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade,
  foreign key (studio_id, documento_id) references documento (studio_id, id) on delete set null (documento_id)
);
create index posta_cu_di on posta_cu (studio_id, dichiarazione_id, inviata_il);
create index posta_cu_documento on posta_cu (studio_id, documento_id);
alter table posta_cu enable row level security;
alter table posta_cu force row level security;
create policy posta_cu_propria on posta_cu
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione x where x.studio_id = posta_cu.studio_id and x.id = posta_cu.dichiarazione_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione x where x.studio_id = posta_cu.studio_id and x.id = posta_cu.dichiarazione_id)));
grant select, insert on posta_cu to quadra_app;
