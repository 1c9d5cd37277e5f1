-- However a session in place of another ends, the list of the studio shows when: never later than it could last.
create or replace function end_sostituzioni() returns trigger language plpgsql as $$
declare prima text := coalesce(current_setting('app.identita', true), '');
begin
  update sessione set terminata_il = now() where origine_id = new.id and terminata_il is null;
  if new.sostituzione is not null then
    -- The studio is that of who is acted for, whatever studi the transaction sees.
    perform set_config('app.identita', 'on', true);
    update sostituzione set terminata_il = least(now(), scade_il)
    where studio_id = (new.sostituzione->>'studioId')::int and id = (new.sostituzione->>'id')::uuid
      and terminata_il is null;
    perform set_config('app.identita', prima, true);
  end if;
  return null;
end
$$;
