-- A password set again by mail closes the account of the failures before it.
alter table accesso drop constraint accesso_esito_check;
alter table accesso add constraint accesso_esito_check check (esito in ('in corso', 'riuscito', 'credenziali errate',
  'troppi tentativi', 'studio bloccato', 'indirizzo non abilitato', 'non eseguito', 'verifica richiesta',
  'verifica errata', 'password recuperata'));
