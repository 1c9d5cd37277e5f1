-- What a declaration tells that of somebody it names: a partnership its partners. One row for each who receives; what was
-- written there, with who wrote it, is also in the record of the declaration that received.
create table messaggio (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  anno smallint not null,
  mittente_id uuid not null,
  -- What the sender said then, in short.
  impronta text not null,
  righi text[] not null check (cardinality(righi) > 0),
  codice_fiscale text not null,
  nome text not null,
  tipo text not null,
  quadro text not null,
  destinatario_id uuid,
  stato text not null check (stato in ('In attesa', 'Applicato', 'Sostituito')),
  attesa text,
  voci jsonb not null default '[]',
  inviato_il timestamptz not null default clock_timestamp(),
  inviato_da int references utente (id),
  letto_il timestamptz,
  letto_da int references utente (id),
  primary key (studio_id, id),
  foreign key (studio_id, mittente_id) references dichiarazione (studio_id, id) on delete cascade,
  foreign key (studio_id, destinatario_id) references dichiarazione (studio_id, id) on delete cascade,
  check ((stato = 'In attesa') = (attesa is not null)),
  check (stato <> 'Applicato' or destinatario_id is not null),
  check ((letto_il is null) = (letto_da is null))
);
create index messaggio_mittente on messaggio (studio_id, mittente_id, inviato_il desc);
create index messaggio_destinatario on messaggio (studio_id, destinatario_id, inviato_il desc);
create index messaggio_anno on messaggio (studio_id, anno, inviato_il desc, id);
create unique index messaggio_in_attesa on messaggio (studio_id, mittente_id, quadro, codice_fiscale)
  where stato = 'In attesa';

alter table messaggio enable row level security;
alter table messaggio force row level security;
-- It says what the sender says: it is seen with the sender.
create policy messaggio_proprio on messaggio
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione m where m.studio_id = messaggio.studio_id and m.id = messaggio.mittente_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione m where m.studio_id = messaggio.studio_id and m.id = messaggio.mittente_id)));
grant select, insert, update on messaggio to quadra_app;
