-- The record of a studio and of a gestore, as their screens show them.
alter table gestore
  add column partita_iva text,
  add column codice_fiscale text,
  add column telefono text,
  add column email text,
  add column via text,
  add column comune text,
  add column comune_descrizione text,
  add column provincia text,
  add column cap text,
  add column rea_ufficio text,
  add column rea_numero text,
  add column rea_capitale_sociale text,
  add column rea_socio_unico boolean not null default false,
  add column rea_liquidazione boolean not null default false,
  add column tipo smallint not null default 0 check (tipo between 0 and 1),
  add column abilita_bonifici boolean not null default false,
  add column pagamento_carta_credito boolean not null default false,
  add column creazione_pacchetti_applicativi boolean not null default false,
  add column bloccato boolean not null default false,
  add column soglia int check (soglia >= 0),
  add column logo_stampa bytea check (octet_length(logo_stampa) <= 32768),
  add column logo_stampa_tipo text check (logo_stampa_tipo in ('image/png', 'image/jpeg')),
  add column versione int not null default 1,
  add column modificato_il timestamptz not null default now(),
  add constraint gestore_logo_stampa check ((logo_stampa is null) = (logo_stampa_tipo is null)),
  drop constraint gestore_logo_tipo_check,
  add constraint gestore_logo_tipo_check check (logo_tipo in ('image/png', 'image/jpeg', 'image/svg+xml'));

alter table studio
  add column profilo text check (profilo in ('Studio', 'Professionista', 'Azienda')),
  add column tipologia_sottoscrizione text not null default 'Full'
    check (tipologia_sottoscrizione in ('Full', 'Azienda-Full', 'Azienda-Light', 'Non prevista')),
  add column via text,
  add column comune text,
  add column comune_descrizione text,
  add column provincia text,
  add column cap text,
  add column email text,
  add column pec text,
  add column codice_sdi text,
  add column telefono text,
  add column numero_massimo_utenti int not null default 0 check (numero_massimo_utenti >= 0),
  -- Locked because the maintenance fee was not paid.
  add column canone_manutenzione boolean not null default false,
  add column soglia int check (soglia >= 0),
  add column forza_chiusura_quadri boolean not null default false,
  -- Mail and print texts that differ from ours, by name.
  add column testi jsonb not null default '{}',
  add column logo bytea check (octet_length(logo) <= 32768),
  add column logo_tipo text check (logo_tipo in ('image/png', 'image/jpeg')),
  -- When the last signed contract and the last appointment of the responsible were uploaded.
  add column ultimo_contratto_il timestamptz,
  add column ultima_nomina_il timestamptz,
  add column versione int not null default 1,
  add column modificato_il timestamptz not null default now(),
  add constraint studio_logo check ((logo is null) = (logo_tipo is null));

-- Every lock of a studio, from the day it counts, with who put it and who took it away.
create table blocco_studio (
  studio_id int not null references studio (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  data_blocco date not null,
  motivo text not null check (motivo in ('blocco', 'canone di manutenzione')),
  canone_scadenza date,
  note text not null default '' check (char_length(note) <= 500),
  autore_id int,
  autore text not null,
  creato_il timestamptz not null default now(),
  tolto_il timestamptz,
  tolto_da text,
  primary key (studio_id, id)
);
create index blocco_studio_recenti on blocco_studio (studio_id, creato_il desc, id);
alter table blocco_studio enable row level security;
alter table blocco_studio force row level security;
create policy blocco_studio_proprio on blocco_studio
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
grant select, insert on blocco_studio to quadra_app;
grant update (tolto_il, tolto_da) on blocco_studio to quadra_app;

-- The modules of a studio: for a year (0: every year), from a day, with credits or flat. A row that ended stays.
create table applicativo_studio (
  studio_id int not null references studio (id) on delete cascade,
  codice text not null check (codice ~ '^[A-Za-z0-9_-]{1,40}$'),
  anno int not null default 0,
  dal date not null,
  al date,
  modo text not null default 'flat' check (modo in ('crediti', 'flat')),
  limite int check (limite >= 0),
  indirizzo text check (char_length(indirizzo) <= 300),
  modificato_il timestamptz not null default now(),
  primary key (studio_id, codice, anno),
  check (al is null or al >= dal)
);
alter table applicativo_studio enable row level security;
alter table applicativo_studio force row level security;
create policy applicativo_studio_proprio on applicativo_studio
  using (studio_id = any ((select app_studi())::int[]) or (select app_identita()))
  with check (studio_id = any ((select app_studi())::int[]) or (select app_identita()));
grant select, insert, update, delete on applicativo_studio to quadra_app;

select set_config('app.identita', 'on', true);
insert into applicativo_studio (studio_id, codice, anno, dal, al)
  select distinct on (s.id, v ->> 'codice', v ->> 'anno')
    s.id, v ->> 'codice', coalesce((v ->> 'anno')::int, 0), (v ->> 'dal')::date, (v ->> 'al')::date
  from studio s, jsonb_array_elements(s.applicativi) v;

-- The modules that count today, as the session carries them.
create function list_applicativi(p_studio int) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('codice', a.codice, 'anno', nullif(a.anno, 0), 'dal', a.dal, 'al', a.al,
    'modo', a.modo, 'limite', a.limite) order by a.codice, a.anno), '[]')
  from public.applicativo_studio a
  where a.studio_id = p_studio and a.dal <= (now() at time zone 'Europe/Rome')::date
    and (a.al is null or a.al >= (now() at time zone 'Europe/Rome')::date)
$$;

-- The session reads the modules from their table, and says whether the lock is about the fee.
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
  gestore_id int, gestore_nome text, gestore_ragione_sociale text, bloccato boolean, canone boolean, studi int[], altri_profili boolean
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
    st.contratto_flat, st.personalizzazioni_operative, list_applicativi(st.id), coalesce(st.ip_abilitati, ''),
    g.id, g.nome, g.ragione_sociale,
    coalesce(coalesce(st.data_blocco, case when u.gestore_id is not null then g.data_blocco end)
      <= (now() at time zone 'Europe/Rome')::date, false), coalesce(st.canone_manutenzione, false),
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

drop function list_profili(int);
create function list_profili(p_persona int)
returns table (
  id int, persona_id int, studio_id int, tipologia_utente smallint, sviluppatore boolean, nome text,
  ip_utente text, ip_studio text, bloccato boolean, canone boolean, primo_accesso boolean
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
    coalesce(s.canone_manutenzione, false), u.ultimo_accesso is null
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

alter table studio drop column applicativi;

grant delete on studio, gestore to quadra_app;
grant update (gestore_id, ragione_sociale, partita_iva, codice_fiscale, tipo_profilo_cliente, contratto_flat,
  personalizzazioni_operative, numero_massimo_dichiarazioni, data_blocco, profilo, tipologia_sottoscrizione, via, comune,
  comune_descrizione, provincia, cap, email, pec, codice_sdi, telefono, numero_massimo_utenti, canone_manutenzione, soglia,
  forza_chiusura_quadri, testi, logo, logo_tipo, ultimo_contratto_il, ultima_nomina_il, versione, modificato_il)
  on studio to quadra_app;
grant update (codice, nome, ragione_sociale, data_blocco, logo, logo_tipo, partita_iva, codice_fiscale, telefono, email,
  via, comune, comune_descrizione, provincia, cap, rea_ufficio, rea_numero, rea_capitale_sociale, rea_socio_unico,
  rea_liquidazione, tipo, abilita_bonifici, pagamento_carta_credito, creazione_pacchetti_applicativi, bloccato, soglia,
  logo_stampa, logo_stampa_tipo, versione, modificato_il) on gestore to quadra_app;
