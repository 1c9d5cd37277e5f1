-- The rest of what the vendor says of itself; what is null is not shown.
alter table fornitore
  add column partita_iva text,
  add column indirizzo text,
  -- Path of an image of the pages, or its address.
  add column logo text;
