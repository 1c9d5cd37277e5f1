-- A client may pay the annual IVA with the balances of the income taxes, with what it grows by (D.P.R. 542/1999, art. 6).
alter table conto_fiscale add column iva_con_saldi boolean not null default false;
