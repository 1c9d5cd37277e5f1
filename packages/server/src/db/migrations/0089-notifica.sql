-- What the vendor says to who uses the house. A date of publication locks it: before that day it may be withdrawn, never changed.
create table notifica (
  id int generated always as identity primary key,
  oggetto text not null check (char_length(oggetto) between 1 and 200),
  testo text not null check (char_length(testo) between 1 and 5000),
  priorita smallint not null check (priorita between 0 and 4),
  data_pubblicazione timestamptz,
  -- Empty arrays: everybody.
  ruoli int[] not null default '{}',
  gestori int[] not null default '{}',
  studi int[] not null default '{}',
  -- When those who were inside were told.
  annunciata_il timestamptz,
  versione int not null default 1,
  creata_il timestamptz not null default now(),
  modificata_il timestamptz not null default now()
);
create index notifica_da_annunciare on notifica (data_pubblicazione) where annunciata_il is null;
create index notifica_pubblicate on notifica (data_pubblicazione desc, id);
grant select, insert, update, delete on notifica to quadra_app;

create table notifica_letta (
  utente_id int not null references utente (id) on delete cascade,
  notifica_id int not null references notifica (id) on delete cascade,
  letta_il timestamptz not null default now(),
  primary key (utente_id, notifica_id)
);
grant select, insert on notifica_letta to quadra_app;

-- The date stays as it was set, whoever asks.
create function hold_notifica() returns trigger language plpgsql as $$
begin
  if old.data_pubblicazione is not null and tg_op = 'UPDATE'
    and to_jsonb(new) - 'annunciata_il' is distinct from to_jsonb(old) - 'annunciata_il' then
    raise exception 'Una notifica con la data di pubblicazione non si cambia' using errcode = '23514', constraint = 'notifica_fissa';
  end if;
  if tg_op = 'DELETE' and old.data_pubblicazione <= now() then
    raise exception 'Una notifica pubblicata non si ritira' using errcode = '23514', constraint = 'notifica_fissa';
  end if;
  return coalesce(new, old);
end
$$;
create trigger notifica_fissa before update or delete on notifica for each row execute function hold_notifica();
