create table anagrafica (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  tipo text not null check (tipo in ('PF', 'SD')),
  estera boolean not null default false,
  identificativo_estero text,
  codice_fiscale text not null,
  partita_iva text,
  denominazione text not null,
  denominazione_ricerca text not null generated always as (app_ricerca(denominazione)) stored,
  cognome text,
  nome text,
  ragione_sociale text,
  natura_giuridica text,
  sesso text check (sesso in ('M', 'F')),
  data_nascita date,
  comune_nascita text,
  comune_nascita_descrizione text,
  provincia_nascita text,
  stato_civile smallint not null default 0 check (stato_civile between 0 and 8),
  domicilio_fiscale jsonb not null,
  residenza_diversa boolean not null default false,
  residenza jsonb not null,
  comune text generated always as (domicilio_fiscale ->> 'comuneDescrizione') stored,
  email text,
  email_pec text,
  telefono text,
  cellulare text,
  tipo_documento text,
  numero_documento text,
  rilasciato_da text,
  data_rilascio date,
  data_scadenza date,
  email_firma text,
  telefono_firma text,
  archiviata boolean not null default false,
  versione int not null default 1,
  creata_il timestamptz not null default now(),
  modificata_il timestamptz not null default now(),
  modificata_da int references utente (id),
  primary key (studio_id, id),
  unique (studio_id, codice_fiscale)
);
create index anagrafica_elenco on anagrafica (studio_id, archiviata, denominazione_ricerca, id);

-- How many there are, kept as they come and go: the total of a list must not cost a scan.
create table anagrafica_conteggio (
  studio_id int not null references studio (id),
  archiviata boolean not null,
  quante int not null check (quante >= 0),
  primary key (studio_id, archiviata)
);

create function add_anagrafica_conteggio(p_studio int, p_archiviata boolean, p_quante int) returns void
language sql as $$
  insert into anagrafica_conteggio as c (studio_id, archiviata, quante) values (p_studio, p_archiviata, greatest(p_quante, 0))
  on conflict (studio_id, archiviata) do update set quante = c.quante + p_quante
$$;
create function count_anagrafiche() returns trigger language plpgsql as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    perform add_anagrafica_conteggio(n.studio_id, n.archiviata, count(*)::int)
    from nuove n group by n.studio_id, n.archiviata order by n.studio_id, n.archiviata;
  end if;
  if tg_op in ('DELETE', 'UPDATE') then
    perform add_anagrafica_conteggio(v.studio_id, v.archiviata, -count(*)::int)
    from vecchie v group by v.studio_id, v.archiviata order by v.studio_id, v.archiviata;
  end if;
  return null;
end
$$;
create trigger anagrafica_aggiunte after insert on anagrafica
  referencing new table as nuove for each statement execute function count_anagrafiche();
create trigger anagrafica_tolte after delete on anagrafica
  referencing old table as vecchie for each statement execute function count_anagrafiche();
create trigger anagrafica_cambiate after update on anagrafica
  referencing old table as vecchie new table as nuove for each statement execute function count_anagrafiche();

alter table anagrafica enable row level security;
alter table anagrafica force row level security;
create policy anagrafica_propria on anagrafica
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));
alter table anagrafica_conteggio enable row level security;
alter table anagrafica_conteggio force row level security;
create policy anagrafica_conteggio_proprio on anagrafica_conteggio
  using (studio_id = any ((select app_studi())::int[])) with check (studio_id = any ((select app_studi())::int[]));

grant select, insert, update, delete on anagrafica to quadra_app;
grant select, insert, update on anagrafica_conteggio to quadra_app;
