-- One person, several profiles: the profile named by persona_id owns the credentials of all of them (password, codes).
alter table utente add column persona_id int references utente (id);
select set_config('app.identita', 'on', true);
update utente set persona_id = id;

create function set_persona() returns trigger language plpgsql as $$
begin
  if new.persona_id is null then
    new.persona_id := new.id;
  end if;
  if new.persona_id <> new.id and new.password_hash is not null then
    raise exception 'Le credenziali sono della persona %', new.persona_id using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger utente_persona before insert or update on utente for each row execute function set_persona();
alter table utente alter column persona_id set not null;
drop index utente_email;
create unique index utente_email on utente (lower(email)) where persona_id = id;
create unique index utente_profilo on utente (persona_id, coalesce(studio_id, 0), coalesce(gestore_id, 0));

-- A browser where a person has entered: the hash of a random cookie, nothing of the machine.
create table dispositivo (
  persona_id int not null references utente (id) on delete cascade,
  hash bytea not null,
  primo_uso timestamptz not null default now(),
  ultimo_uso timestamptz not null default now(),
  primary key (persona_id, hash)
);
grant select, insert, delete on dispositivo to quadra_app;
grant update (ultimo_uso) on dispositivo to quadra_app;

-- A session opened by one person in place of another: who, why, and the session to go back to.
alter table sessione add column persona_id int references utente (id) on delete cascade;
alter table sessione add column attore_id int references utente (id) on delete cascade;
alter table sessione add column sostituzione jsonb;
alter table sessione add column origine_id uuid references sessione (id) on delete cascade;
update sessione set persona_id = utente_id;
alter table sessione alter column persona_id set not null;
create index sessione_persona on sessione (persona_id) where terminata_il is null;
create index sessione_attore on sessione (attore_id) where attore_id is not null;
create index sessione_origine on sessione (origine_id) where origine_id is not null;

-- Every access in place of another, for the studio to see. studio_id 0: a user of no studio.
create table sostituzione (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  attore_id int not null,
  attore text not null,
  utente_id int not null,
  utente text not null,
  motivo text not null check (length(motivo) between 10 and 300),
  ticket text,
  scrittura boolean not null,
  iniziata_il timestamptz not null default now(),
  scade_il timestamptz not null,
  terminata_il timestamptz,
  primary key (studio_id, id)
);
create index sostituzione_recenti on sostituzione (studio_id, iniziata_il desc, id);
alter table sostituzione enable row level security;
alter table sostituzione force row level security;
create policy sostituzione_propria on sostituzione
  using (studio_id = any ((select app_studi())::int[]) or (select app_identita()))
  with check (studio_id = any ((select app_studi())::int[]) or (select app_identita()));
grant select, insert on sostituzione to quadra_app;
grant update (terminata_il) on sostituzione to quadra_app;

-- Who really acts, when it is somebody else: a setting of the transaction, written beside the user by default.
create function app_attore() returns int language sql stable parallel safe as $$
  select nullif(current_setting('app.attore', true), '')::int
$$;
create function app_attore_nome() returns text language sql stable parallel safe as $$
  select nullif(current_setting('app.attore_nome', true), '')
$$;
alter table registro add column attore_id int, add column attore text;
alter table registro alter column attore_id set default app_attore(), alter column attore set default app_attore_nome();
alter table dichiarazione_modifica add column attore_id int, add column attore text;
alter table dichiarazione_modifica
  alter column attore_id set default app_attore(), alter column attore set default app_attore_nome();

-- What ends the sessions of a user ends those opened in his place and by him; a password, those of every profile.
create or replace function end_sessioni() returns trigger language plpgsql as $$
begin
  update sessione set terminata_il = now() where terminata_il is null
    and (utente_id = new.id or attore_id = new.id
      or (persona_id = new.persona_id and old.password_hash is distinct from new.password_hash));
  return null;
end
$$;
create function end_sostituzioni() returns trigger language plpgsql as $$
begin
  update sessione set terminata_il = now() where origine_id = new.id and terminata_il is null;
  return null;
end
$$;
create trigger sessione_sostituzioni after update of terminata_il on sessione for each row
  when (old.terminata_il is null and new.terminata_il is not null) execute function end_sostituzioni();

-- The code of the address of the login page shows the gestore who gave it.
alter table gestore add column logo bytea check (octet_length(logo) <= 32768),
  add column logo_tipo text check (logo_tipo in ('image/png', 'image/svg+xml')),
  add constraint gestore_logo check ((logo is null) = (logo_tipo is null));
