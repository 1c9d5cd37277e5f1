-- Groups of a studio: an operator who is in one sees the clients of his groups alone, wherever he looks.
create table gruppo (
  studio_id int not null references studio (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  nome text not null check (char_length(nome) between 1 and 80),
  descrizione text not null default '' check (char_length(descrizione) <= 300),
  versione int not null default 1,
  creato_il timestamptz not null default now(),
  modificato_il timestamptz not null default now(),
  primary key (studio_id, id)
);
create unique index gruppo_nome on gruppo (studio_id, lower(nome));
create table gruppo_utente (
  studio_id int not null,
  gruppo_id uuid not null,
  utente_id int not null references utente (id) on delete cascade,
  primary key (studio_id, gruppo_id, utente_id),
  foreign key (studio_id, gruppo_id) references gruppo (studio_id, id) on delete cascade
);
create index gruppo_utente_di on gruppo_utente (studio_id, utente_id);
create table gruppo_anagrafica (
  studio_id int not null,
  gruppo_id uuid not null,
  anagrafica_id uuid not null,
  primary key (studio_id, gruppo_id, anagrafica_id),
  foreign key (studio_id, gruppo_id) references gruppo (studio_id, id) on delete cascade,
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade
);
create index gruppo_anagrafica_di on gruppo_anagrafica (studio_id, anagrafica_id);
-- Whether who is in a group sees the clients of no group too.
alter table studio add column clienti_senza_gruppo boolean not null default true;
grant update (clienti_senza_gruppo) on studio to quadra_app;

-- The groups of the session, a setting of the transaction as its studi are: null, no restriction.
create function app_gruppi() returns uuid[] language sql stable parallel safe as $$
  select nullif(current_setting('app.gruppi', true), '')::uuid[]
$$;
create function app_senza_gruppo() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.senza_gruppo', true), '') = 'on'
$$;

-- The groups stand in the row too, so that to see a client costs no other reading; only these triggers write them.
alter table anagrafica add column gruppi uuid[] not null default '{}';
create function set_gruppi() returns trigger language plpgsql as $$
begin
  -- A client made by who is in a group is of that group: he would not see it otherwise.
  new.gruppi := coalesce(app_gruppi(), '{}');
  return new;
end
$$;
create trigger anagrafica_gruppi before insert on anagrafica for each row execute function set_gruppi();
create function insert_nei_gruppi() returns trigger language plpgsql as $$
begin
  insert into gruppo_anagrafica (studio_id, gruppo_id, anagrafica_id)
    select new.studio_id, gruppo, new.id from unnest(new.gruppi) gruppo;
  return null;
end
$$;
create trigger anagrafica_nei_gruppi after insert on anagrafica for each row
  when (new.gruppi <> '{}') execute function insert_nei_gruppi();
create function update_gruppi() returns trigger language plpgsql as $$
begin
  update anagrafica a set gruppi = x.gruppi
  from (select c.studio_id, c.anagrafica_id, array(select g.gruppo_id from gruppo_anagrafica g
      where g.studio_id = c.studio_id and g.anagrafica_id = c.anagrafica_id order by 1) as gruppi
    from (select distinct studio_id, anagrafica_id from cambiate) c) x
  where a.studio_id = x.studio_id and a.id = x.anagrafica_id and a.gruppi is distinct from x.gruppi;
  return null;
end
$$;
create trigger gruppo_anagrafica_messe after insert on gruppo_anagrafica
  referencing new table as cambiate for each statement execute function update_gruppi();
create trigger gruppo_anagrafica_tolte after delete on gruppo_anagrafica
  referencing old table as cambiate for each statement execute function update_gruppi();

alter policy anagrafica_propria on anagrafica
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or gruppi && (select app_gruppi())::uuid[] or (gruppi = '{}' and (select app_senza_gruppo()))))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or gruppi && (select app_gruppi())::uuid[] or (gruppi = '{}' and (select app_senza_gruppo()))));

-- What is of a client, or of a declaration of a client, is seen with the client.
do $$
declare riga record; regola text;
begin
  for riga in select * from (values
    ('dichiarazione', 'dichiarazione_propria', 'anagrafica', 'anagrafica_id'),
    ('documento', 'documento_proprio', 'anagrafica', 'anagrafica_id'),
    ('legame', 'legame_propria', 'anagrafica', 'anagrafica_id'),
    ('possesso', 'possesso_proprio', 'anagrafica', 'anagrafica_id'),
    ('anagrafica_modifica', 'anagrafica_modifica_propria', 'anagrafica', 'anagrafica_id'),
    ('dichiarazione_modifica', 'dichiarazione_modifica_propria', 'dichiarazione', 'dichiarazione_id'),
    ('dichiarazione_bozza', 'dichiarazione_bozza_propria', 'dichiarazione', 'dichiarazione_id'),
    ('dichiarazione_copia', 'dichiarazione_copia_propria', 'dichiarazione', 'dichiarazione_id')
  ) v (tabella, politica, madre, chiave) loop
    regola := format('studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
      or exists (select from %2$I m where m.studio_id = %1$I.studio_id and m.id = %1$I.%3$I))',
      riga.tabella, riga.madre, riga.chiave);
    execute format('alter policy %I on %I using (%s) with check (%s)', riga.politica, riga.tabella, regola, regola);
  end loop;
end
$$;

-- The count kept aside is of the whole studio: not for who sees a part of it.
alter policy anagrafica_conteggio_proprio on anagrafica_conteggio
  using (studio_id = any ((select app_studi())::int[]) and (select app_gruppi()) is null)
  with check (studio_id = any ((select app_studi())::int[]) and (select app_gruppi()) is null);
create or replace function count_anagrafiche() returns trigger language plpgsql as $$
declare prima text := coalesce(current_setting('app.gruppi', true), '');
begin
  -- It is kept whoever adds or takes.
  perform set_config('app.gruppi', '', true);
  if tg_op in ('INSERT', 'UPDATE') then
    perform add_anagrafica_conteggio(n.studio_id, n.archiviata, count(*)::int)
    from nuove n group by n.studio_id, n.archiviata order by n.studio_id, n.archiviata;
  end if;
  if tg_op in ('DELETE', 'UPDATE') then
    perform add_anagrafica_conteggio(v.studio_id, v.archiviata, -count(*)::int)
    from vecchie v group by v.studio_id, v.archiviata order by v.studio_id, v.archiviata;
  end if;
  perform set_config('app.gruppi', prima, true);
  return null;
end
$$;

do $$
declare tabella text;
begin
  foreach tabella in array array['gruppo', 'gruppo_utente', 'gruppo_anagrafica'] loop
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (studio_id = any ((select app_studi())::int[]) or (select app_identita()))
      with check (studio_id = any ((select app_studi())::int[]) or (select app_identita()))', tabella || '_proprio', tabella);
  end loop;
end
$$;
grant select, insert, update, delete on gruppo to quadra_app;
grant select, insert, delete on gruppo_utente, gruppo_anagrafica to quadra_app;

-- What may be done and what is active, level by level: the studio, otherwise its gestore, otherwise what the vendor says,
-- otherwise the catalogue of the program. Only what was said is here.
create table permesso_predefinito (
  codice text primary key check (codice ~ '^[A-Z0-9_]{1,40}$'),
  valore boolean not null
);
create table permesso_gestore (
  gestore_id int not null references gestore (id) on delete cascade,
  codice text not null check (codice ~ '^[A-Z0-9_]{1,40}$'),
  valore boolean not null,
  primary key (gestore_id, codice)
);
create table permesso_studio (
  studio_id int not null references studio (id) on delete cascade,
  codice text not null check (codice ~ '^[A-Z0-9_]{1,40}$'),
  valore boolean not null,
  primary key (studio_id, codice)
);
alter table permesso_studio enable row level security;
alter table permesso_studio force row level security;
create policy permesso_studio_proprio on permesso_studio
  using (studio_id = any ((select app_studi())::int[]) or (select app_identita()))
  with check (studio_id = any ((select app_studi())::int[]) or (select app_identita()));
grant select, insert, update, delete on permesso_predefinito, permesso_gestore, permesso_studio to quadra_app;

-- What the session must know besides: the groups of an operator, and what was said of the permissions at each level.
create function find_diritti(p_utente int, p_tipologia int, p_studio int, p_gestore int) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare prima text := coalesce(current_setting('app.identita', true), ''); esito jsonb;
begin
  perform set_config('app.identita', 'on', true);
  select jsonb_build_object(
    'gruppi', case when p_tipologia = 3 then (select jsonb_agg(jsonb_build_object('id', g.id, 'nome', g.nome) order by g.nome)
      from gruppo_utente u join gruppo g on g.studio_id = u.studio_id and g.id = u.gruppo_id
      where u.studio_id = p_studio and u.utente_id = p_utente) end,
    'visure', (select visure_abilitate from utente where id = p_utente),
    'senzaGruppo', case when p_tipologia = 3 then (select clienti_senza_gruppo from studio where id = p_studio) end,
    'predefiniti', (select jsonb_object_agg(codice, valore) from permesso_predefinito),
    'gestore', (select jsonb_object_agg(codice, valore) from permesso_gestore where gestore_id = p_gestore),
    'studio', (select jsonb_object_agg(codice, valore) from permesso_studio where studio_id = p_studio)) into esito;
  perform set_config('app.identita', prima, true);
  return esito;
end
$$;
revoke execute on function find_diritti(int, int, int, int) from public;
grant execute on function find_diritti(int, int, int, int) to quadra_app;
