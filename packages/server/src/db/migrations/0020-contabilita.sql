-- What an accounting record of a sale of credits is written with, until somebody says otherwise. Data of the vendor; a
-- gestore may have its own row.
create table contabilita (
  id int primary key generated always as identity,
  gestore_id int unique nulls not distinct references gestore (id) on delete cascade,
  causale_consumo text not null,
  causale_incasso text not null,
  conto_banca text not null,
  causale_vendita text not null,
  codice_iva text not null,
  conto_iva text not null,
  numero_registro int not null check (numero_registro > 0),
  tipo_registro int not null check (tipo_registro in (1, 3, 5)),
  tipo_conto_cliente text not null,
  tipo_conto_gestore text not null
);
insert into contabilita (gestore_id, causale_consumo, causale_incasso, conto_banca, causale_vendita, codice_iva,
  conto_iva, numero_registro, tipo_registro, tipo_conto_cliente, tipo_conto_gestore)
values (null, 'G204', 'IN01', '1000', 'VE01', '22', '556000', 9, 1, 'WOW', 'G');
grant select, insert, update on contabilita to quadra_app;
