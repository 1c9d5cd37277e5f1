-- Long work, as the user sees it. studio_id 0: of who works outside every studio. The queue that hands it out has a schema
-- of its own and knows only these two keys.
create table lavoro (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  utente_id int not null references utente (id) on delete cascade,
  -- Who asked in place of the user, when it was somebody else.
  sostituzione jsonb,
  nome text not null,
  titolo text not null,
  -- One at a time with the same key.
  chiave text not null,
  parametri jsonb not null,
  stato text not null default 'in coda'
    check (stato in ('in coda', 'in corso', 'riuscito', 'riuscito con errori', 'non riuscito', 'annullato')),
  totale int check (totale >= 0),
  fatte int not null default 0,
  riuscite int not null default 0,
  scartate int not null default 0,
  con_resoconto boolean not null default false,
  -- Rises each time a worker takes the job: who holds an older number can write nothing any more.
  tentativo int not null default 0,
  -- Falls in a row without a row done; the fifth is the last.
  cadute int not null default 0,
  annullo_chiesto boolean not null default false,
  affidato_fino timestamptz,
  errore text,
  file_nome text,
  file_tipo text,
  file_byte bigint,
  creato_il timestamptz not null default now(),
  iniziato_il timestamptz,
  finito_il timestamptz,
  scade_il timestamptz,
  primary key (studio_id, id),
  check ((stato = 'in corso') = (affidato_fino is not null)),
  check ((stato in ('in coda', 'in corso')) = (finito_il is null))
);
create unique index lavoro_unico on lavoro (studio_id, chiave) where stato in ('in coda', 'in corso');
create index lavoro_recenti on lavoro (studio_id, utente_id, creato_il desc);

-- The rows of a job. The primary key is the key of the effect: a row is settled in the transaction that does it, once.
create table lavoro_riga (
  studio_id int not null,
  lavoro_id uuid not null,
  numero int not null,
  chiave text not null,
  descrizione text not null,
  esito text not null default 'da fare' check (esito in ('da fare', 'riuscita', 'scartata')),
  messaggio text,
  primary key (studio_id, lavoro_id, numero),
  foreign key (studio_id, lavoro_id) references lavoro (studio_id, id) on delete cascade
);

-- Pieces of files: what each row leaves behind, and the file that is downloaded.
create table lavoro_parte (
  studio_id int not null,
  lavoro_id uuid not null,
  sezione text not null check (sezione in ('riga', 'file')),
  numero int not null,
  nome text not null default '',
  dati bytea not null,
  primary key (studio_id, lavoro_id, sezione, numero),
  foreign key (studio_id, lavoro_id) references lavoro (studio_id, id) on delete cascade
);
-- Already compressed, or read once.
alter table lavoro_parte alter column dati set storage external;

-- What the pages of a user are told, in the order it was committed.
create table evento (
  studio_id int not null,
  utente_id int not null references utente (id) on delete cascade,
  id bigint generated always as identity,
  tipo text not null,
  dati jsonb not null,
  creato_il timestamptz not null default now(),
  primary key (studio_id, utente_id, id)
);

alter table lavoro enable row level security;
alter table lavoro force row level security;
create policy lavoro_proprio on lavoro
  using (studio_id = any ((select app_studi())::int[]))
  with check (studio_id = any ((select app_studi())::int[]));
alter table lavoro_riga enable row level security;
alter table lavoro_riga force row level security;
create policy lavoro_riga_propria on lavoro_riga
  using (studio_id = any ((select app_studi())::int[]))
  with check (studio_id = any ((select app_studi())::int[]));
alter table lavoro_parte enable row level security;
alter table lavoro_parte force row level security;
create policy lavoro_parte_propria on lavoro_parte
  using (studio_id = any ((select app_studi())::int[]))
  with check (studio_id = any ((select app_studi())::int[]));
alter table evento enable row level security;
alter table evento force row level security;
create policy evento_proprio on evento
  using (studio_id = any ((select app_studi())::int[]))
  with check (studio_id = any ((select app_studi())::int[]));

grant select, insert, update, delete on lavoro, lavoro_riga to quadra_app;
grant select, insert, delete on lavoro_parte, evento to quadra_app;

-- A session that ends wakes the streams it holds open: they look again and close.
create function notify_sessione() returns trigger language plpgsql as $$
begin
  perform pg_notify('quadra_eventi', new.utente_id::text);
  return null;
end
$$;
create trigger sessione_finita after update of terminata_il on sessione for each row
  when (new.terminata_il is not null) execute function notify_sessione();
