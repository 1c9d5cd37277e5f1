-- How a document was signed: by hand, and its file is the scan, or by the signing service.
alter table documento add column firma text check (firma in ('Autografa', 'Elettronica'));
update documento set firma = 'Elettronica' where stato in ('Firmato', 'Firmato e archiviato');
alter table documento add constraint documento_firma_di
  check (firma is null or stato in ('Firmato', 'Firmato e archiviato'));
grant update (firma) on documento to quadra_app;
