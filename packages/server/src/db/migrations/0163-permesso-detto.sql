-- When a value was said; of those said before nothing is known.
alter table permesso_gestore add column detto_il timestamptz;
alter table permesso_gestore alter column detto_il set default now();
alter table permesso_studio add column detto_il timestamptz;
alter table permesso_studio alter column detto_il set default now();
