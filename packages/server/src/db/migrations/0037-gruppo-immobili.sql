-- A property is seen with the clients who hold it, its contracts with the property. One that nobody holds is of everybody:
-- it is so for as long as it takes to write who does.
create function has_possesso(p_studio int, p_immobile uuid) returns boolean
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare prima text := coalesce(current_setting('app.gruppi', true), ''); esito boolean;
begin
  -- Whoever holds it, also a client of other groups.
  perform set_config('app.gruppi', '', true);
  select exists (select from possesso where studio_id = p_studio and immobile_id = p_immobile) into esito;
  perform set_config('app.gruppi', prima, true);
  return esito;
end
$$;
revoke execute on function has_possesso(int, uuid) from public;
grant execute on function has_possesso(int, uuid) to quadra_app;

do $$
declare riga record; regola text;
begin
  for riga in select * from (values
    ('immobile', 'immobile_proprio', 'exists (select from possesso p where p.studio_id = immobile.studio_id
        and p.immobile_id = immobile.id) or not has_possesso(studio_id, id)'),
    ('contratto_locazione', 'contratto_locazione_proprio', 'exists (select from immobile m
        where m.studio_id = contratto_locazione.studio_id and m.id = contratto_locazione.immobile_id)')
  ) v (tabella, politica, visto) loop
    regola := format('studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null or %s)', riga.visto);
    execute format('alter policy %I on %I using (%s) with check (%s)', riga.politica, riga.tabella, regola, regola);
  end loop;
end
$$;
