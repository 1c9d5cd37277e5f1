-- What a client says of a model F24 that a studio mailed him: that he paid it, and when. His word moves nothing: the studio
-- confirms it, and the model is paid as ever, or answers that it does not result. Of a model one word at a time waits.
create table f24_detto (
  studio_id int not null,
  id uuid not null default gen_random_uuid(),
  f24_id uuid not null,
  stato text not null default 'Detto' check (stato in ('Detto', 'Ritirato', 'Confermato', 'Non risulta')),
  pagato_il date not null,
  -- The receipt of the bank, among the documents of the client.
  documento_id uuid,
  detto_da int references utente (id) on delete set null,
  detto_il timestamptz not null,
  risposto_da int references utente (id) on delete set null,
  risposto_il timestamptz,
  motivo text check (char_length(motivo) between 1 and 500),
  primary key (studio_id, id),
  foreign key (studio_id, f24_id) references f24 (studio_id, id) on delete cascade,
  foreign key (studio_id, documento_id) references documento (studio_id, id) on delete set null (documento_id),
  check ((stato = 'Detto') = (risposto_il is null)),
  check ((stato = 'Non risulta') = (motivo is not null))
);
create unique index f24_detto_uno on f24_detto (studio_id, f24_id) where stato = 'Detto';
create index f24_detto_di on f24_detto (studio_id, f24_id, detto_il desc);
create index f24_detto_documento on f24_detto (studio_id, documento_id);
alter table f24_detto enable row level security;
alter table f24_detto force row level security;
create policy f24_detto_proprio on f24_detto
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from f24 x where x.studio_id = f24_detto.studio_id and x.id = f24_detto.f24_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from f24 x where x.studio_id = f24_detto.studio_id and x.id = f24_detto.f24_id)));
grant select, insert on f24_detto to quadra_app;
grant update (stato, documento_id, risposto_da, risposto_il, motivo) on f24_detto to quadra_app;

-- An address that was changed by who was inside already is his only when a link that was sent there has come back.
alter table utente add column email_provata boolean not null default true;
grant update (email_provata) on utente to quadra_app;
create function doubt_email() returns trigger language plpgsql as $$
begin
  if new.attivato_il is not null then
    new.email_provata := false;
  end if;
  return new;
end
$$;
create trigger utente_email_provata before update of email on utente for each row
  when (lower(old.email) <> lower(new.email)) execute function doubt_email();

-- The records that the studi of the same seller keep of who enters for himself, and the address he enters with. Two facts have
-- to agree, as for who is asked to pay: the code of the client, and an address that the studio itself wrote on him.
create function list_schede_mie(p_utente int)
returns table (studio_id int, anagrafica_id uuid, email text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  identita text := coalesce(current_setting('app.identita', true), '');
  studi text := coalesce(current_setting('app.studio_ids', true), '');
  gruppi text := coalesce(current_setting('app.gruppi', true), '');
  mio record;
begin
  -- An owner that is no superuser is under the policies too: it may look for as long as this takes.
  perform set_config('app.identita', 'on', true);
  select lower(u.email) as email, s.gestore_id,
    array_remove(array[upper(nullif(s.codice_fiscale, '')), upper(nullif(s.partita_iva, ''))], null) as codici into mio
  from utente u join studio s on s.id = u.studio_id
  where u.id = p_utente and u.tipologia_utente = 2 and u.attivo and u.email_provata and s.tipo_profilo_cliente <> 0;
  if found then
    perform set_config('app.studio_ids', coalesce((select string_agg(s.id::text, ',') from studio s
      where s.tipo_profilo_cliente = 0 and s.gestore_id is not distinct from mio.gestore_id), ''), true);
    perform set_config('app.gruppi', '', true);
    return query
    select a.studio_id, a.id, mio.email::text from anagrafica a
    where a.codice_fiscale = any (mio.codici::text[]) and not a.archiviata
      and a.studio_id = any (app_studi())
      and mio.email = any (array[lower(a.email), lower(a.email_pec), lower(a.email_firma)]);
  end if;
  perform set_config('app.identita', identita, true);
  perform set_config('app.studio_ids', studi, true);
  perform set_config('app.gruppi', gruppi, true);
end
$$;
revoke execute on function list_schede_mie(int) from public;
grant execute on function list_schede_mie(int) to quadra_app;
