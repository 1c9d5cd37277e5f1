-- What the vendor says of the checks of the forms, by year and form, in place of what the forms say. Of no studio.
create table messaggio_configurato (
  anno int not null check (anno between 2019 and 2100),
  modello text not null check (length(modello) between 1 and 40),
  codice text not null check (length(codice) between 1 and 80),
  testo text check (char_length(testo) between 1 and 300),
  livello text check (livello in ('error', 'warning', 'info')),
  attivo boolean not null default true,
  versione int not null default 1,
  primary key (anno, modello, codice)
);
grant select, insert, update, delete on messaggio_configurato to quadra_app;
-- They are in force with the definitions, under the same mark.
alter table definizione_insieme add column messaggi jsonb not null default '[]';
