-- From whom a mail came back: sent again, it goes to them alone. Places, not addresses: 1 is its recipient, then those of cc.
alter table messaggio_posta add column tornata_da int[] not null default '{}';
-- Until now it was not kept: of those that came back to their only recipient it is known.
update messaggio_posta set tornata_da = '{1}' where tornata_il is not null and cc = '{}';
