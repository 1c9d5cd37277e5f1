-- Who put the first steps of the home aside.
alter table preferenza_home add column passi_nascosti boolean not null default false;
