-- What was frozen may be let go and frozen again: each print that was kept stays.
alter table dichiarazione_archivio drop constraint dichiarazione_archivio_pkey;
alter table dichiarazione_archivio add primary key (studio_id, dichiarazione_id, archiviata_il);
