-- The profiles of a person are asked at every start of a page: one trip, with a plan that is kept, as for the session itself.
create function list_profili(p_persona int)
returns table (
  id int, persona_id int, studio_id int, tipologia_utente smallint, sviluppatore boolean, nome text,
  ip_utente text, ip_studio text, bloccato boolean, primo_accesso boolean
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare prima text := coalesce(current_setting('app.identita', true), '');
begin
  -- An owner that is no superuser is under the policies too: it may look at users for as long as this takes.
  perform set_config('app.identita', 'on', true);
  return query
  select u.id, u.persona_id, u.studio_id, u.tipologia_utente, u.sviluppatore, coalesce(s.ragione_sociale, g.nome),
    u.ip_abilitati, coalesce(s.ip_abilitati, ''),
    coalesce(coalesce(s.data_blocco, g.data_blocco) <= (now() at time zone 'Europe/Rome')::date, false),
    u.ultimo_accesso is null
  from utente u
  left join studio s on s.id = u.studio_id
  left join gestore g on g.id = u.gestore_id
  where u.persona_id = p_persona and u.attivo
  order by u.ultimo_accesso desc nulls last, u.id;
  perform set_config('app.identita', prima, true);
end
$$;
revoke execute on function list_profili(int) from public;
grant execute on function list_profili(int) to quadra_app;
