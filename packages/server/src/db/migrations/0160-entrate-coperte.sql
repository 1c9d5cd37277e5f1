-- The clients that came in a month not yet summed are counted in the index alone.
drop index anagrafica_entrate;
create index anagrafica_entrate on anagrafica (studio_id, creata_il) include (tipo, archiviata, limitata_fino, gruppi);
