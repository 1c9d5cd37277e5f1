-- Who may see a client is read from its row: with the groups in the index a page of a list needs the rows of the page alone.
-- A studio has a hundred groups at most, so that all of them fit there.
alter table anagrafica add constraint anagrafica_gruppi_massimi check (cardinality(gruppi) <= 100);
drop index anagrafica_elenco;
create index anagrafica_elenco on anagrafica (studio_id, archiviata, denominazione_ricerca)
  include (id, codice_fiscale, gruppi);
