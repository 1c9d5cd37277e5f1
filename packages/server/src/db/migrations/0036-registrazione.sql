-- A studio that registered itself is not there until the link of its mail is opened.
alter table studio add column attivo boolean not null default true;
grant update (attivo) on studio to quadra_app;
