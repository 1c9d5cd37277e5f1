-- The invoices of who sells credits: the vendor (no gestore) or a gestore. Money is in cents, rates in hundredths of a point.

-- Who the seller is for the law, how it numbers and where its invoices leave from. Without an active row nothing is sold.
create table fatturazione (
  id int primary key generated always as identity,
  gestore_id int unique nulls not distinct references gestore (id) on delete cascade,
  attiva boolean not null default false,
  denominazione text not null check (char_length(denominazione) between 1 and 80),
  partita_iva text not null check (partita_iva ~ '^[0-9]{11}$'),
  codice_fiscale text check (codice_fiscale ~ '^[A-Z0-9]{11,16}$'),
  regime text not null default 'RF01' check (regime ~ '^RF[0-9]{2}$'),
  via text not null check (char_length(via) between 1 and 60),
  cap text not null check (cap ~ '^[0-9]{5}$'),
  comune text not null check (char_length(comune) between 1 and 60),
  provincia text not null check (provincia ~ '^[A-Z]{2}$'),
  email text check (char_length(email) between 7 and 256),
  telefono text check (char_length(telefono) between 5 and 12),
  rea_ufficio text check (rea_ufficio ~ '^[A-Z]{2}$'),
  rea_numero text check (char_length(rea_numero) between 1 and 20),
  rea_capitale int check (rea_capitale >= 0),
  rea_socio_unico boolean,
  rea_liquidazione boolean not null default false,
  iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  sezionale text not null default '' check (sezionale ~ '^([A-Z0-9]{2})?$'),
  sezionale_note text not null default 'NC' check (sezionale_note ~ '^([A-Z0-9]{2})?$'),
  cifre text not null default '2 cifre' check (cifre in ('No', '2 cifre', '4 cifre')),
  bollo_addebitato boolean not null default true,
  ritenuta_tipo text check (ritenuta_tipo ~ '^RT0[1-6]$'),
  ritenuta_aliquota int check (ritenuta_aliquota between 1 and 10000),
  ritenuta_causale text check (char_length(ritenuta_causale) between 1 and 2),
  -- Of the files handed to the exchange: the next one has the next number.
  ultimo_invio int not null default 0,
  versione int not null default 1,
  modificato_il timestamptz not null default now(),
  check ((rea_ufficio is null) = (rea_numero is null)),
  check ((ritenuta_tipo is null) = (ritenuta_aliquota is null) and (ritenuta_tipo is null) = (ritenuta_causale is null)),
  -- Invoices and credit notes are told apart by their sezionale, or they would share the numbers.
  check (sezionale <> sezionale_note)
);
grant select, insert, update on fatturazione to quadra_app;

-- The last number of each seller, year and sezionale: who takes one waits for who is taking one, and gives it back when his
-- transaction fails.
create table fattura_numerazione (
  gestore_id int references gestore (id),
  anno int not null check (anno between 2019 and 2099),
  sezionale text not null check (sezionale ~ '^([A-Z0-9]{2})?$'),
  ultimo int not null check (ultimo > 0),
  constraint fattura_numerazione_una unique nulls not distinct (gestore_id, anno, sezionale)
);
grant select, insert, update on fattura_numerazione to quadra_app;

create table fattura (
  id uuid primary key default gen_random_uuid(),
  gestore_id int references gestore (id),
  -- Null: to somebody who is no studio of the portal.
  cliente_studio_id int references studio (id),
  tipo_documento text not null check (tipo_documento ~ '^TD[0-9]{2}$'),
  anno int not null check (anno between 2019 and 2099),
  sezionale text not null check (sezionale ~ '^([A-Z0-9]{2})?$'),
  progressivo int not null check (progressivo > 0),
  numero text not null check (char_length(numero) between 1 and 20 and numero ~ '[0-9]'),
  data date not null check (extract(year from data) = anno),
  stato text not null default 'Originale' check (stato in ('Originale', 'Modificata da portale', 'Modificata manualmente')),
  invio text check (invio in ('Inviata SDI', 'Errore invio')),
  stato_sdi text not null default 'Da inviare' check (stato_sdi in ('Da inviare', 'Errore invio', 'Inviata', 'Consegnata',
    'Non recapitata', 'Scartata', 'Accettata', 'Rifiutata', 'Termini decorsi', 'Non recapitabile')),
  -- As they were when it was issued.
  cedente jsonb not null,
  cliente jsonb not null,
  righe jsonb not null,
  imponibile int not null,
  iva int not null,
  totale int not null check (totale = imponibile + iva),
  bollo int not null default 0 check (bollo >= 0),
  ritenuta int not null default 0 check (ritenuta >= 0),
  esigibilita text not null default 'I' check (esigibilita in ('I', 'D', 'S')),
  codice_sdi text not null check (codice_sdi ~ '^[A-Z0-9]{6,7}$'),
  pec text check (char_length(pec) between 7 and 256),
  causale text not null default '' check (char_length(causale) <= 200),
  modalita_pagamento text check (modalita_pagamento ~ '^MP[0-9]{2}$'),
  scadenza date,
  incassata_il date,
  -- The invoice that a credit note takes back.
  collegata_id uuid references fattura (id),
  -- What must be invoiced once has a name here.
  effetto text check (char_length(effetto) between 1 and 100),
  xml_manuale text check (octet_length(xml_manuale) <= 1048576),
  simulata boolean not null default false,
  -- Last day on which a refused one may leave again with its number and date.
  rinvio_entro date,
  versione int not null default 1,
  creata_il timestamptz not null default now(),
  modificata_il timestamptz not null default now(),
  constraint fattura_progressivo unique nulls not distinct (gestore_id, anno, sezionale, progressivo),
  constraint fattura_numero unique nulls not distinct (gestore_id, anno, numero),
  constraint fattura_effetto unique (effetto)
);
create index fattura_recenti on fattura (gestore_id, data desc, progressivo desc);
create index fattura_cliente on fattura (cliente_studio_id, data desc);
create index fattura_incassi on fattura (gestore_id, incassata_il) where incassata_il is not null;
create index fattura_in_attesa on fattura (id) where stato_sdi = 'Inviata';

-- Each file that was handed over, as it was, and what the exchange said of it.
create table fattura_invio (
  id uuid primary key default gen_random_uuid(),
  fattura_id uuid not null references fattura (id),
  nome_file text not null unique check (char_length(nome_file) between 5 and 50),
  progressivo text not null check (char_length(progressivo) between 1 and 10),
  contenuto text not null check (octet_length(contenuto) <= 1048576),
  sha256 text not null check (char_length(sha256) = 64),
  identificativo_sdi text check (char_length(identificativo_sdi) <= 36),
  errore text check (char_length(errore) <= 500),
  simulato boolean not null default false,
  inviato_il timestamptz not null default now()
);
create index fattura_invio_di on fattura_invio (fattura_id, inviato_il);
create table fattura_notifica (
  id uuid primary key default gen_random_uuid(),
  fattura_id uuid not null references fattura (id),
  invio_id uuid not null references fattura_invio (id),
  tipo text not null check (tipo in ('RC', 'NS', 'MC', 'NE', 'DT', 'AT')),
  nome_file text not null check (char_length(nome_file) <= 60),
  contenuto text not null check (octet_length(contenuto) <= 1048576),
  -- The reasons of a refusal: code and words of the exchange.
  errori jsonb not null default '[]',
  ricevuta_il timestamptz not null,
  constraint fattura_notifica_una unique (invio_id, nome_file)
);
create index fattura_notifica_di on fattura_notifica (fattura_id, ricevuta_il);

-- Of the seller that the transaction speaks for, or of the studi it sees.
create function app_venditore() returns text language sql stable as $$
  select coalesce(current_setting('app.venditore', true), '')
$$;
alter table fattura enable row level security;
alter table fattura force row level security;
create policy fattura_propria on fattura
  using (cliente_studio_id = any ((select app_studi())::int[]) or coalesce(gestore_id, 0)::text = (select app_venditore()))
  with check (cliente_studio_id = any ((select app_studi())::int[]) or coalesce(gestore_id, 0)::text = (select app_venditore()));
do $$
declare tabella text;
begin
  foreach tabella in array array['fattura_invio', 'fattura_notifica'] loop
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (exists (select from fattura f where f.id = fattura_id))
      with check (exists (select from fattura f where f.id = fattura_id))', tabella || '_propria', tabella);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_modifica()',
      tabella || '_intera', tabella);
  end loop;
end
$$;
grant select, insert on fattura to quadra_app;
grant update (numero, data, stato, invio, stato_sdi, cedente, cliente, righe, imponibile, iva, totale, bollo, ritenuta,
  esigibilita, codice_sdi, pec, causale, modalita_pagamento, scadenza, incassata_il, xml_manuale, simulata, rinvio_entro, versione,
  modificata_il) on fattura to quadra_app;
grant select, insert on fattura_invio, fattura_notifica to quadra_app;
grant update (identificativo_sdi, errore) on fattura_invio to quadra_app;

-- What left, and was not refused, stays as it is, whoever asks; its number and its place never change hands.
create function hold_fattura() returns trigger language plpgsql as $$
begin
  if old.stato_sdi not in ('Da inviare', 'Errore invio', 'Scartata') and
    (to_jsonb(new) - array['stato_sdi', 'invio', 'incassata_il', 'rinvio_entro', 'versione', 'modificata_il'])
      <> (to_jsonb(old) - array['stato_sdi', 'invio', 'incassata_il', 'rinvio_entro', 'versione', 'modificata_il']) then
    raise exception 'Una fattura inviata non si cambia' using errcode = '23514', constraint = 'fattura_fissa';
  end if;
  return new;
end
$$;
create trigger fattura_fissa before update on fattura for each row execute function hold_fattura();
