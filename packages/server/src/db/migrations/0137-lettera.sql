-- What a studio writes of its own in the letter that tells a client his declaration: before and after. Each save is another
-- version; the sentences between are never kept, they are read from the declaration.
create table lettera (
  studio_id int not null,
  dichiarazione_id uuid not null,
  prima text not null default '' check (char_length(prima) <= 800),
  dopo text not null default '' check (char_length(dopo) <= 800),
  versione int not null default 1 check (versione > 0),
  scritta_il timestamptz not null default now(),
  scritta_da int references utente (id) on delete set null,
  primary key (studio_id, dichiarazione_id),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade
);
alter table lettera enable row level security;
alter table lettera force row level security;
create policy lettera_propria on lettera
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione x where x.studio_id = lettera.studio_id and x.id = lettera.dichiarazione_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione x where x.studio_id = lettera.studio_id and x.id = lettera.dichiarazione_id)));
grant select, insert, update on lettera to quadra_app;

-- The mails that went with a letter: to whom, with which of the documents that are kept.
create table posta_lettera (
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
create index posta_lettera_di on posta_lettera (studio_id, dichiarazione_id, inviata_il);
create index posta_lettera_documento on posta_lettera (studio_id, documento_id);
alter table posta_lettera enable row level security;
alter table posta_lettera force row level security;
create policy posta_lettera_propria on posta_lettera
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione x where x.studio_id = posta_lettera.studio_id and x.id = posta_lettera.dichiarazione_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione x where x.studio_id = posta_lettera.studio_id and x.id = posta_lettera.dichiarazione_id)));
grant select, insert on posta_lettera to quadra_app;
