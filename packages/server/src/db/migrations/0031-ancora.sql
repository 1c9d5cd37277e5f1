-- When a chain of the audit log was last made longer: once a day those that were are written outside the database too.
alter table registro_catena add column cambiata_il timestamptz not null default now();
