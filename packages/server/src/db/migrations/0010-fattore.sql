-- The second step of the login, of a person whatever the profile. The secret of the codes is encrypted by the application, which has the key; recovery codes
-- are kept only as their keyed hash; of a passkey we hold the public half.
create table fattore_totp (
  persona_id int primary key references utente (id) on delete cascade,
  segreto bytea not null,
  creato_il timestamptz not null default now(),
  -- Null while the first code has not come yet: such a factor protects nothing.
  confermato_il timestamptz,
  -- The 30-second step of the last code accepted: that code, and those before it, are never accepted again.
  ultimo_passo bigint
);

create table codice_recupero (
  persona_id int not null references utente (id) on delete cascade,
  hash bytea not null,
  creato_il timestamptz not null default now(),
  usato_il timestamptz,
  primary key (persona_id, hash)
);

create table passkey (
  id uuid primary key default gen_random_uuid(),
  persona_id int not null references utente (id) on delete cascade,
  credenziale text not null unique,
  maniglia text not null,
  nome text not null check (length(nome) between 1 and 60),
  chiave bytea not null,
  contatore bigint not null default 0,
  trasporti text[] not null default '{}',
  sincronizzata boolean not null default false,
  creata_il timestamptz not null default now(),
  ultimo_uso timestamptz
);
create index passkey_persona on passkey (persona_id, creata_il);

-- A question that waits for its answer: few minutes, few tries, once, from the same address.
create table sfida (
  hash bytea primary key,
  scopo text not null check (scopo in ('accesso', 'passkey', 'registrazione', 'conferma')),
  persona_id int references utente (id) on delete cascade,
  sessione_id uuid references sessione (id) on delete cascade,
  ip text not null,
  debug boolean not null default false,
  -- What a passkey must sign; good for one answer.
  prova text,
  tentativi int not null default 0,
  creata_il timestamptz not null default now(),
  scade_il timestamptz not null,
  usata_il timestamptz
);
create index sfida_persona on sfida (persona_id) where usata_il is null;
create index sfida_sessione on sfida (sessione_id);
create index sfida_scadenza on sfida (scade_il);

-- When this session last proved who holds it. The login is a proof.
alter table sessione add column confermata_il timestamptz not null default to_timestamp(0);
grant update (confermata_il) on sessione to quadra_app;

alter table accesso drop constraint accesso_esito_check;
alter table accesso add constraint accesso_esito_check check (esito in ('in corso', 'riuscito', 'credenziali errate',
  'troppi tentativi', 'studio bloccato', 'indirizzo non abilitato', 'non eseguito', 'verifica richiesta',
  'verifica errata'));

-- What changes a password, a type or the right to enter also ends the logins that are half way.
create function end_sfide() returns trigger language plpgsql as $$
begin
  update sfida set usata_il = now() where persona_id = new.id and usata_il is null;
  return null;
end
$$;
create trigger utente_sfide after update on utente for each row
  when (old.password_hash is distinct from new.password_hash
     or (old.attivo and not new.attivo)
     or old.tipologia_utente is distinct from new.tipologia_utente)
  execute function end_sfide();

grant select, insert, update, delete on fattore_totp, codice_recupero, passkey, sfida to quadra_app;
