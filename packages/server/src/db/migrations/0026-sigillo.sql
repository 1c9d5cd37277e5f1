-- The audit log is a chain for each studio (0: outside every studio). A row waits in the queue from the transaction that
-- wrote it; who seals gives it a number and an imprint of the row and of the link before, made with the secret of the
-- application: who can write in the database alone can neither change a row, nor take one away, nor make the chain again.
create table registro_coda (
  studio_id int not null,
  registro_id uuid not null,
  primary key (studio_id, registro_id)
);
create table registro_anello (
  studio_id int not null,
  numero bigint not null check (numero > 0),
  registro_id uuid not null,
  impronta bytea not null check (octet_length(impronta) = 32),
  primary key (studio_id, numero),
  unique (studio_id, registro_id)
);
create trigger registro_anello_fisso before update or delete on registro_anello
  for each row execute function refuse_modifica();
create trigger registro_anello_intero before truncate on registro_anello execute function refuse_modifica();
-- The end of each chain: what was cut off its tail is missed.
create table registro_catena (
  studio_id int primary key,
  numero bigint not null,
  impronta bytea not null check (octet_length(impronta) = 32)
);

create function queue_registro() returns trigger language plpgsql as $$
begin
  insert into registro_coda (studio_id, registro_id) values (new.studio_id, new.id);
  return null;
end
$$;
create trigger registro_da_sigillare after insert on registro for each row execute function queue_registro();
insert into registro_coda (studio_id, registro_id) select studio_id, id from registro;

alter table registro_coda enable row level security;
alter table registro_coda force row level security;
create policy registro_coda_propria on registro_coda
  using (studio_id = any ((select app_studi())::int[]) or (select app_identita()))
  with check (studio_id = any ((select app_studi())::int[]) or (select app_identita()));
alter table registro_anello enable row level security;
alter table registro_anello force row level security;
create policy registro_anello_proprio on registro_anello
  using (studio_id = any ((select app_studi())::int[]) or (select app_identita()))
  with check (studio_id = any ((select app_studi())::int[]) or (select app_identita()));
alter table registro_catena enable row level security;
alter table registro_catena force row level security;
create policy registro_catena_propria on registro_catena
  using (studio_id = any ((select app_studi())::int[]) or (select app_identita()))
  with check (studio_id = any ((select app_studi())::int[]) or (select app_identita()));
grant select, insert, delete on registro_coda to quadra_app;
grant select, insert on registro_anello to quadra_app;
grant select, insert, update on registro_catena to quadra_app;

-- The name of who did something, for who reads the audit log of his own studi: he may be of the gestore or of the vendor.
create function name_utente(p_utente int) returns text
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare prima text := coalesce(current_setting('app.identita', true), ''); nominato text;
begin
  perform set_config('app.identita', 'on', true);
  select u.cognome || ' ' || u.nome into nominato from utente u where u.id = p_utente;
  perform set_config('app.identita', prima, true);
  return nominato;
end
$$;
revoke execute on function name_utente(int) from public;
grant execute on function name_utente(int) to quadra_app;
create index registro_entita on registro (studio_id, entita, entita_id, quando);
