-- Who said a value, from now on; of those said before nothing is known.
alter table permesso_gestore add column detto_da int references utente (id) on delete set null;
alter table permesso_studio add column detto_da int references utente (id) on delete set null;
