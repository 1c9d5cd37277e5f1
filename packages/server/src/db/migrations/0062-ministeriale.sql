-- The official PDF of a type of declaration and year, to be filled by the names of its fields: everybody prints on it, the
-- vendor writes which casella goes where. There is nothing of a studio in it.
create table pdf_ministeriale (
  id uuid primary key default gen_random_uuid(),
  tipo text not null check (length(tipo) between 1 and 60),
  anno int not null check (anno between 2019 and 2100),
  -- The page of the form that the file begins at: it gives the order of the files of one form.
  pagina int not null check (pagina between 1 and 999),
  nome text not null,
  contenuto bytea not null,
  sha256 bytea not null,
  pagine int not null,
  campi jsonb not null,
  mappatura jsonb not null,
  pubblicata jsonb,
  revisione int not null default 1,
  stato text not null generated always as (case
    when pubblicata is null then 'Bozza'
    when pubblicata = mappatura then 'Pubblicato'
    else 'Pubblicato con bozza' end) stored,
  modificato_il timestamptz not null default now(),
  modificato_da int references utente (id)
);
create unique index pdf_ministeriale_pubblicato on pdf_ministeriale (tipo, anno, pagina) where pubblicata is not null;
create index pdf_ministeriale_elenco on pdf_ministeriale (anno, tipo, pagina);
grant select, insert, update, delete on pdf_ministeriale to quadra_app;

-- The final print of a declaration, byte by byte with its hash, one for each form it was printed in: asked again it is the
-- same. It lasts until the declaration is opened again.
create table dichiarazione_stampa (
  studio_id int not null,
  dichiarazione_id uuid not null,
  forma text not null check (forma in ('Prospetto', 'Ministeriale')),
  scheda smallint not null check (scheda between 1 and 3),
  stampata_il timestamptz not null,
  contenuto bytea not null,
  sha256 bytea not null,
  utente_id int references utente (id),
  primary key (studio_id, dichiarazione_id, forma, scheda),
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade
);
alter table dichiarazione_stampa enable row level security;
alter table dichiarazione_stampa force row level security;
create policy dichiarazione_stampa_propria on dichiarazione_stampa
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione m where m.studio_id = dichiarazione_stampa.studio_id
      and m.id = dichiarazione_stampa.dichiarazione_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from dichiarazione m where m.studio_id = dichiarazione_stampa.studio_id
      and m.id = dichiarazione_stampa.dichiarazione_id)));
grant select, insert, update, delete on dichiarazione_stampa to quadra_app;
