-- The users of a studio, a gestore or the vendor, as who administers them sees and writes them.
alter table utente
  add column visure_abilitate boolean not null default true,
  -- When the person accepted the privacy notice, and when the profile was first alive: until then it is an invitation.
  add column privacy_il timestamptz,
  add column attivato_il timestamptz,
  add column versione int not null default 1,
  add column modificato_il timestamptz not null default now();
select set_config('app.identita', 'on', true);
update utente set attivato_il = creato_il;
alter table utente add column stato text not null generated always as
  (case when attivo then 'Attivo' when attivato_il is null then 'Da attivare' else 'Disattivato' end) stored;

create function set_attivazione() returns trigger language plpgsql as $$
begin
  if new.attivo and new.attivato_il is null then
    new.attivato_il := now();
  end if;
  return new;
end
$$;
create trigger utente_attivazione before insert or update on utente for each row execute function set_attivazione();

-- An operator may become administrator of the place he already belongs to, and back. Nothing else, whoever asks.
create function check_tipologia() returns trigger language plpgsql as $$
begin
  if old.primo_amministratore or (old.tipologia_utente, new.tipologia_utente) not in ((2, 3), (3, 2), (4, 5), (5, 4)) then
    raise exception 'La tipologia % non diventa %', old.tipologia_utente, new.tipologia_utente using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger utente_tipologia before update on utente for each row
  when (old.tipologia_utente is distinct from new.tipologia_utente) execute function check_tipologia();

grant update (nome, cognome, email, attivo, tipologia_utente, ip_abilitati, visure_abilitate, abilita_ai, esportazione_730,
  spin_ok, privacy_il, versione, modificato_il) on utente to quadra_app;
grant delete on utente to quadra_app;
create index utente_gestore on utente (gestore_id, id) where gestore_id is not null;

-- One-use links: to choose a password, and to open a profile for the first time.
alter table codice_monouso drop constraint codice_monouso_scopo_check,
  add constraint codice_monouso_scopo_check check (scopo in ('password', 'attivazione'));

-- Mails have the same words twice: plain and drawn.
alter table messaggio_posta add column html text;
