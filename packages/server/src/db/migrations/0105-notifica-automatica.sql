-- What the house tells a studio by itself: what each studio chose, and what was told, each fact once.
create table notifica_automatica (
  studio_id int not null references studio (id) on delete cascade,
  evento text not null check (evento in
    ('soglia-crediti', 'scadenza-pacchetto', 'scadenza-dichiarazioni', 'esito-telematico', 'firma')),
  anticipo int check (anticipo between 0 and 90),
  canali text[] not null check (cardinality(canali) > 0 and canali <@ array['portale', 'e-mail']),
  testo text check (char_length(testo) between 1 and 1000),
  attiva boolean not null,
  primary key (studio_id, evento)
);
-- The hours of Rome in which a studio is told nothing.
create table silenzio_notifica (
  studio_id int not null primary key references studio (id) on delete cascade,
  dalle smallint check (dalle between 0 and 23),
  alle smallint check (alle between 0 and 23),
  versione int not null default 1,
  check ((dalle is null) = (alle is null) and dalle is distinct from alle or dalle is null)
);
-- Its number is one with those of the notifications, among which it is read. The name of the client is not in its words.
create table avviso (
  studio_id int not null references studio (id) on delete cascade,
  id int not null default nextval('notifica_id_seq'),
  evento text not null,
  chiave text not null check (char_length(chiave) between 1 and 200),
  anagrafica_id uuid,
  oggetto text not null check (char_length(oggetto) between 1 and 200),
  testo text not null check (char_length(testo) between 1 and 5000),
  percorso text not null,
  ruoli int[] not null default '{}',
  canali text[] not null,
  creato_il timestamptz not null default now(),
  primary key (studio_id, id),
  constraint avviso_una_volta unique (studio_id, evento, chiave),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade
);
create index avviso_recenti on avviso (studio_id, creato_il desc, id);
create index avviso_anagrafica on avviso (studio_id, anagrafica_id);
create table avviso_letto (
  studio_id int not null,
  utente_id int not null references utente (id) on delete cascade,
  avviso_id int not null,
  letto_il timestamptz not null default now(),
  primary key (studio_id, utente_id, avviso_id),
  foreign key (studio_id, avviso_id) references avviso (studio_id, id) on delete cascade
);
create index avviso_letto_di on avviso_letto (studio_id, avviso_id);
do $$
declare tabella text; regola text;
begin
  foreach tabella in array array['notifica_automatica', 'silenzio_notifica', 'avviso', 'avviso_letto'] loop
    regola := 'studio_id = any ((select app_studi())::int[])' || case tabella
      when 'avviso' then ' and ((select app_gruppi()) is null or anagrafica_id is null
        or exists (select from anagrafica a where a.studio_id = avviso.studio_id and a.id = avviso.anagrafica_id))'
      when 'avviso_letto' then ' and ((select app_gruppi()) is null
        or exists (select from avviso a where a.studio_id = avviso_letto.studio_id and a.id = avviso_letto.avviso_id))'
      else '' end;
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (%s) with check (%s)', tabella || '_propria', tabella, regola, regola);
  end loop;
end
$$;
grant select, insert, update, delete on notifica_automatica, silenzio_notifica to quadra_app;
grant select, insert, update on avviso to quadra_app;
grant select, insert on avviso_letto to quadra_app;
grant usage on sequence notifica_id_seq to quadra_app;
