-- A page of clients is read in two steps: keys in order from an index alone, then the rows by their key. With the key among
-- the ordered columns the second step may go through the wrong index, from end to end of a studio, once for each row.
drop index anagrafica_elenco;
drop index anagrafica_recenti;
drop index anagrafica_per_codice;
create index anagrafica_elenco on anagrafica (studio_id, archiviata, denominazione_ricerca) include (id, codice_fiscale);
create index anagrafica_recenti on anagrafica (studio_id, archiviata, modificata_il) include (id);
create index anagrafica_per_codice on anagrafica (studio_id, archiviata, codice_fiscale) include (id);
