-- Declarations ask for the module they are part of. Every studio is born with the back office and with persone fisiche, as
-- those there were have always worked; what its subscription leaves out does not count, and what is turned off stays off.
create function give_moduli_base() returns trigger language plpgsql as $$
begin
  insert into applicativo_studio (studio_id, codice, anno, dal)
    select new.id, codice, 0, (now() at time zone 'Europe/Rome')::date from unnest('{manager,PF}'::text[]) codice
    on conflict do nothing;
  return null;
end
$$;
create trigger studio_moduli_base after insert on studio for each row execute function give_moduli_base();

select set_config('app.identita', 'on', true);
insert into applicativo_studio (studio_id, codice, anno, dal)
  select s.id, base.codice, 0, '2019-01-01' from studio s, unnest('{manager,PF}'::text[]) as base (codice)
  where not exists (select from applicativo_studio a where a.studio_id = s.id and a.codice = base.codice)
  on conflict do nothing;
