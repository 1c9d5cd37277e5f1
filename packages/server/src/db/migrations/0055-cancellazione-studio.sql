-- Who erases does it in the studi of the transaction alone, whoever the owner of these functions is: an owner that is a
-- superuser is under no policy.
create or replace function erase_storia(p_studio int, p_anagrafica uuid) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare quante int;
begin
  if not p_studio = any (app_studi()) then
    raise exception 'Studio fuori portata' using errcode = '42501';
  end if;
  perform set_config('app.cancellazione', 'on', true);
  update anagrafica_modifica set prima = null, dopo = null, cancellata = true
  where studio_id = p_studio and anagrafica_id = p_anagrafica and not cancellata;
  get diagnostics quante = row_count;
  perform set_config('app.cancellazione', '', true);
  return quante;
end
$$;

create or replace function erase_dichiarazioni(p_studio int, p_dichiarazioni uuid[]) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare quante int; prima text := coalesce(current_setting('app.limitati', true), '');
begin
  if not p_studio = any (app_studi()) then
    raise exception 'Studio fuori portata' using errcode = '42501';
  end if;
  perform set_config('app.limitati', 'on', true);
  if exists (select from dichiarazione where studio_id = p_studio and id = any (p_dichiarazioni)) then
    raise exception 'La dichiarazione c’è ancora: la sua storia resta' using errcode = '42501';
  end if;
  perform set_config('app.limitati', prima, true);
  perform set_config('app.cancellazione', 'on', true);
  delete from dichiarazione_copia where studio_id = p_studio and dichiarazione_id = any (p_dichiarazioni);
  delete from dichiarazione_modifica where studio_id = p_studio and dichiarazione_id = any (p_dichiarazioni);
  get diagnostics quante = row_count;
  perform set_config('app.cancellazione', '', true);
  return quante;
end
$$;
