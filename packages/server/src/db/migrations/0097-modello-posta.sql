-- The words of the mails: of the vendor (no gestore) and of each gestore; where there is none, the ones of the program.
create table modello_posta (
  gestore_id int references gestore (id) on delete cascade,
  codice text not null,
  oggetto text not null check (char_length(oggetto) between 1 and 200),
  corpo text not null check (char_length(corpo) between 1 and 3000),
  lingua text not null default 'it' check (lingua = 'it'),
  attivo boolean not null default true,
  versione int not null default 1,
  constraint modello_posta_uno unique nulls not distinct (gestore_id, codice)
);
grant select, insert, update, delete on modello_posta to quadra_app;

-- And those of a studio, for its own mails.
create table modello_posta_studio (
  studio_id int not null references studio (id) on delete cascade,
  codice text not null,
  oggetto text not null check (char_length(oggetto) between 1 and 200),
  corpo text not null check (char_length(corpo) between 1 and 3000),
  lingua text not null default 'it' check (lingua = 'it'),
  attivo boolean not null default true,
  versione int not null default 1,
  primary key (studio_id, codice)
);
alter table modello_posta_studio enable row level security;
alter table modello_posta_studio force row level security;
create policy modello_posta_studio_proprio on modello_posta_studio
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, update, delete on modello_posta_studio to quadra_app;
