-- A person whose data are erased while the law still wants some of them: the treatment is limited until that day. Such a
-- client, his declarations and documents are seen only by a transaction that says it may: a reading of the administrator.
create function app_limitati() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.limitati', true), '') = 'on'
$$;
alter table anagrafica add column limitata_fino date;
alter table dichiarazione add column limitata boolean not null default false;
alter table documento add column limitato boolean not null default false;
grant update (limitato) on documento to quadra_app;
create index anagrafica_limitate on anagrafica (studio_id, limitata_fino) where limitata_fino is not null;
drop index anagrafica_elenco;
create index anagrafica_elenco on anagrafica (studio_id, archiviata, denominazione_ricerca)
  include (id, codice_fiscale, gruppi, limitata_fino);

alter policy anagrafica_propria on anagrafica
  using (studio_id = any ((select app_studi())::int[]) and (limitata_fino is null or (select app_limitati()))
    and ((select app_gruppi()) is null
    or gruppi && (select app_gruppi())::uuid[] or (gruppi = '{}' and (select app_senza_gruppo()))))
  with check (studio_id = any ((select app_studi())::int[]) and (limitata_fino is null or (select app_limitati()))
    and ((select app_gruppi()) is null
    or gruppi && (select app_gruppi())::uuid[] or (gruppi = '{}' and (select app_senza_gruppo()))));
do $$
declare riga record; regola text;
begin
  for riga in select * from (values
    ('dichiarazione', 'dichiarazione_propria', 'limitata'),
    ('documento', 'documento_proprio', 'limitato')
  ) v (tabella, politica, segno) loop
    regola := format('studio_id = any ((select app_studi())::int[]) and (not %2$I or (select app_limitati()))
      and ((select app_gruppi()) is null
      or exists (select from anagrafica m where m.studio_id = %1$I.studio_id and m.id = %1$I.anagrafica_id))',
      riga.tabella, riga.segno);
    execute format('alter policy %I on %I using (%s) with check (%s)', riga.politica, riga.tabella, regola, regola);
  end loop;
end
$$;

-- The count kept aside is of those that everybody of the studio sees.
create or replace function count_anagrafiche() returns trigger language plpgsql as $$
declare prima text := coalesce(current_setting('app.gruppi', true), '');
begin
  -- It is kept whoever adds or takes.
  perform set_config('app.gruppi', '', true);
  if tg_op in ('INSERT', 'UPDATE') then
    perform add_anagrafica_conteggio(n.studio_id, n.archiviata, count(*)::int)
    from nuove n where n.limitata_fino is null group by n.studio_id, n.archiviata order by n.studio_id, n.archiviata;
  end if;
  if tg_op in ('DELETE', 'UPDATE') then
    perform add_anagrafica_conteggio(v.studio_id, v.archiviata, -count(*)::int)
    from vecchie v where v.limitata_fino is null group by v.studio_id, v.archiviata order by v.studio_id, v.archiviata;
  end if;
  perform set_config('app.gruppi', prima, true);
  return null;
end
$$;

-- The name of who acted in the place of another leaves the row as it is sealed: nobody else takes it away.
create or replace function close_registro() returns trigger language plpgsql as $$
declare muta text[] := '{prima,dopo,chiave_id,cifrato}';
begin
  if tg_op = 'UPDATE' and old.cifrato is null and new.prima is null and new.dopo is null
    and (new.cifrato is null) = (new.chiave_id is null)
    and (new.cifrato is not null or (old.prima is null and old.dopo is null))
    and to_jsonb(old) - muta = to_jsonb(new) - muta then
    if new.attore_id is not null then
      new.attore := null;
    end if;
    return new;
  end if;
  raise exception 'Il registro % non si modifica', tg_table_name using errcode = '42501';
end
$$;
revoke update (attore) on registro from quadra_app;

-- What is only added to is erased by these functions alone, with the person it is of: of a client the history is emptied
-- and its rows stay; of a declaration that is no more its record goes; of a user the name becomes another.
alter table anagrafica_modifica add column cancellata boolean not null default false;
create function keep_storia() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.cancellazione', true), '') = 'on' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'Il registro % non si modifica', tg_table_name using errcode = '42501';
end
$$;
do $$
declare riga record;
begin
  for riga in select * from (values
    ('anagrafica_modifica', 'anagrafica_modifica_fissa'),
    ('dichiarazione_modifica', 'dichiarazione_modifica_fissa'),
    ('dichiarazione_copia', 'dichiarazione_copia_fissa')
  ) v (tabella, nome) loop
    execute format('drop trigger %I on %I', riga.nome, riga.tabella);
    execute format('create trigger %I before update or delete on %I for each row execute function keep_storia()',
      riga.nome, riga.tabella);
  end loop;
end
$$;

create function erase_storia(p_studio int, p_anagrafica uuid) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare quante int;
begin
  perform set_config('app.cancellazione', 'on', true);
  update anagrafica_modifica set prima = null, dopo = null, cancellata = true
  where studio_id = p_studio and anagrafica_id = p_anagrafica and not cancellata;
  get diagnostics quante = row_count;
  perform set_config('app.cancellazione', '', true);
  return quante;
end
$$;

create function erase_dichiarazioni(p_studio int, p_dichiarazioni uuid[]) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare quante int; prima text := coalesce(current_setting('app.limitati', true), '');
begin
  perform set_config('app.limitati', 'on', true);
  if exists (select from dichiarazione where studio_id = p_studio and id = any (p_dichiarazioni)) then
    raise exception 'La dichiarazione c’è ancora: la sua storia resta' using errcode = '42501';
  end if;
  perform set_config('app.limitati', prima, true);
  perform set_config('app.cancellazione', 'on', true);
  delete from dichiarazione_copia where studio_id = p_studio and dichiarazione_id = any (p_dichiarazioni);
  delete from dichiarazione_modifica where studio_id = p_studio and dichiarazione_id = any (p_dichiarazioni);
  get diagnostics quante = row_count;
  perform set_config('app.cancellazione', '', true);
  return quante;
end
$$;

create function erase_nome_utente(p_utente int, p_pseudonimo text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare studi text := coalesce(current_setting('app.studio_ids', true), '');
  identita text := coalesce(current_setting('app.identita', true), '');
  portata text := coalesce(current_setting('app.portata', true), '');
begin
  perform set_config('app.identita', 'on', true);
  perform set_config('app.portata', '', true);
  if exists (select from utente where id = p_utente and attivo) then
    raise exception 'L’utente è attivo' using errcode = '42501';
  end if;
  perform set_config('app.studio_ids', (select coalesce(string_agg(id::text, ','), '') from studio), true);
  perform set_config('app.cancellazione', 'on', true);
  update sostituzione set attore = p_pseudonimo where attore_id = p_utente;
  update sostituzione set utente = p_pseudonimo where utente_id = p_utente;
  update blocco_studio set autore = p_pseudonimo where autore_id = p_utente;
  update dichiarazione_modifica set attore = p_pseudonimo where attore_id = p_utente;
  perform set_config('app.cancellazione', '', true);
  perform set_config('app.studio_ids', studi, true);
  perform set_config('app.identita', identita, true);
  perform set_config('app.portata', portata, true);
end
$$;
revoke execute on function erase_storia(int, uuid), erase_dichiarazioni(int, uuid[]), erase_nome_utente(int, text) from public;
grant execute on function erase_storia(int, uuid), erase_dichiarazioni(int, uuid[]), erase_nome_utente(int, text) to quadra_app;
