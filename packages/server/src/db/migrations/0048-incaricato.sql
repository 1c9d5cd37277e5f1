-- Who sends a declaration: the intermediary that was chosen (null: the default of the year) and, when it is closed, what was
-- then written of it.
alter table dichiarazione add column intermediario_id uuid;
alter table dichiarazione_copia add column intermediario jsonb;

-- The shared intermediaries of a gestore are for its studi alone; those of the vendor for every studio.
drop policy intermediario_proprio on intermediario;
create policy intermediario_proprio on intermediario
  using (studio_id = any ((select app_studi())::int[]) or (select app_identita())
    or (studio_id = 0 and ((gestore_id is null and (select app_studi())::int[] <> '{}')
      or gestore_id in (select s.gestore_id from studio s))))
  with check (studio_id = any ((select app_studi())::int[]) or (select app_identita())
    or (studio_id = 0 and ((gestore_id is null and (select app_studi())::int[] <> '{}')
      or gestore_id in (select s.gestore_id from studio s))));

-- Nor does a transaction of studi take a shared one for itself.
create or replace function check_condiviso() returns trigger language plpgsql as $$
begin
  if (coalesce(new.studio_id, old.studio_id) = 0 or old.studio_id = 0) and not app_identita() then
    raise exception 'Gli intermediari condivisi non sono di uno studio' using errcode = '42501';
  end if;
  return coalesce(new, old);
end
$$;
