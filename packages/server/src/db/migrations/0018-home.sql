-- What the home remembers of a user; and where he was working last, found without reading the whole record.
create table preferenza_home (
  utente_id int primary key references utente (id) on delete cascade,
  preferiti text[] not null default '{}',
  note_lette text,
  tasto_aiuto boolean not null default true
);
grant select, insert, update on preferenza_home to quadra_app;

create index dichiarazione_bozza_ultima on dichiarazione_bozza (studio_id, utente_id, salvata_il);
create index dichiarazione_modifica_ultima on dichiarazione_modifica (studio_id, utente_id, id);
