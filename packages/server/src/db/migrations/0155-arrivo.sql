-- What a studio brings from another program: files as they come, then a job that takes one declaration, client or document of
-- them at a time. `contenuto` goes when it is taken; of what is left out it stays, to be tried again, until the arrival goes.
create table arrivo (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  utente_id int not null references utente (id) on delete cascade,
  -- How many there are, and their bytes.
  voci int not null default 0,
  byte bigint not null default 0,
  creato_il timestamptz not null default now(),
  -- When the job that takes it was asked for: nothing is added any more.
  chiesto_il timestamptz,
  primary key (studio_id, id)
);
create index arrivo_di on arrivo (studio_id, utente_id, creato_il);
create table arrivo_voce (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  arrivo_id uuid not null,
  numero int not null,
  -- The name of the file.
  nome text not null,
  genere text not null check (genere in ('dichiarazione', 'cliente', 'documento', 'file')),
  -- The code of the supply; empty where it is none.
  fornitura text not null default '',
  codice_fiscale text not null default '',
  -- The line of the file where it begins.
  riga int not null default 1,
  contenuto bytea,
  -- What can be read in a document.
  testo text,
  esito text not null default 'Da portare' check (esito in ('Da portare', 'Letto', 'Documento', 'Non letto')),
  -- What became of it, and what of it was not taken.
  fatto jsonb not null default '{}',
  primary key (studio_id, id),
  foreign key (studio_id, arrivo_id) references arrivo (studio_id, id) on delete cascade
);
create unique index arrivo_voce_numero on arrivo_voce (studio_id, arrivo_id, numero);
do $$
declare t text;
begin
  foreach t in array array['arrivo', 'arrivo_voce'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (studio_id = any ((select app_studi())::int[]))
      with check (studio_id = any ((select app_studi())::int[]))', t || '_propria', t);
    execute format('grant select, insert, update, delete on %I to quadra_app', t);
  end loop;
end $$;
