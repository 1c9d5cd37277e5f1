-- What a client lets an intermediary do, and the register of those that were recorded: for each intermediary and year, from 1 on
-- without gaps, never to be changed.
create table delega (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anagrafica_id uuid not null,
  intermediario_id uuid not null,
  anno int not null check (anno between 2019 and 2099),
  tipo text not null check (tipo in ('Delega', 'Non conferisce delega', 'Revoca delega', 'Nessuna scelta')),
  firma text not null check (firma in ('Autografa', 'Elettronica')),
  numero text not null check (char_length(numero) between 1 and 20),
  data_delega date not null,
  tipo_documento text check (char_length(tipo_documento) between 1 and 40),
  numero_documento text check (char_length(numero_documento) between 1 and 40),
  scadenza_documento date,
  -- As they were when it was recorded: the register says what was true that day.
  progressivo int check (progressivo > 0),
  data_registro timestamptz,
  registrata_da int,
  intermediario_nome text not null,
  intermediario_codice text not null,
  codice_fiscale text,
  denominazione text,
  versione int not null default 1,
  creata_il timestamptz not null default now(),
  modificata_il timestamptz not null default now(),
  primary key (studio_id, id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id),
  constraint delega_registrata check ((progressivo is null) = (data_registro is null)
    and (progressivo is null) = (codice_fiscale is null) and (progressivo is null) = (denominazione is null)),
  -- Between studi that share an intermediary the numbers are told apart by delega_registro.
  constraint delega_progressivo unique (studio_id, intermediario_id, anno, progressivo)
);
create index delega_anagrafica on delega (studio_id, anagrafica_id);
create index delega_anno on delega (studio_id, anno, data_delega);
alter table delega enable row level security;
alter table delega force row level security;
create policy delega_propria on delega
  using (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from anagrafica a where a.studio_id = delega.studio_id and a.id = delega.anagrafica_id)))
  with check (studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
    or exists (select from anagrafica a where a.studio_id = delega.studio_id and a.id = delega.anagrafica_id)));
grant select, insert, update, delete on delega to quadra_app;

-- A recorded one stays as it is, whoever asks: only the erasure of who it is of takes it away, when its term is over. Two
-- records that were of one person become one: then it passes to that, with the name it was recorded under.
create function hold_delega() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'anagrafica_id' = to_jsonb(old) - 'anagrafica_id' then
    return new;
  end if;
  if old.progressivo is not null and coalesce(current_setting('app.cancellazione', true), '') <> 'on' then
    raise exception 'Una delega registrata non si cambia' using errcode = '23514', constraint = 'delega_fissa';
  end if;
  return coalesce(new, old);
end
$$;
create trigger delega_fissa before update or delete on delega for each row execute function hold_delega();
create function erase_deleghe(p_studio int, p_deleghe uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not p_studio = any (app_studi()) then
    raise exception 'Studio fuori portata' using errcode = '42501';
  end if;
  perform set_config('app.cancellazione', 'on', true);
  delete from delega where studio_id = p_studio and id = any (p_deleghe);
  perform set_config('app.cancellazione', '', true);
end
$$;
revoke execute on function erase_deleghe(int, uuid[]) from public;
grant execute on function erase_deleghe(int, uuid[]) to quadra_app;

-- The last number of each register. It is of the intermediary, that several studi may share: who takes a number waits for who
-- is taking one, and gives it back when his transaction fails.
create table delega_registro (
  intermediario_id uuid not null,
  anno int not null,
  ultimo int not null check (ultimo > 0),
  primary key (intermediario_id, anno)
);
alter table delega_registro enable row level security;
alter table delega_registro force row level security;
create policy delega_registro_usabile on delega_registro
  using (exists (select from intermediario i where i.id = delega_registro.intermediario_id))
  with check (exists (select from intermediario i where i.id = delega_registro.intermediario_id));
grant select, insert, update on delega_registro to quadra_app;
