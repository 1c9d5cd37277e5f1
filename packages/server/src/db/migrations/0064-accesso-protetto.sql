-- Wrong passwords are counted by account and network; those of a browser the person entered from before, and of a session
-- that is open, each on its own, so that nobody closes the account to its owner from outside.
create function compute_rete(p_ip text) returns text language sql immutable parallel safe
set search_path = pg_catalog, pg_temp as $$
  select case when p_ip ~ '^\d{1,3}(\.\d{1,3}){3}$' then regexp_replace(p_ip, '\.\d+$', '.0/24') else p_ip end
$$;
alter table accesso
  add column rete text not null generated always as (compute_rete(ip)) stored,
  -- Hash of the browser, or the session. Null: anybody.
  add column origine_nota text;
create index accesso_rete on accesso (account, rete, quando);

-- A login under attack asks a code by mail too. Without the code the password was wrong, or no mail could leave: no answer
-- is right, and who asks cannot tell.
alter table sfida add column per_posta boolean not null default false, add column codice bytea;
