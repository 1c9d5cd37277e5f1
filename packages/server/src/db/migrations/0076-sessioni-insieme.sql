-- The sessions that are asked in the same moment, all in one question: each with its place, as one value. What each had to
-- ask besides (modules, rights, second step, who acts in place of whom) is here too, in one plan that is made once.
create function find_sessioni(p_sid bytea[], p_token bytea[], p_inattivita interval)
returns table (posto int, dati json)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_generic_plan as $$
declare prima text := coalesce(current_setting('app.identita', true), '');
begin
  -- An owner that is no superuser is under the policies too: it may look at users for as long as this takes.
  perform set_config('app.identita', 'on', true);
  return query
  select k.posto::int, row_to_json(trovata)
  from unnest(p_sid, p_token) with ordinality k(sid, token, posto)
  cross join lateral (
    select s.id, k.sid is null or k.token is null or s.token_hash = k.token as coerente,
      s.legata, s.debug, s.ultima_attivita < now() - interval '1 minute' as stantia,
      s.persona_id, s.sostituzione, s.confermata_il, s.verifica_chiesta_il,
      extract(epoch from s.scade_il - now())::int as resta,
      extract(epoch from s.ultima_attivita + p_inattivita - now())::int as inattiva_fra,
      u.id as utente_id, u.email, u.nome, u.cognome, u.tipologia_utente, u.sviluppatore,
      u.skin, u.font, u.densita, u.invio_passa_al_successivo, u.riduci_movimenti,
      u.esportazione_730, u.spin_ok, u.abilita_ai, u.accesso_precedente, u.ip_abilitati as ip_utente,
      st.id as studio_id, st.ragione_sociale as studio_ragione_sociale, st.partita_iva as studio_partita_iva,
      st.tipo_profilo_cliente as studio_tipo_profilo, st.contratto_flat as studio_contratto_flat,
      st.personalizzazioni_operative as studio_personalizzazioni, coalesce(st.ip_abilitati, '') as ip_studio,
      list_applicativi(st.id) as studio_applicativi,
      g.id as gestore_id, g.nome as gestore_nome, g.ragione_sociale as gestore_ragione_sociale,
      coalesce(coalesce(st.data_blocco, case when u.gestore_id is not null then g.data_blocco end) <= g1.oggi, false) as bloccato,
      coalesce(st.canone_manutenzione, false) as canone,
      case when u.tipologia_utente in (2, 3) then array[u.studio_id]
        when u.tipologia_utente in (4, 5)
          then array(select x.id from studio x where x.gestore_id = u.gestore_id order by x.id)
        else array(select x.id from studio x order by x.id) end as studi,
      exists (select from utente altro where altro.persona_id = u.persona_id and altro.id <> u.id and altro.attivo)
        as altri_profili,
      exists (select from fattore_totp t where t.persona_id = s.persona_id and t.confermato_il is not null)
        or exists (select from passkey p where p.persona_id = s.persona_id) as protetta,
      (select json_build_object('provider', ie.fornitore, 'subject', ie.subject, 'linkedAt', ie.collegata_il)
        from identita_esterna ie where ie.persona_id = s.persona_id) as identita_esterna,
      json_build_object(
        'gruppi', case when u.tipologia_utente = 3 then
          (select json_agg(json_build_object('id', gr.id, 'nome', gr.nome) order by gr.nome)
          from gruppo_utente gu join gruppo gr on gr.studio_id = gu.studio_id and gr.id = gu.gruppo_id
          where gu.studio_id = u.studio_id and gu.utente_id = u.id) end,
        'visure', u.visure_abilitate,
        'senzaGruppo', case when u.tipologia_utente = 3 then st.clienti_senza_gruppo end,
        'predefiniti', (select json_object_agg(codice, valore) from permesso_predefinito),
        'gestore', (select json_object_agg(codice, valore) from permesso_gestore where permesso_gestore.gestore_id = g.id),
        'studio', (select json_object_agg(codice, valore) from permesso_studio where permesso_studio.studio_id = u.studio_id)
      ) as diritti
    from (select (now() at time zone 'Europe/Rome')::date as oggi) g1
    join sessione s on s.id = case when k.sid is null then (select x.id from sessione x where x.token_hash = k.token)
      else (select x.id from sessione x where x.sid_hash = k.sid) end
    join utente u on u.id = s.utente_id
    left join studio st on st.id = u.studio_id
    left join gestore g on g.id = coalesce(u.gestore_id, st.gestore_id)
    where s.terminata_il is null and s.scade_il > now() and s.ultima_attivita > now() - p_inattivita and u.attivo
      -- Who acts in place of another still reaches him: the studio is of the same gestore, and the gestore is not locked.
      and (s.sostituzione->>'gestoreId' is null or (g.id = (s.sostituzione->>'gestoreId')::int
        and coalesce(g.data_blocco > g1.oggi, true)))
  ) trovata;
  perform set_config('app.identita', prima, true);
end
$$;
revoke execute on function find_sessioni(bytea[], bytea[], interval) from public;
grant execute on function find_sessioni(bytea[], bytea[], interval) to quadra_app;
drop function find_sessione(bytea, bytea, interval);
