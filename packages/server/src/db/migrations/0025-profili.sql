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

-- Almost everybody has one profile: the session says so by itself, and then nothing else is asked.
drop function find_sessione(bytea, bytea, interval);
create function find_sessione(p_sid bytea, p_token bytea, p_inattivita interval)
returns table (
  id uuid, coerente boolean, legata boolean, debug boolean, stantia boolean,
  utente_id int, email text, nome text, cognome text, tipologia_utente smallint, sviluppatore boolean,
  skin text, font text, densita text, invio_passa_al_successivo boolean, riduci_movimenti boolean,
  esportazione_730 boolean, spin_ok boolean, abilita_ai boolean,
  accesso_precedente timestamptz, ip_utente text,
  studio_id int, studio_ragione_sociale text, studio_partita_iva text, studio_tipo_profilo smallint,
  studio_contratto_flat boolean, studio_personalizzazioni text, studio_applicativi jsonb, ip_studio text,
  gestore_id int, gestore_nome text, gestore_ragione_sociale text, bloccato boolean, studi int[], altri_profili boolean
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare prima text := coalesce(current_setting('app.identita', true), '');
begin
  -- An owner that is no superuser is under the policies too: it may look at users for as long as this takes.
  perform set_config('app.identita', 'on', true);
  return query
  select s.id,
    p_sid is null or p_token is null or s.token_hash = p_token,
    s.legata, s.debug, s.ultima_attivita < now() - interval '1 minute',
    u.id, u.email, u.nome, u.cognome, u.tipologia_utente, u.sviluppatore,
    u.skin, u.font, u.densita, u.invio_passa_al_successivo, u.riduci_movimenti,
    u.esportazione_730, u.spin_ok, u.abilita_ai, u.accesso_precedente, u.ip_abilitati,
    st.id, st.ragione_sociale, st.partita_iva, st.tipo_profilo_cliente,
    st.contratto_flat, st.personalizzazioni_operative, st.applicativi, coalesce(st.ip_abilitati, ''),
    g.id, g.nome, g.ragione_sociale,
    coalesce(coalesce(st.data_blocco, case when u.gestore_id is not null then g.data_blocco end)
      <= (now() at time zone 'Europe/Rome')::date, false),
    case when u.tipologia_utente in (2, 3) then array[u.studio_id]
         when u.tipologia_utente in (4, 5)
           then array(select x.id from studio x where x.gestore_id = u.gestore_id order by x.id)
         else array(select x.id from studio x order by x.id) end,
    exists (select from utente altro where altro.persona_id = u.persona_id and altro.id <> u.id and altro.attivo)
  from sessione s
  join utente u on u.id = s.utente_id
  left join studio st on st.id = u.studio_id
  left join gestore g on g.id = coalesce(u.gestore_id, st.gestore_id)
  where ((p_sid is not null and s.sid_hash = p_sid) or (p_sid is null and s.token_hash = p_token))
    and s.terminata_il is null and s.scade_il > now() and s.ultima_attivita > now() - p_inattivita and u.attivo;
  perform set_config('app.identita', prima, true);
end
$$;
revoke execute on function find_sessione(bytea, bytea, interval) from public;
grant execute on function find_sessione(bytea, bytea, interval) to quadra_app;
