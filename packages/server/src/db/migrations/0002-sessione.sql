create table gestore (
  id int generated always as identity primary key,
  codice text not null unique,
  nome text not null,
  ragione_sociale text not null,
  data_blocco date,
  creato_il timestamptz not null default now()
);

create table studio (
  id int generated always as identity primary key,
  gestore_id int references gestore (id),
  ragione_sociale text not null,
  partita_iva text,
  codice_fiscale text,
  tipo_profilo_cliente smallint not null default 0 check (tipo_profilo_cliente between 0 and 2),
  contratto_flat boolean not null default false,
  personalizzazioni_operative text,
  numero_massimo_dichiarazioni int not null default 0 check (numero_massimo_dichiarazioni >= 0),
  applicativi jsonb not null default '[]',
  ip_abilitati text not null default '',
  data_blocco date,
  creato_il timestamptz not null default now()
);
create index studio_gestore on studio (gestore_id, id);

create table utente (
  id int generated always as identity primary key,
  studio_id int references studio (id),
  gestore_id int references gestore (id),
  email text not null,
  nome text not null,
  cognome text not null,
  tipologia_utente smallint not null check (tipologia_utente between 0 and 5),
  sviluppatore boolean not null default false,
  primo_amministratore boolean not null default false,
  attivo boolean not null default true,
  password_hash text,
  ip_abilitati text not null default '',
  skin text,
  font text,
  densita text,
  invio_passa_al_successivo boolean not null default false,
  riduci_movimenti boolean not null default false,
  esportazione_730 boolean not null default false,
  spin_ok boolean not null default false,
  abilita_ai boolean not null default false,
  account_esterno jsonb,
  ultimo_accesso timestamptz,
  accesso_precedente timestamptz,
  creato_il timestamptz not null default now(),
  check (case tipologia_utente
    when 2 then studio_id is not null and gestore_id is null
    when 3 then studio_id is not null and gestore_id is null
    when 4 then gestore_id is not null and studio_id is null
    when 5 then gestore_id is not null and studio_id is null
    else studio_id is null and gestore_id is null end)
);
create unique index utente_email on utente (lower(email));
create index utente_studio on utente (studio_id, id);

create table sessione (
  id uuid primary key default gen_random_uuid(),
  utente_id int not null references utente (id) on delete cascade,
  sid_hash bytea not null unique,
  token_hash bytea not null unique,
  -- A bound token (browser) counts only together with the cookie of the same session.
  legata boolean not null,
  debug boolean not null default false,
  ip text not null,
  agente text not null default '',
  creata_il timestamptz not null default now(),
  ultima_attivita timestamptz not null default now(),
  scade_il timestamptz not null,
  terminata_il timestamptz
);
create index sessione_utente on sessione (utente_id) where terminata_il is null;

-- Every attempt to enter. Written once as 'in corso', settled once, never changed again.
create table accesso (
  id bigint generated always as identity primary key,
  quando timestamptz not null default now(),
  account text not null,
  ip text not null,
  utente_id int,
  esito text not null check (esito in ('in corso', 'riuscito', 'credenziali errate', 'troppi tentativi',
    'studio bloccato', 'indirizzo non abilitato', 'non eseguito'))
);
create index accesso_account on accesso (account, quando);
create index accesso_ip on accesso (ip, quando);

create function settle_accesso() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.esito = 'in corso' and new.account = old.account and new.ip = old.ip
    and new.quando = old.quando then
    return new;
  end if;
  raise exception 'Il registro degli accessi non si modifica' using errcode = '42501';
end
$$;
create trigger accesso_fisso before update or delete on accesso for each row execute function settle_accesso();
create trigger accesso_intero before truncate on accesso execute function refuse_modifica();

create table codice_monouso (
  hash bytea primary key,
  utente_id int not null references utente (id) on delete cascade,
  scopo text not null check (scopo in ('password')),
  creato_il timestamptz not null default now(),
  scade_il timestamptz not null,
  usato_il timestamptz
);
create index codice_monouso_utente on codice_monouso (utente_id);

-- Who did what, with what before and after. studio_id 0: an act outside every studio. No reference: it outlives them.
create table registro (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  quando timestamptz not null default now(),
  utente_id int,
  ip text,
  azione text not null,
  entita text not null,
  entita_id text,
  prima jsonb,
  dopo jsonb,
  primary key (studio_id, id)
);
create index registro_quando on registro (studio_id, quando);
create trigger registro_fisso before update or delete on registro for each row execute function refuse_modifica();
create trigger registro_intero before truncate on registro execute function refuse_modifica();

create table segnalazione (
  id bigint generated always as identity primary key,
  quando timestamptz not null default now(),
  utente_id int not null,
  operazione text not null,
  utente_dichiarato text not null,
  testo text not null
);

create table fornitore (
  id int primary key default 1 check (id = 1),
  ragione_sociale text not null,
  sito text,
  email text,
  telefono text,
  facebook text,
  linkedin text,
  twitter text,
  youtube text
);
insert into fornitore (ragione_sociale) values ('Quadra');

-- A changed password, type or right ends the sessions in the same transaction.
create function end_sessioni() returns trigger language plpgsql as $$
begin
  update sessione set terminata_il = now() where utente_id = new.id and terminata_il is null;
  return null;
end
$$;
create trigger utente_sessioni after update on utente for each row
  when (old.password_hash is distinct from new.password_hash
     or (old.attivo and not new.attivo)
     or old.tipologia_utente is distinct from new.tipologia_utente
     or old.sviluppatore is distinct from new.sviluppatore
     or old.studio_id is distinct from new.studio_id
     or old.gestore_id is distinct from new.gestore_id)
  execute function end_sessioni();

alter table studio enable row level security;
alter table studio force row level security;
create policy studio_proprio on studio
  using (id = any ((select app_studi())::int[]) or (select app_identita()))
  with check (id = any ((select app_studi())::int[]) or (select app_identita()));

alter table utente enable row level security;
alter table utente force row level security;
create policy utente_proprio on utente
  using (studio_id = any ((select app_studi())::int[]) or (select app_identita()))
  with check (studio_id = any ((select app_studi())::int[]) or (select app_identita()));

alter table registro enable row level security;
alter table registro force row level security;
create policy registro_proprio on registro
  using (studio_id = any ((select app_studi())::int[]) or (select app_identita()))
  with check (studio_id = any ((select app_studi())::int[]) or (select app_identita()));

-- One round trip per call: the session, its user, studio, gestore and the studi it may see. Null when there is none.
create function find_sessione(p_sid bytea, p_token bytea, p_inattivita interval)
returns table (
  id uuid, coerente boolean, legata boolean, debug boolean, stantia boolean,
  utente_id int, email text, nome text, cognome text, tipologia_utente smallint, sviluppatore boolean,
  skin text, font text, densita text, invio_passa_al_successivo boolean, riduci_movimenti boolean,
  esportazione_730 boolean, spin_ok boolean, abilita_ai boolean, account_esterno jsonb,
  accesso_precedente timestamptz, ip_utente text,
  studio_id int, studio_ragione_sociale text, studio_partita_iva text, studio_tipo_profilo smallint,
  studio_contratto_flat boolean, studio_personalizzazioni text, studio_applicativi jsonb, ip_studio text,
  gestore_id int, gestore_nome text, gestore_ragione_sociale text, bloccato boolean, studi int[]
)
language plpgsql security definer set search_path = pg_catalog, public as $$
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
    u.esportazione_730, u.spin_ok, u.abilita_ai, u.account_esterno, u.accesso_precedente, u.ip_abilitati,
    st.id, st.ragione_sociale, st.partita_iva, st.tipo_profilo_cliente,
    st.contratto_flat, st.personalizzazioni_operative, st.applicativi, coalesce(st.ip_abilitati, ''),
    g.id, g.nome, g.ragione_sociale,
    coalesce(coalesce(st.data_blocco, case when u.gestore_id is not null then g.data_blocco end)
      <= (now() at time zone 'Europe/Rome')::date, false),
    case when u.tipologia_utente in (2, 3) then array[u.studio_id]
         when u.tipologia_utente in (4, 5)
           then array(select x.id from studio x where x.gestore_id = u.gestore_id order by x.id)
         else array(select x.id from studio x order by x.id) end
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

grant select on gestore, fornitore to quadra_app;
grant select, insert, update on studio, utente, sessione to quadra_app;
grant select, insert on registro, segnalazione, accesso to quadra_app;
grant update (esito, utente_id) on accesso to quadra_app;
grant select, insert, update, delete on codice_monouso to quadra_app;
grant insert, update on gestore to quadra_app;
