-- Every document of a studio: of a client or of the studio itself, of a declaration and of a year, with what became of it.
alter table documento alter column anagrafica_id drop not null;
alter table documento
  add column dichiarazione_id uuid,
  add column anno int check (anno between 2000 and 2099),
  -- Null: kept, and nothing else.
  add column stato text check (stato in ('Inviato', 'Firmato', 'Archiviato', 'Firmato e archiviato')),
  add column tag text[] not null default '{}' check (cardinality(tag) <= 10),
  -- What can be read in it, and its words as they are searched; null where there is no text to read.
  add column testo text check (char_length(testo) <= 100000),
  add column parole tsvector generated always as (to_tsvector('simple', app_ricerca(testo))) stored,
  add column versione int not null default 1,
  add constraint documento_dichiarazione foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id)
    on delete set null (dichiarazione_id);
create index documento_studio on documento (studio_id, caricato_il desc);
create index documento_anno on documento (studio_id, anno, anagrafica_id);
grant update (tipo, anno, tag, stato, dichiarazione_id, nome, formato, dimensione, sha256, contenuto, versione) on documento
  to quadra_app;

-- What is archived stays as it is, whoever asks: only the erasure of who it is of takes it away, when its term is over.
create function hold_documento() returns trigger language plpgsql as $$
begin
  if old.stato in ('Archiviato', 'Firmato e archiviato') and coalesce(current_setting('app.cancellazione', true), '') <> 'on'
    and (tg_op = 'DELETE' or new.sha256 <> old.sha256 or new.contenuto <> old.contenuto or new.stato is null) then
    raise exception 'Un documento archiviato non si cambia' using errcode = '23514', constraint = 'documento_fisso';
  end if;
  return coalesce(new, old);
end
$$;
create trigger documento_fisso before update or delete on documento for each row execute function hold_documento();

-- The bytes that a document had before: what was signed keeps the file that was not.
create table documento_versione (
  studio_id int not null,
  documento_id uuid not null,
  numero int not null check (numero > 0),
  nome text not null,
  formato text not null,
  dimensione int not null check (dimensione > 0),
  sha256 bytea not null,
  contenuto bytea not null,
  motivo text not null,
  sostituita_il timestamptz not null default now(),
  primary key (studio_id, documento_id, numero),
  foreign key (studio_id, documento_id) references documento (studio_id, id) on delete cascade
);
alter table documento_versione alter column contenuto set storage external;
alter table documento_versione enable row level security;
alter table documento_versione force row level security;
create policy documento_versione_propria on documento_versione
  using (studio_id = any ((select app_studi())::int[]) and exists (select from documento d
    where d.studio_id = documento_versione.studio_id and d.id = documento_versione.documento_id))
  with check (studio_id = any ((select app_studi())::int[]) and exists (select from documento d
    where d.studio_id = documento_versione.studio_id and d.id = documento_versione.documento_id));
grant select, insert on documento_versione to quadra_app;
