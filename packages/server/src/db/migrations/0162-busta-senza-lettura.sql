-- When a document was read is kept of each who signs: nobody has written it of the envelope for many versions.
alter table busta_documento drop column letto_il;
