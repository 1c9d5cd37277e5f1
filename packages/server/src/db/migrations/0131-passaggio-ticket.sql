-- A ticket goes from who answers to a colleague, and may be urgent.
alter table ticket drop constraint ticket_priorita_check;
alter table ticket add constraint ticket_priorita_check check (priorita in ('Urgente', 'Alta', 'Normale', 'Bassa'));

-- Who may answer a studio, for who answers it already: those of the vendor where who asks is of the vendor, and those of the
-- gestore of that studio. Nothing of a studio that the transaction does not see.
create function list_rispondenti(p_studio int, p_fornitore boolean) returns table (id int, nome text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare prima text := coalesce(current_setting('app.identita', true), '');
begin
  if not p_studio = any ((select app_studi())::int[]) then return; end if;
  perform set_config('app.identita', 'on', true);
  return query select u.id, u.cognome || ' ' || u.nome from utente u
    where u.attivo and u.attivato_il is not null and u.studio_id is null
      and (u.gestore_id = (select s.gestore_id from studio s where s.id = p_studio)
        or p_fornitore and u.gestore_id is null and u.tipologia_utente in (1, 2))
    order by 2, 1;
  perform set_config('app.identita', prima, true);
end
$$;
revoke execute on function list_rispondenti(int, boolean) from public;
grant execute on function list_rispondenti(int, boolean) to quadra_app;
