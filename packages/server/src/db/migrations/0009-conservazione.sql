-- What is kept is kept for a time. The record of the attempts to enter stays thirteen months, then it may go: only by this
-- function, and never before, whatever the clock of who asks says.
create or replace function settle_accesso() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.quando < now() - interval '13 months' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.esito = 'in corso' and new.account = old.account and new.ip = old.ip
    and new.quando = old.quando then
    return new;
  end if;
  raise exception 'Il registro degli accessi non si modifica' using errcode = '42501';
end
$$;

create function delete_accessi(p_adesso timestamptz, p_massimo int) returns int
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with tolti as (
    delete from accesso where id in (
      select id from accesso where quando < least(p_adesso, now()) - interval '13 months' order by quando limit p_massimo)
    returning 1)
  select count(*)::int from tolti
$$;
revoke execute on function delete_accessi(timestamptz, int) from public;
grant execute on function delete_accessi(timestamptz, int) to quadra_app;
create index accesso_quando on accesso (quando);
create index sessione_scadenza on sessione (scade_il);
grant delete on sessione to quadra_app;

-- A temporary table of the caller must never stand in front of ours inside a function with the owner's rights.
alter function find_sessione(bytea, bytea, interval) set search_path = pg_catalog, public, pg_temp;
alter function count_migrazioni() set search_path = pg_catalog, public, pg_temp;

-- The application writes these columns and no other: it cannot give a power, move a user, or lengthen a session.
revoke update on studio, gestore, utente, sessione from quadra_app;
grant update (password_hash, skin, font, densita, invio_passa_al_successivo, riduci_movimenti, ultimo_accesso,
  accesso_precedente) on utente to quadra_app;
grant update (ultima_attivita, terminata_il) on sessione to quadra_app;
