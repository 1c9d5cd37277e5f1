-- What the IMU asks of a property beside its category, and of who holds it.
alter table immobile
  add column valore numeric(12, 2) check (valore >= 0),
  add column uso_imu text not null default 'Ordinario';
alter table possesso
  add column riduzione_imu text not null default 'Nessuna',
  add column esenzione_imu text not null default 'Nessuna';

-- A declaration to a comune: one for each comune, where the type wants it. Empty for those to the State.
alter table dichiarazione add column comune text not null default '' check (length(comune) in (0, 4));
drop index dichiarazione_ordinaria;
create unique index dichiarazione_ordinaria on dichiarazione (studio_id, anagrafica_id, anno, tipo, comune)
  where finalita = 'Ordinaria';
