-- How much room the documents of a studio take is asked at every upload: read from the index alone.
create index documento_spazio on documento (studio_id) include (dimensione);
