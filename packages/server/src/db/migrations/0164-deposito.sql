-- The bytes of a document may be in a store of objects: then its row has none, and its hash says which they are.
alter table documento alter column contenuto drop not null;
alter table documento_versione alter column contenuto drop not null;
grant update (contenuto) on documento_versione to quadra_app;
create index documento_dentro on documento (studio_id, id) where contenuto is not null;
create index documento_versione_dentro on documento_versione (studio_id, documento_id, numero) where contenuto is not null;
create index documento_fuori on documento (studio_id, sha256) where contenuto is null;
create index documento_versione_fuori on documento_versione (studio_id, sha256) where contenuto is null;

-- Objects that may be of no row: each is looked at again, and goes when no row names it. Of the house: a key outlives its studio.
create table oggetto_da_rivedere (
  chiave text primary key check (chiave ~ '^[0-9]+/[0-9a-f]{64}$'),
  dal timestamptz not null default now()
);
grant select, insert, update (dal), delete on oggetto_da_rivedere to quadra_app;

create function review_oggetto() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.sha256 <> old.sha256 or new.contenuto is not null then
    insert into oggetto_da_rivedere (chiave) values (old.studio_id || '/' || encode(old.sha256, 'hex'))
      on conflict (chiave) do update set dal = now();
  end if;
  return null;
end
$$;
create trigger documento_oggetto after update or delete on documento
  for each row when (old.contenuto is null) execute function review_oggetto();
create trigger documento_versione_oggetto after update or delete on documento_versione
  for each row when (old.contenuto is null) execute function review_oggetto();

-- What comes back is what went out.
create function check_rientro() returns trigger language plpgsql as $$
begin
  if new.sha256 = old.sha256 and sha256(new.contenuto) <> new.sha256 then
    raise exception 'I byte che tornano non sono quelli del documento' using errcode = '23514', constraint = 'documento_rientro';
  end if;
  return new;
end
$$;
create trigger documento_rientro before update of contenuto on documento
  for each row when (old.contenuto is null and new.contenuto is not null) execute function check_rientro();
create trigger documento_versione_rientro before update of contenuto on documento_versione
  for each row when (old.contenuto is null and new.contenuto is not null) execute function check_rientro();
