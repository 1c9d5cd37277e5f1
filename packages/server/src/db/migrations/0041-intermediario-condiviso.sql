-- The shared intermediaries are read by every studio and are of none: a transaction of studi alone does not write them.
create function check_condiviso() returns trigger language plpgsql as $$
begin
  if coalesce(new.studio_id, old.studio_id) = 0 and not app_identita() then
    raise exception 'Gli intermediari condivisi non sono di uno studio' using errcode = '42501';
  end if;
  return coalesce(new, old);
end
$$;
create trigger intermediario_condiviso before insert or update or delete on intermediario
  for each row execute function check_condiviso();
