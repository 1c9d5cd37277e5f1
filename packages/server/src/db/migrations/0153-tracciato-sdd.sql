-- The file of debits as the bank of the seller takes it: pain.008, or the envelope of CBI, which names who sends by its CUC.
alter table venditore
  add column cuc text check (cuc ~ '^[A-Z0-9]{8}$'),
  add column tracciato_sdd text not null default 'pain.008' check (tracciato_sdd in ('pain.008', 'CBI')),
  add constraint venditore_cbi check (tracciato_sdd <> 'CBI' or cuc is not null);
-- Every file made until today is a pain.008.
alter table distinta
  add column tracciato text not null default 'pain.008' check (tracciato in ('pain.008', 'CBI'));
