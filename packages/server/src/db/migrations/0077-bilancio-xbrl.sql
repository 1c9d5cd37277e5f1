-- Accounts as a company files them: what kind of file they came from, and of whom it says it is.
alter table bilancio
  add column genere text not null default 'conti' check (genere in ('conti', 'xbrl')),
  add column codice_fiscale text check (length(codice_fiscale) <= 16);
