-- Who is asked for a document may not have it: he says why, and the studio reads it. He may still send it, until it is withdrawn.
alter table richiesta_documento drop constraint richiesta_documento_stato_check;
alter table richiesta_documento add constraint richiesta_documento_stato_check
  check (stato in ('Chiesta', 'Mancante', 'Arrivata', 'Confermata', 'Ritirata'));
alter table richiesta_documento add constraint richiesta_documento_mancante
  check (stato <> 'Mancante' or (motivo is not null and arrivata_il is not null));
drop index richiesta_documento_attesa;
create index richiesta_documento_attesa on richiesta_documento (studio_id, chiesta_il)
  where stato in ('Chiesta', 'Mancante', 'Arrivata');
