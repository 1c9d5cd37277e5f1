-- The first administrator of a studio or of a gestore is marked when he is made. Where nobody was, it is the oldest one.
select set_config('app.identita', 'on', true);
update utente set primo_amministratore = true where id in (
  select min(u.id) from utente u
  where u.tipologia_utente in (2, 4) and not exists (select from utente x
    where x.primo_amministratore and x.tipologia_utente = u.tipologia_utente
      and x.studio_id is not distinct from u.studio_id and x.gestore_id is not distinct from u.gestore_id)
  group by u.tipologia_utente, u.studio_id, u.gestore_id);
