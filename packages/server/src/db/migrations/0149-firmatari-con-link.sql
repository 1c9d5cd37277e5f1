-- Several persons sign an envelope of the house, each by a link of his own, one after the other or all together; each signs the
-- documents that are his. What each had to sign, and how far he read it, stands here; before it stood with the document, of one.
alter table busta add column in_ordine boolean not null default true;
-- Where the codes of a signer go was written by who sent the envelope, not by the record of the client.
alter table busta_firmatario add column indirizzo_scritto boolean not null default false;
alter table busta_firmatario add column rifiutato_il timestamptz;
create table busta_da_firmare (
  studio_id int not null,
  busta_id uuid not null,
  ordine int not null,
  documento_id uuid not null,
  letto_il timestamptz,
  pagina int check (pagina > 0),
  primary key (studio_id, busta_id, ordine, documento_id),
  foreign key (studio_id, busta_id, ordine) references busta_firmatario (studio_id, busta_id, ordine) on delete cascade,
  foreign key (studio_id, busta_id, documento_id)
    references busta_documento (studio_id, busta_id, documento_id) on delete cascade
);
create index busta_da_firmare_documento on busta_da_firmare (studio_id, busta_id, documento_id);
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);
insert into busta_da_firmare (studio_id, busta_id, ordine, documento_id, letto_il)
  select f.studio_id, f.busta_id, f.ordine, d.documento_id, d.letto_il
  from busta_firmatario f join busta_documento d on d.studio_id = f.studio_id and d.busta_id = f.busta_id
  where f.collegamento_id is not null;
update busta_firmatario f set rifiutato_il = e.arrivato_il
  from busta b, busta_evento e
  where b.studio_id = f.studio_id and b.id = f.busta_id and b.interna and b.rifiuto is not null
    and e.studio_id = b.studio_id and e.busta_id = b.id and e.evento_id = 'rifiuto:' || b.id;
-- `busta_documento.letto_il` stays, no longer written: a process of the version before still reads it while this one begins.
alter table busta_da_firmare enable row level security;
alter table busta_da_firmare force row level security;
create policy busta_da_firmare_propria on busta_da_firmare
  using (studio_id = any ((select app_studi())::int[])
    and exists (select from busta b where b.studio_id = busta_da_firmare.studio_id and b.id = busta_da_firmare.busta_id))
  with check (studio_id = any ((select app_studi())::int[])
    and exists (select from busta b where b.studio_id = busta_da_firmare.studio_id and b.id = busta_da_firmare.busta_id));
grant select, insert, update on busta_da_firmare to quadra_app;
