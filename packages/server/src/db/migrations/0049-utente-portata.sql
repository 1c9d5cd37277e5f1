-- Who administers users looks for them beyond the studi of a transaction, for those of his gestore too: the wall says how far,
-- and no query has to. Nothing said: everywhere, as who logs in is looked for. 0: no further than the studi.
create function app_portata() returns int language sql stable parallel safe as $$
  select nullif(current_setting('app.portata', true), '')::int
$$;
drop policy utente_proprio on utente;
create policy utente_proprio on utente
  using (studio_id = any ((select app_studi())::int[])
    or ((select app_identita()) and ((select app_portata()) is null or gestore_id = (select app_portata()))))
  with check (studio_id = any ((select app_studi())::int[])
    or ((select app_identita()) and ((select app_portata()) is null or gestore_id = (select app_portata()))));
