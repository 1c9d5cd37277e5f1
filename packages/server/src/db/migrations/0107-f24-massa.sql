-- Models prepared by one job: of a client, each payment of a day once, however many times the job is taken up again.
alter table f24 add column lavoro_id uuid;
create unique index f24_lavoro_unico on f24 (studio_id, lavoro_id, anagrafica_id, data, scopo, coalesce(rata, 0))
  where lavoro_id is not null;
-- What waits to be prepared of a year.
create index voce_fiscale_da_pagare on voce_fiscale (studio_id, anno, anagrafica_id)
  where verso = 'debito' and importo > impegnato + pagato + riportato;
