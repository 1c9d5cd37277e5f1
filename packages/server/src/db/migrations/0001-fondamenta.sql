-- What every table leans on. The studi of the session are a setting of the transaction: empty means no row at all.
create function app_studi() returns int[] language sql stable parallel safe as $$
  select coalesce(string_to_array(nullif(current_setting('app.studio_ids', true), ''), ',')::int[], '{}')
$$;

-- On only inside the few transactions that must find a user before knowing the studio: login, recovery of the password.
create function app_identita() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.identita', true), '') = 'on'
$$;

-- Text as people search for it: no accents, no case, whatever the locale of the database.
create function app_ricerca(testo text) returns text language sql immutable strict parallel safe as $$
  select upper(translate(testo,
    'àáâãäåèéêëìíîïòóôõöùúûüçñýÿÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÕÖÙÚÛÜÇÑÝ',
    'aaaaaaeeeeiiiiooooouuuucnyyAAAAAAEEEEIIIIOOOOOUUUUCNY') collate "C")
$$;

-- Records that are only added to: whoever tries to change one, owner included, is refused.
create function refuse_modifica() returns trigger language plpgsql as $$
begin
  raise exception 'Il registro % non si modifica', tg_table_name using errcode = '42501';
end
$$;

-- The application may know how far the database has come, not what its migrations say.
create function count_migrazioni() returns bigint language sql stable security definer
  set search_path = pg_catalog, public as $$ select count(*) from quadra_migrazione $$;
revoke execute on function count_migrazioni() from public;
grant execute on function count_migrazioni() to quadra_app;
