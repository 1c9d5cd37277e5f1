-- What signed or archived a document was a service of trial: the document says so wherever its state is read.
alter table documento add column simulato boolean not null default false;
grant update (simulato) on documento to quadra_app;
update documento d set simulato = true
where (d.stato in ('Firmato', 'Firmato e archiviato') and exists (select from busta_documento bd join busta b
    on b.studio_id = bd.studio_id and b.id = bd.busta_id
    where bd.studio_id = d.studio_id and bd.documento_id = d.id and b.stato = 'Firmato' and b.simulata))
  or (d.stato in ('Archiviato', 'Firmato e archiviato') and exists (select from pacchetto_documento pd join pacchetto_archivio p
    on p.studio_id = pd.studio_id and p.id = pd.pacchetto_id
    where pd.studio_id = d.studio_id and pd.documento_id = d.id and p.stato = 'Accettato' and p.simulato));
