create index anagrafica_recenti on anagrafica (studio_id, archiviata, modificata_il, id);
create index anagrafica_per_codice on anagrafica (studio_id, archiviata, codice_fiscale, id);
