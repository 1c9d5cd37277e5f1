-- The delega unica: what a client lets an intermediary do in the online services of the fisco, from the link that asks it to its
-- end. A row is one asking; a renewal is another one.
create table delega_unica (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anagrafica_id uuid not null,
  intermediario_id uuid not null,
  intermediario_nome text not null,
  intermediario_codice text not null,
  stato text not null check (stato in ('Link creato', 'Link inviato', 'Aperto', 'Firmata', 'Inviata', 'Accettata', 'Scartata',
    'Non concessa', 'Revocata', 'Annullata', 'Sostituita')),
  aree_chieste text[] not null check (aree_chieste <@ array['cassetto', 'fatture', 'isa', 'riscossione'] and cardinality(aree_chieste) > 0),
  aree text[] check (aree <@ aree_chieste and cardinality(aree) > 0),
  -- Of the link only its fingerprint; none once it was used, taken back or replaced.
  link_hash bytea check (octet_length(link_hash) = 32),
  link_scade_il timestamptz,
  link_errori int not null default 0,
  chiesta_da int references utente (id) on delete set null,
  chiesta_il timestamptz not null,
  aperta_il timestamptz,
  firmata_il timestamptz,
  conferita_il date,
  scadenza date,
  numero text check (char_length(numero) between 1 and 60),
  esito_il date,
  motivo text check (char_length(motivo) between 1 and 500),
  -- The documents of the client with the signed sheet.
  fogli uuid[] not null default '{}',
  versione int not null default 1,
  modificata_il timestamptz not null default now(),
  primary key (studio_id, id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade,
  constraint delega_unica_conferita check ((conferita_il is null) = (scadenza is null)),
  constraint delega_unica_accettata check (stato not in ('Accettata', 'Revocata', 'Sostituita')
    or (numero is not null and esito_il is not null and scadenza is not null and aree is not null))
);
create index delega_unica_anagrafica on delega_unica (studio_id, anagrafica_id, chiesta_il desc);
create unique index delega_unica_link on delega_unica (studio_id, link_hash) where link_hash is not null;
alter table delega_unica enable row level security;
alter table delega_unica force row level security;
create policy delega_unica_propria on delega_unica
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from anagrafica a where a.studio_id = delega_unica.studio_id and a.id = delega_unica.anagrafica_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from anagrafica a where a.studio_id = delega_unica.studio_id and a.id = delega_unica.anagrafica_id)));
grant select, insert, update on delega_unica to quadra_app;

-- Of a mail with a link that says by itself until when it opens something.
alter table messaggio_posta add column segreto_scade_il timestamptz;
