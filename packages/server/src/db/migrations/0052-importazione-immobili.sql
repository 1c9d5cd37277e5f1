-- The kind of record a file is imported into: clients, or properties.
alter table importazione add column oggetto text not null default 'anagrafica'
  check (oggetto in ('anagrafica', 'immobile'));
