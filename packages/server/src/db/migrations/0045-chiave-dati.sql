-- A data key for each person, or set of persons, that rows of the audit log speak of: wrapped by the secret of the
-- application. Destroyed, what was written with it is read by nobody any more, and the chain does not notice.
create table chiave_dati (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  -- Whose: 'anagrafica:<id>', 'utente:<id>', or 'registro:<id>' for a row that names nobody we know. In order, once each.
  soggetti text[] not null check (cardinality(soggetti) > 0),
  -- SHA-256 of the subjects.
  impronta bytea not null check (octet_length(impronta) = 32),
  avvolta bytea,
  creata_il timestamptz not null default now(),
  distrutta_il timestamptz,
  primary key (studio_id, id),
  check ((avvolta is null) = (distrutta_il is not null))
);
create unique index chiave_dati_soggetti on chiave_dati (studio_id, impronta) where avvolta is not null;
create function keep_distrutta() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.avvolta is not null and new.avvolta is null
    and to_jsonb(old) - '{avvolta,distrutta_il}'::text[] = to_jsonb(new) - '{avvolta,distrutta_il}'::text[] then
    return new;
  end if;
  raise exception 'Una chiave dei dati si distrugge soltanto' using errcode = '42501';
end
$$;
create trigger chiave_dati_fissa before update or delete on chiave_dati for each row execute function keep_distrutta();
create trigger chiave_dati_intera before truncate on chiave_dati execute function refuse_modifica();

-- A row of the audit log is written in clear and, when it is sealed, its before and after become one encrypted text; the
-- name of who acted in the place of another is then that of his number. Nothing else of it ever changes.
alter table registro add column chiave_id uuid, add column cifrato bytea;
create function close_registro() returns trigger language plpgsql as $$
declare muta text[] := '{prima,dopo,attore,chiave_id,cifrato}';
begin
  if tg_op = 'UPDATE' and old.cifrato is null and new.prima is null and new.dopo is null
    and (new.cifrato is null) = (new.chiave_id is null)
    and (new.cifrato is not null or (old.prima is null and old.dopo is null))
    and (new.attore is null and old.attore_id is not null or new.attore is not distinct from old.attore)
    and to_jsonb(old) - muta = to_jsonb(new) - muta then
    return new;
  end if;
  raise exception 'Il registro % non si modifica', tg_table_name using errcode = '42501';
end
$$;
drop trigger registro_fisso on registro;
create trigger registro_fisso before update or delete on registro for each row execute function close_registro();
grant update (prima, dopo, attore, chiave_id, cifrato) on registro to quadra_app;

-- Rows sealed before they were encrypted: the imprint of their link was made of the clear text. Who encrypts them verifies
-- them first and attests here, with the secret of the application, what they have become.
create table registro_ricopertura (
  studio_id int not null,
  registro_id uuid not null,
  attestato bytea not null check (octet_length(attestato) = 32),
  primary key (studio_id, registro_id)
);
create trigger registro_ricopertura_fissa before update or delete on registro_ricopertura
  for each row execute function refuse_modifica();
create trigger registro_ricopertura_intera before truncate on registro_ricopertura execute function refuse_modifica();
create index registro_in_chiaro on registro (studio_id, id)
  where prima is not null or dopo is not null or (attore is not null and attore_id is not null);

do $$
declare tabella text;
begin
  foreach tabella in array array['chiave_dati', 'registro_ricopertura'] loop
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (studio_id = any ((select app_studi())::int[]) or (select app_identita()))
      with check (studio_id = any ((select app_studi())::int[]) or (select app_identita()))', tabella || '_propria', tabella);
  end loop;
end
$$;
grant select, insert on chiave_dati, registro_ricopertura to quadra_app;
grant update (avvolta, distrutta_il) on chiave_dati to quadra_app;
