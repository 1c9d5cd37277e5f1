-- What is sold, and the ledger of what was bought and used. Money is in cents, credits are whole: no decimals anywhere.

-- A package of credits: of the vendor (gestore_id null) or of a gestore for its studi.
create table pacchetto (
  id uuid primary key default gen_random_uuid(),
  gestore_id int references gestore (id),
  nome text not null check (char_length(nome) between 1 and 80),
  crediti int not null check (crediti between 1 and 1000000),
  costo_unitario int not null check (costo_unitario >= 0),
  prezzo int not null check (prezzo >= 0),
  -- Null: its credits never expire.
  scadenza_mesi int check (scadenza_mesi between 1 and 120),
  pubblico boolean not null default false,
  attivo boolean not null default true,
  versione int not null default 1,
  modificato_il timestamptz not null default now()
);
-- What a gestore does with a package of the vendor: until it says so, its studi are not offered it.
create table pacchetto_gestore (
  gestore_id int not null references gestore (id) on delete cascade,
  pacchetto_id uuid not null references pacchetto (id) on delete cascade,
  attivo boolean not null default false,
  pubblico boolean not null default false,
  primary key (gestore_id, pacchetto_id)
);
grant select, insert, update, delete on pacchetto, pacchetto_gestore to quadra_app;

-- What a use costs: groups of prices in a period, of the vendor or of a gestore.
create table gruppo_listino (
  id uuid primary key default gen_random_uuid(),
  gestore_id int references gestore (id),
  nome text not null check (char_length(nome) between 1 and 80),
  valido_da date not null,
  valido_a date,
  versione int not null default 1,
  check (valido_a is null or valido_a >= valido_da)
);
create table voce_listino (
  gruppo_id uuid not null references gruppo_listino (id) on delete cascade,
  tipo text not null,
  -- Null: every year.
  anno int check (anno between 2019 and 2099),
  crediti int not null check (crediti between 0 and 10000),
  prezzo_unitario int not null check (prezzo_unitario >= 0),
  unique nulls not distinct (gruppo_id, tipo, anno)
);
grant select, insert, update, delete on gruppo_listino, voce_listino to quadra_app;

-- The credits of a studio: what it has, and how many of them are promised to something still going on.
create table conto (
  studio_id int primary key references studio (id),
  saldo int not null default 0 check (saldo >= 0),
  prenotati int not null default 0,
  -- Told that they are few, and not recharged since.
  sotto_soglia boolean not null default false,
  check (prenotati between 0 and saldo)
);

create table movimento (
  studio_id int not null references conto (studio_id),
  id uuid not null default gen_random_uuid(),
  numero bigint not null generated always as identity,
  tipo text not null,
  data timestamptz not null default now(),
  -- What came in is above zero, what went out below; zero only for a use under a flat contract.
  quantita int not null,
  saldo_dopo int not null check (saldo_dopo >= 0),
  causale text not null check (char_length(causale) between 1 and 200),
  descrizione text not null default '' check (char_length(descrizione) <= 500),
  pacchetto_id uuid references pacchetto (id),
  prezzo int check (prezzo >= 0),
  riferimento_tipo text check (char_length(riferimento_tipo) <= 40),
  riferimento_id text check (char_length(riferimento_id) <= 100),
  -- What must happen once has a name here.
  effetto text,
  autore_id int,
  autore text not null default '',
  primary key (studio_id, id),
  unique (studio_id, effetto),
  check (case
    when tipo in ('Acquisto manuale', 'Acquisto bonifico', 'Acquisto PayPal', 'Acquisto carta', 'Acquisto dashboard',
      'Acquisto SEPA', 'Acquisto automatico carta', 'Spostamento in entrata') then quantita > 0
    when tipo in ('Nota di credito', 'Vendita', 'Consumo manuale', 'Scadenza', 'Spostamento in uscita') then quantita < 0
    when tipo = 'Consumo' then quantita <= 0
    else false end)
);
create index movimento_recenti on movimento (studio_id, data desc, numero desc);

-- The two sides of a movement: their sum is always zero.
create table voce (
  studio_id int not null,
  movimento_id uuid not null,
  conto text not null check (conto in ('crediti', 'acquisti', 'consumi', 'scadenze', 'spostamenti')),
  quantita int not null,
  primary key (studio_id, movimento_id, conto),
  foreign key (studio_id, movimento_id) references movimento (studio_id, id)
);

-- What is left of each purchase, and until when.
create table acquisto (
  studio_id int not null references conto (studio_id),
  id uuid not null default gen_random_uuid(),
  movimento_id uuid not null,
  pacchetto_id uuid references pacchetto (id),
  comprato_il timestamptz not null,
  scade_il date,
  quantita int not null check (quantita > 0),
  residuo int not null,
  -- When it was told that it is about to expire.
  avvisato_il timestamptz,
  primary key (studio_id, id),
  foreign key (studio_id, movimento_id) references movimento (studio_id, id),
  check (residuo between 0 and quantita)
);
create index acquisto_residui on acquisto (studio_id, comprato_il, id) where residuo > 0;
create index acquisto_scadenze on acquisto (studio_id, scade_il) where residuo > 0;

-- From which purchase the credits of a movement were taken; without one under a flat contract.
create table consumo_pacchetto (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  movimento_id uuid not null,
  acquisto_id uuid,
  quantita int not null check (quantita >= 0),
  primary key (studio_id, id),
  foreign key (studio_id, movimento_id) references movimento (studio_id, id),
  foreign key (studio_id, acquisto_id) references acquisto (studio_id, id),
  check ((acquisto_id is null) = (quantita = 0))
);
create index consumo_pacchetto_acquisto on consumo_pacchetto (studio_id, acquisto_id);

-- Credits promised to something that is going on: used when it succeeds, free again when it does not or takes too long.
create table prenotazione (
  studio_id int not null references conto (studio_id),
  id uuid not null default gen_random_uuid(),
  quantita int not null check (quantita > 0),
  stato text not null default 'aperta' check (stato in ('aperta', 'definita', 'annullata', 'scaduta')),
  causale text not null check (char_length(causale) between 1 and 200),
  creata_il timestamptz not null,
  scade_il timestamptz not null,
  movimento_id uuid,
  primary key (studio_id, id),
  foreign key (studio_id, movimento_id) references movimento (studio_id, id),
  check ((stato = 'definita') = (movimento_id is not null))
);
create index prenotazione_aperte on prenotazione (studio_id, scade_il) where stato = 'aperta';

-- Each time the credits of a studio fell below its threshold, with the mail that said so.
create table log_soglia (
  studio_id int not null references conto (studio_id),
  id uuid not null default gen_random_uuid(),
  soglia int not null,
  saldo int not null,
  data timestamptz not null default now(),
  email_id uuid,
  primary key (studio_id, id)
);
create index log_soglia_recenti on log_soglia (studio_id, data desc);

-- A request about credits, by the key of who makes it: asked again, it gets the answer of the first time.
create table idempotenza (
  studio_id int not null references studio (id) on delete cascade,
  chiave text not null,
  impronta bytea not null,
  corpo text not null,
  scade_il timestamptz not null,
  primary key (studio_id, chiave)
);
create index idempotenza_scadenza on idempotenza (studio_id, scade_il);

do $$
declare tabella text;
begin
  foreach tabella in array array['conto', 'movimento', 'voce', 'acquisto', 'consumo_pacchetto', 'prenotazione',
    'log_soglia', 'idempotenza'] loop
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (studio_id = any ((select app_studi())::int[]))
      with check (studio_id = any ((select app_studi())::int[]))', tabella || '_proprio', tabella);
  end loop;
  foreach tabella in array array['movimento', 'voce', 'consumo_pacchetto', 'log_soglia'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_modifica()',
      tabella || '_fermo', tabella);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_modifica()',
      tabella || '_intero', tabella);
  end loop;
end
$$;
grant select, insert (studio_id), update (saldo, prenotati, sotto_soglia) on conto to quadra_app;
grant select, insert on movimento, voce, consumo_pacchetto, log_soglia to quadra_app;
grant select, insert, update (residuo, avvisato_il) on acquisto to quadra_app;
grant select, insert, update (stato, movimento_id) on prenotazione to quadra_app;
grant select, insert, delete on idempotenza to quadra_app;

-- A movement has at least two sides, they cancel out, and the one of the credits is its quantity: looked at when all is written.
create function check_voci() returns trigger language plpgsql as $$
declare
  movimento uuid;
  lati record;
begin
  if tg_table_name = 'voce' then movimento := new.movimento_id; else movimento := new.id; end if;
  select count(*) as quante, coalesce(sum(v.quantita), 1) as somma,
    bool_or(v.conto = 'crediti' and v.quantita = m.quantita) as giusta
  into lati
  from public.voce v join public.movimento m on m.studio_id = v.studio_id and m.id = v.movimento_id
  where v.studio_id = new.studio_id and v.movimento_id = movimento;
  if lati.quante < 2 or lati.somma <> 0 or lati.giusta is not true then
    raise exception 'Il movimento % non è in pari', movimento using errcode = '23514';
  end if;
  return null;
end
$$;
create constraint trigger movimento_in_pari after insert on movimento deferrable initially deferred
  for each row execute function check_voci();
create constraint trigger voce_in_pari after insert on voce deferrable initially deferred
  for each row execute function check_voci();
