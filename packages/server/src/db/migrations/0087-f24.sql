-- What a client owes and may use, born in a casella of a closed declaration or written by hand; the models that pay it; and
-- the movements between the two. Amounts in cents. A voce has four sides: what is left (importo less the other three), what a
-- model not yet paid holds, what was paid, what passed into the declaration of the year after. Each movement takes from one
-- side and gives to another: the sides never exceed the whole, so no euro is used twice.
create table conto_fiscale (
  studio_id int not null references studio (id),
  anagrafica_id uuid not null,
  anno int not null check (anno between 2019 and 2099),
  regime text not null default 'ordinario' check (regime in ('ordinario', 'ISA', 'forfetario')),
  differito boolean not null default false,
  rate int not null default 1 check (rate between 1 and 12),
  sede_inps text check (sede_inps ~ '^\d{3,4}$'),
  elaborato_il timestamptz,
  errore text check (char_length(errore) between 1 and 500),
  versione int not null default 1,
  primary key (studio_id, anagrafica_id, anno),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id)
);

create table voce_fiscale (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anagrafica_id uuid not null,
  -- The year in which a debt is due, or a credit begins to be of use.
  anno int not null check (anno between 2019 and 2099),
  verso text not null check (verso in ('debito', 'credito')),
  origine text not null check (origine in ('dichiarazione', 'a mano')),
  dichiarazione_id uuid,
  -- What tells it from the others of its declaration.
  chiave text,
  casella text,
  nome text not null check (char_length(nome) between 1 and 200),
  codice text check (char_length(codice) between 1 and 4),
  sezione text not null check (sezione in ('erario', 'inps', 'regioni', 'locali', 'inail', 'altri', 'elide')),
  anno_riferimento int not null,
  importo bigint not null check (importo >= 0),
  -- What the closed declaration says today; null while it is open, or for what is written by hand.
  dichiarato bigint check (dichiarato >= 0),
  data date not null,
  entro date,
  ente text,
  posizione text,
  sede text,
  rateazione text,
  mancano text[] not null default '{}',
  motivo text check (char_length(motivo) between 1 and 500),
  impegnato bigint not null default 0 check (impegnato >= 0),
  pagato bigint not null default 0 check (pagato >= 0),
  riportato bigint not null default 0 check (riportato >= 0),
  versione int not null default 1,
  creata_il timestamptz not null default now(),
  modificata_il timestamptz not null default now(),
  primary key (studio_id, id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id),
  constraint voce_fiscale_capiente check (importo >= impegnato + pagato + riportato),
  constraint voce_fiscale_nata check ((origine = 'dichiarazione') = (dichiarazione_id is not null)
    and (origine = 'dichiarazione') = (chiave is not null) and (origine = 'a mano') = (motivo is not null)),
  constraint voce_fiscale_unica unique (studio_id, dichiarazione_id, chiave)
);
create index voce_fiscale_cliente on voce_fiscale (studio_id, anagrafica_id, anno);

create table f24 (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anagrafica_id uuid not null,
  -- In the order they were made, in the studio and year.
  numero int not null check (numero > 0),
  anno int not null check (anno between 2019 and 2099),
  tipo text not null default 'ordinario' check (tipo in ('ordinario', 'semplificato', 'elide')),
  -- When the law wants it, and when it is meant to be paid.
  scadenza date not null,
  data date not null,
  iban text,
  canale text not null default 'agenzia' check (canale in ('agenzia', 'banca')),
  origine text not null default 'a mano' check (origine in ('proposto', 'a mano')),
  scopo text check (scopo in ('compensazione', 'rata', 'pagamento')),
  rata int check (rata > 0),
  rate int check (rate > 0),
  stato text not null default 'Da pagare' check (stato in ('Da pagare', 'Inviato', 'Pagato', 'Annullato')),
  stato_invio text not null default 'Non inviato'
    check (stato_invio in ('Non inviato', 'File creato', 'Inviato', 'Accolto', 'Scartato')),
  inviato_il date,
  protocollo text check (char_length(protocollo) between 1 and 40),
  scarto text check (char_length(scarto) between 1 and 500),
  pagato_il date,
  pagato bigint check (pagato >= 0),
  motivo_annullo text check (char_length(motivo_annullo) between 1 and 500),
  nota text check (char_length(nota) between 1 and 500),
  debito bigint not null default 0 check (debito >= 0),
  credito bigint not null default 0 check (credito >= 0),
  versione int not null default 1,
  creato_il timestamptz not null default now(),
  modificato_il timestamptz not null default now(),
  primary key (studio_id, id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id),
  constraint f24_numerato unique (studio_id, anno, numero),
  -- The balance is never below zero; zero is a model too.
  constraint f24_saldo check (credito <= debito),
  constraint f24_pagato check ((stato = 'Pagato') = (pagato_il is not null) and (pagato_il is null) = (pagato is null)
    and (pagato is null or pagato <= debito - credito)),
  constraint f24_annullato check ((stato = 'Annullato') = (motivo_annullo is not null)),
  constraint f24_inviato check (stato_invio not in ('Inviato', 'Accolto') or inviato_il is not null)
);
create index f24_cliente on f24 (studio_id, anagrafica_id, scadenza);
create index f24_scadenza on f24 (studio_id, scadenza, id);

create table f24_riga (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  f24_id uuid not null,
  posto int not null check (posto > 0),
  -- The voce it pays or uses, and how much of it: what is added for paying late or by instalments is over it.
  voce_id uuid,
  quota bigint check (quota > 0),
  sezione text not null check (sezione in ('erario', 'inps', 'regioni', 'locali', 'inail', 'altri', 'elide')),
  codice text not null check (char_length(codice) between 1 and 4),
  debito bigint not null default 0 check (debito >= 0),
  credito bigint not null default 0 check (credito >= 0),
  anno text,
  -- What else its section and code ask, as fisco names it.
  campi jsonb not null default '{}',
  -- What the conto fiscale proposed, where somebody wrote otherwise.
  calcolato bigint check (calcolato >= 0),
  -- Of a paid model: how much of this row, when not all.
  pagato bigint check (pagato >= 0),
  -- What it holds and what it paid of its voce: written by the trigger.
  impegno bigint not null default 0,
  saldato bigint not null default 0,
  primary key (studio_id, id),
  foreign key (studio_id, f24_id) references f24 (studio_id, id),
  foreign key (studio_id, voce_id) references voce_fiscale (studio_id, id),
  constraint f24_riga_posto unique (studio_id, f24_id, posto),
  constraint f24_riga_lato check ((debito > 0) <> (credito > 0)),
  constraint f24_riga_voce check ((voce_id is null) = (quota is null) and coalesce(quota, 0) <= debito + credito)
);
create index f24_riga_voce on f24_riga (studio_id, voce_id) where voce_id is not null;

create table f24_numero (
  studio_id int not null references studio (id),
  anno int not null,
  ultimo int not null check (ultimo > 0),
  primary key (studio_id, anno)
);

create table f24_file (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  f24_id uuid not null,
  nome text not null,
  contenuto bytea not null,
  sha256 bytea not null,
  versione int not null,
  utente_id int,
  creato_il timestamptz not null default now(),
  primary key (studio_id, id),
  foreign key (studio_id, f24_id) references f24 (studio_id, id)
);
create index f24_file_di on f24_file (studio_id, f24_id, creato_il);

create table movimento_fiscale (
  studio_id int not null,
  id bigint generated always as identity,
  voce_id uuid not null,
  f24_id uuid,
  da text not null check (da in ('resta', 'impegnato', 'pagato', 'riportato')),
  a text not null check (a in ('resta', 'impegnato', 'pagato', 'riportato')),
  importo bigint not null check (importo > 0),
  motivo text check (char_length(motivo) between 1 and 500),
  utente_id int,
  quando timestamptz not null default now(),
  primary key (studio_id, id),
  foreign key (studio_id, voce_id) references voce_fiscale (studio_id, id),
  constraint movimento_fiscale_lati check (da <> a)
);
create index movimento_fiscale_voce on movimento_fiscale (studio_id, voce_id, id);
create index movimento_fiscale_f24 on movimento_fiscale (studio_id, f24_id) where f24_id is not null;

-- Conti to be made again: a declaration was closed, opened again, taken away. Whoever makes them takes them from here.
create table attesa_fiscale (
  studio_id int not null references studio (id),
  anagrafica_id uuid not null,
  anno int not null,
  dal timestamptz not null default now(),
  prove int not null default 0,
  primary key (studio_id, anagrafica_id, anno)
);

do $$
declare tabella text;
begin
  foreach tabella in array array['conto_fiscale', 'voce_fiscale', 'f24'] loop
    execute format('create policy %1$s_propria on %1$s
      using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
        or exists (select from anagrafica a where a.studio_id = %1$s.studio_id and a.id = %1$s.anagrafica_id)))
      with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
        or exists (select from anagrafica a where a.studio_id = %1$s.studio_id and a.id = %1$s.anagrafica_id)))', tabella);
  end loop;
  foreach tabella in array array['f24_riga', 'f24_file'] loop
    execute format('create policy %1$s_propria on %1$s
      using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
        or exists (select from f24 x where x.studio_id = %1$s.studio_id and x.id = %1$s.f24_id)))
      with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
        or exists (select from f24 x where x.studio_id = %1$s.studio_id and x.id = %1$s.f24_id)))', tabella);
  end loop;
  foreach tabella in array array['conto_fiscale', 'voce_fiscale', 'f24', 'f24_riga', 'f24_file', 'f24_numero',
    'movimento_fiscale', 'attesa_fiscale'] loop
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
  end loop;
end
$$;
create policy f24_numero_proprio on f24_numero
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
create policy movimento_fiscale_proprio on movimento_fiscale
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from voce_fiscale v where v.studio_id = movimento_fiscale.studio_id and v.id = movimento_fiscale.voce_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from voce_fiscale v where v.studio_id = movimento_fiscale.studio_id and v.id = movimento_fiscale.voce_id)));
-- The worker looks for what waits in every studio, before it enters one.
create policy attesa_fiscale_propria on attesa_fiscale
  using ((select app_identita()) or (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from anagrafica a where a.studio_id = attesa_fiscale.studio_id and a.id = attesa_fiscale.anagrafica_id))))
  with check ((select app_identita()) or (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from anagrafica a where a.studio_id = attesa_fiscale.studio_id and a.id = attesa_fiscale.anagrafica_id))));

grant select, insert, update, delete on conto_fiscale, f24, f24_numero, attesa_fiscale to quadra_app;
grant select, insert, delete on voce_fiscale, f24_riga to quadra_app;
-- The sides of a voce are written by its movements alone; of a row, what it holds.
grant update (anagrafica_id, anno, nome, codice, sezione, anno_riferimento, importo, dichiarato, data, entro, ente, posizione,
  sede, rateazione, mancano, motivo, casella, versione, modificata_il) on voce_fiscale to quadra_app;
grant update (posto, voce_id, quota, sezione, codice, debito, credito, anno, campi, calcolato, pagato) on f24_riga to quadra_app;
grant select, insert on f24_file, movimento_fiscale to quadra_app;

create trigger movimento_fiscale_intero before truncate on movimento_fiscale execute function refuse_modifica();

-- Moves an amount between two sides of a voce: what the sides cannot hold is refused by the voce.
create function apply_movimento_fiscale() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update voce_fiscale set
    impegnato = impegnato + case when new.a = 'impegnato' then new.importo when new.da = 'impegnato' then -new.importo else 0 end,
    pagato = pagato + case when new.a = 'pagato' then new.importo when new.da = 'pagato' then -new.importo else 0 end,
    riportato = riportato + case when new.a = 'riportato' then new.importo when new.da = 'riportato' then -new.importo else 0 end
  where studio_id = new.studio_id and id = new.voce_id;
  return null;
end
$$;
create trigger movimento_fiscale_applicato after insert on movimento_fiscale
  for each row execute function apply_movimento_fiscale();

-- What a row holds of its voce and what it paid, by the state of its model.
create function compute_f24_riga() returns trigger language plpgsql as $$
declare suo f24;
declare voce voce_fiscale;
begin
  select * into suo from f24 where studio_id = new.studio_id and id = new.f24_id;
  new.impegno := case when suo.stato in ('Da pagare', 'Inviato') then coalesce(new.quota, 0) else 0 end;
  new.saldato := case when suo.stato = 'Pagato' then least(coalesce(new.quota, 0), coalesce(new.pagato, new.quota, 0)) else 0 end;
  if new.voce_id is not null and (tg_op = 'INSERT' or new.voce_id is distinct from old.voce_id) then
    select * into voce from voce_fiscale where studio_id = new.studio_id and id = new.voce_id;
    if voce.anagrafica_id is distinct from suo.anagrafica_id or (voce.verso = 'debito') <> (new.debito > 0) then
      raise exception 'La voce non è di questo modello' using errcode = '23514', constraint = 'f24_riga_voce_sua';
    end if;
  end if;
  return new;
end
$$;
create trigger f24_riga_effetto before insert or update on f24_riga for each row execute function compute_f24_riga();

create function move_voce_fiscale(p_studio int, p_voce uuid, p_f24 uuid, p_impegno bigint, p_saldato bigint)
returns void language plpgsql as $$
declare i bigint := p_impegno;
declare s bigint := p_saldato;
declare n bigint;
begin
  n := least(greatest(s, 0), greatest(-i, 0));
  if n > 0 then
    insert into movimento_fiscale (studio_id, voce_id, f24_id, da, a, importo) values (p_studio, p_voce, p_f24, 'impegnato', 'pagato', n);
    s := s - n; i := i + n;
  end if;
  n := least(greatest(-s, 0), greatest(i, 0));
  if n > 0 then
    insert into movimento_fiscale (studio_id, voce_id, f24_id, da, a, importo) values (p_studio, p_voce, p_f24, 'pagato', 'impegnato', n);
    s := s + n; i := i - n;
  end if;
  if i <> 0 then
    insert into movimento_fiscale (studio_id, voce_id, f24_id, da, a, importo) values (p_studio, p_voce, p_f24,
      case when i > 0 then 'resta' else 'impegnato' end, case when i > 0 then 'impegnato' else 'resta' end, abs(i));
  end if;
  if s <> 0 then
    insert into movimento_fiscale (studio_id, voce_id, f24_id, da, a, importo) values (p_studio, p_voce, p_f24,
      case when s > 0 then 'resta' else 'pagato' end, case when s > 0 then 'pagato' else 'resta' end, abs(s));
  end if;
end
$$;
create function move_f24_riga() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.voce_id is not null and (tg_op = 'DELETE' or new.voce_id is distinct from old.voce_id) then
    perform move_voce_fiscale(old.studio_id, old.voce_id, old.f24_id, -old.impegno, -old.saldato);
  end if;
  if tg_op = 'UPDATE' and new.voce_id is not null and new.voce_id = old.voce_id then
    perform move_voce_fiscale(new.studio_id, new.voce_id, new.f24_id, new.impegno - old.impegno, new.saldato - old.saldato);
  elsif tg_op <> 'DELETE' and new.voce_id is not null then
    perform move_voce_fiscale(new.studio_id, new.voce_id, new.f24_id, new.impegno, new.saldato);
  end if;
  return null;
end
$$;
create trigger f24_riga_mossa after insert or update or delete on f24_riga for each row execute function move_f24_riga();

-- The state of a model changed: its voci are taken in one order, whoever takes them, and its rows counted again.
create function move_f24() returns trigger language plpgsql as $$
begin
  perform from voce_fiscale v where v.studio_id = new.studio_id
    and v.id in (select r.voce_id from f24_riga r where r.studio_id = new.studio_id and r.f24_id = new.id) order by v.id for update;
  update f24_riga set posto = posto where studio_id = new.studio_id and f24_id = new.id and voce_id is not null;
  return null;
end
$$;
create trigger f24_mosso after update of stato on f24 for each row when (old.stato is distinct from new.stato)
  execute function move_f24();

-- What the model says of its rows is what its rows say, when the transaction ends.
create function check_f24_totali() returns trigger language plpgsql as $$
declare quale uuid := case when tg_table_name = 'f24' then (to_jsonb(new) ->> 'id')::uuid
  else (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'f24_id')::uuid end;
declare dove int := (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'studio_id')::int;
begin
  if exists (select from f24 x where x.studio_id = dove and x.id = quale and (
    x.debito <> (select coalesce(sum(r.debito), 0) from f24_riga r where r.studio_id = dove and r.f24_id = quale)
    or x.credito <> (select coalesce(sum(r.credito), 0) from f24_riga r where r.studio_id = dove and r.f24_id = quale))) then
    raise exception 'I totali del modello non sono quelli delle righe' using errcode = '23514', constraint = 'f24_totali';
  end if;
  return null;
end
$$;
create constraint trigger f24_totali after insert or update of debito, credito on f24
  deferrable initially deferred for each row execute function check_f24_totali();
create constraint trigger f24_riga_totali after insert or delete or update of debito, credito on f24_riga
  deferrable initially deferred for each row execute function check_f24_totali();

-- A declaration that closes, opens again, changes hands or goes away: its conto is to be made again.
create function await_conto_fiscale() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.stato = old.stato and new.anagrafica_id = old.anagrafica_id then return null; end if;
  if tg_op = 'INSERT' and new.stato = 'Aperta' then return null; end if;
  if tg_op <> 'INSERT' then
    insert into attesa_fiscale (studio_id, anagrafica_id, anno) values (old.studio_id, old.anagrafica_id, old.anno)
    on conflict (studio_id, anagrafica_id, anno) do update set dal = now(), prove = 0;
  end if;
  if tg_op <> 'DELETE' then
    insert into attesa_fiscale (studio_id, anagrafica_id, anno) values (new.studio_id, new.anagrafica_id, new.anno)
    on conflict (studio_id, anagrafica_id, anno) do update set dal = now(), prove = 0;
  end if;
  return null;
end
$$;
create trigger dichiarazione_attesa after insert or update or delete on dichiarazione
  for each row execute function await_conto_fiscale();

-- What must no longer be kept of a client: the models due before a day, and the voci that no kept model uses. Those of a client
-- who goes altogether have no model left.
create function erase_versamenti(p_studio int, p_anagrafica uuid, p_prima date) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not p_studio = any (app_studi()) then
    raise exception 'Studio fuori portata' using errcode = '42501';
  end if;
  delete from f24_file x using f24 where x.studio_id = p_studio and f24.studio_id = p_studio and x.f24_id = f24.id
    and f24.anagrafica_id = p_anagrafica and f24.scadenza < p_prima;
  delete from f24_riga x using f24 where x.studio_id = p_studio and f24.studio_id = p_studio and x.f24_id = f24.id
    and f24.anagrafica_id = p_anagrafica and f24.scadenza < p_prima;
  delete from f24 where studio_id = p_studio and anagrafica_id = p_anagrafica and scadenza < p_prima;
  delete from movimento_fiscale m using voce_fiscale v where m.studio_id = p_studio and v.studio_id = p_studio
    and m.voce_id = v.id and v.anagrafica_id = p_anagrafica and v.data < p_prima
    and not exists (select from f24_riga r where r.studio_id = p_studio and r.voce_id = v.id);
  delete from voce_fiscale v where v.studio_id = p_studio and v.anagrafica_id = p_anagrafica and v.data < p_prima
    and not exists (select from f24_riga r where r.studio_id = p_studio and r.voce_id = v.id);
  if not exists (select from f24 where studio_id = p_studio and anagrafica_id = p_anagrafica)
    and not exists (select from voce_fiscale where studio_id = p_studio and anagrafica_id = p_anagrafica) then
    delete from conto_fiscale where studio_id = p_studio and anagrafica_id = p_anagrafica;
  end if;
  delete from attesa_fiscale where studio_id = p_studio and anagrafica_id = p_anagrafica;
end
$$;
revoke execute on function erase_versamenti(int, uuid, date) from public;
grant execute on function erase_versamenti(int, uuid, date) to quadra_app;
