-- How many studi of a gestore may have a module in a year; 0: as many as it has.
alter table gestore add column limite_attivazioni int not null default 0 check (limite_attivazioni between 0 and 1000000);
grant update (limite_attivazioni) on gestore to quadra_app;
