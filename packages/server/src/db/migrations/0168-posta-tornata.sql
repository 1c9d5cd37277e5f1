-- When a mail that a server had taken came back: sent again with the others that stopped, it would only come back again.
alter table messaggio_posta add column tornata_il timestamptz;
