-- Envelopes signed without the service outside: a link without password and a code by mail. They are of one signer, in the same
-- states; what is proved of the signature stays beside who signed and what he read.
alter table busta add column interna boolean not null default false;
alter table busta add column rifiuto text check (char_length(rifiuto) between 1 and 500);
alter table busta add column promemoria_il timestamptz;
alter table busta add constraint busta_rifiuto_di check (rifiuto is null or (interna and stato = 'Annullato'));
create index busta_interna_attesa on busta (studio_id, scadenza) where interna and stato = 'Inviato';
alter table busta_firmatario add column collegamento_id uuid;
alter table busta_firmatario add column ip text;
alter table busta_firmatario add constraint busta_firmatario_collegamento
  foreign key (studio_id, collegamento_id) references collegamento_cliente (studio_id, id);
create unique index busta_firmatario_collegamento on busta_firmatario (studio_id, collegamento_id);
alter table busta_documento add column letto_il timestamptz;
