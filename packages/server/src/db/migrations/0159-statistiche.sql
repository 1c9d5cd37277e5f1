-- What the statistics count, kept as it changes: rows are only added (what comes and what goes, month by month of Italy), so
-- that nobody waits for anybody; those of one thing are put together by a job. A sum is the same as a count of the tables.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);
select set_config('app.limitati', 'on', true);

create table statistica_cliente (
  studio_id int not null references studio (id),
  id bigint not null generated always as identity,
  mese date not null,
  tipo text not null,
  archiviata boolean not null,
  limitata boolean not null,
  quantita int not null,
  primary key (studio_id, id)
);
create table statistica_dichiarazione (
  studio_id int not null references studio (id),
  id bigint not null generated always as identity,
  mese date not null,
  anno smallint not null,
  tipo text not null,
  stato text not null,
  telematico text not null,
  limitata boolean not null,
  quantita int not null,
  primary key (studio_id, id)
);
create table statistica_movimento (
  studio_id int not null references studio (id),
  id bigint not null generated always as identity,
  mese date not null,
  tipo text not null,
  quantita int not null,
  primary key (studio_id, id)
);

create function mese_italiano(p_quando timestamptz) returns date language sql stable parallel safe as $$
  select date_trunc('month', p_quando at time zone 'Europe/Rome')::date
$$;

insert into statistica_cliente (studio_id, mese, tipo, archiviata, limitata, quantita)
select studio_id, mese_italiano(creata_il), tipo, archiviata, limitata_fino is not null, count(*)::int
from anagrafica group by 1, 2, 3, 4, 5;
insert into statistica_dichiarazione (studio_id, mese, anno, tipo, stato, telematico, limitata, quantita)
select d.studio_id, mese_italiano(d.creata_il), d.anno, d.tipo, d.stato, coalesce(t.stato, 'Non inviato'), d.limitata, count(*)::int
from dichiarazione d left join dichiarazione_telematico t on t.studio_id = d.studio_id and t.dichiarazione_id = d.id
group by 1, 2, 3, 4, 5, 6, 7;
insert into statistica_movimento (studio_id, mese, tipo, quantita)
select studio_id, mese_italiano(data), tipo, sum(quantita)::int from movimento group by 1, 2, 3;

-- The counts are of the whole studio: not for who sees a part of it.
do $$
declare riga record; regola text;
begin
  for riga in select * from (values
    ('statistica_cliente', ' and (not limitata or (select app_limitati()))'),
    ('statistica_dichiarazione', ' and (not limitata or (select app_limitati()))'),
    ('statistica_movimento', '')
  ) v (tabella, limite) loop
    regola := 'studio_id = any ((select app_studi())::int[]) and (select app_gruppi()) is null' || riga.limite;
    execute format('alter table %I enable row level security', riga.tabella);
    execute format('alter table %I force row level security', riga.tabella);
    execute format('create policy %I on %I using (%s) with check (%s)', riga.tabella || '_propria', riga.tabella, regola, regola);
    execute format('grant select, insert, delete on %I to quadra_app', riga.tabella);
  end loop;
end
$$;

-- They are kept whoever adds or takes, also who sees some clients alone.
create function open_statistica() returns text[] language plpgsql as $$
declare prima text[] := array[coalesce(current_setting('app.gruppi', true), ''), coalesce(current_setting('app.limitati', true), '')];
begin
  perform set_config('app.gruppi', '', true), set_config('app.limitati', 'on', true);
  return prima;
end
$$;
create function close_statistica(p_prima text[]) returns void language plpgsql as $$
begin
  perform set_config('app.gruppi', p_prima[1], true), set_config('app.limitati', p_prima[2], true);
end
$$;

create function count_clienti() returns trigger language plpgsql as $$
declare prima text[] := open_statistica();
begin
  if tg_op = 'INSERT' then
    insert into statistica_cliente (studio_id, mese, tipo, archiviata, limitata, quantita)
    select studio_id, mese_italiano(creata_il), tipo, archiviata, limitata_fino is not null, count(*)::int
    from nuove group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into statistica_cliente (studio_id, mese, tipo, archiviata, limitata, quantita)
    select studio_id, mese_italiano(creata_il), tipo, archiviata, limitata_fino is not null, -count(*)::int
    from vecchie group by 1, 2, 3, 4, 5;
  else
    insert into statistica_cliente (studio_id, mese, tipo, archiviata, limitata, quantita) values
      (old.studio_id, mese_italiano(old.creata_il), old.tipo, old.archiviata, old.limitata_fino is not null, -1),
      (new.studio_id, mese_italiano(new.creata_il), new.tipo, new.archiviata, new.limitata_fino is not null, 1);
  end if;
  perform close_statistica(prima);
  return null;
end
$$;
create trigger anagrafica_statistica_aggiunte after insert on anagrafica
  referencing new table as nuove for each statement execute function count_clienti();
create trigger anagrafica_statistica_tolte after delete on anagrafica
  referencing old table as vecchie for each statement execute function count_clienti();
create trigger anagrafica_statistica_cambiata after update on anagrafica for each row
  when ((old.studio_id, old.creata_il, old.tipo, old.archiviata, old.limitata_fino is null)
    is distinct from (new.studio_id, new.creata_il, new.tipo, new.archiviata, new.limitata_fino is null))
  execute function count_clienti();

create function telematico_di(p_studio int, p_dichiarazione uuid) returns text language sql stable as $$
  select coalesce((select stato from dichiarazione_telematico where studio_id = p_studio and dichiarazione_id = p_dichiarazione),
    'Non inviato')
$$;
create function count_dichiarazioni() returns trigger language plpgsql as $$
declare prima text[] := open_statistica();
begin
  if tg_op = 'INSERT' then
    insert into statistica_dichiarazione (studio_id, mese, anno, tipo, stato, telematico, limitata, quantita)
    select studio_id, mese_italiano(creata_il), anno, tipo, stato, 'Non inviato', limitata, count(*)::int
    from nuove group by 1, 2, 3, 4, 5, 6, 7;
  else
    insert into statistica_dichiarazione (studio_id, mese, anno, tipo, stato, telematico, limitata, quantita)
    values (old.studio_id, mese_italiano(old.creata_il), old.anno, old.tipo, old.stato, telematico_di(old.studio_id, old.id),
      old.limitata, -1);
    if tg_op = 'UPDATE' then
      insert into statistica_dichiarazione (studio_id, mese, anno, tipo, stato, telematico, limitata, quantita)
      values (new.studio_id, mese_italiano(new.creata_il), new.anno, new.tipo, new.stato, telematico_di(new.studio_id, new.id),
        new.limitata, 1);
    end if;
  end if;
  perform close_statistica(prima);
  return case tg_op when 'DELETE' then old else null end;
end
$$;
create trigger dichiarazione_statistica_aggiunte after insert on dichiarazione
  referencing new table as nuove for each statement execute function count_dichiarazioni();
-- Before, while its telematic state is still there: what is deleted with it finds it no more.
create trigger dichiarazione_statistica_tolta before delete on dichiarazione for each row execute function count_dichiarazioni();
create trigger dichiarazione_statistica_cambiata after update on dichiarazione for each row
  when ((old.studio_id, old.creata_il, old.anno, old.tipo, old.stato, old.limitata)
    is distinct from (new.studio_id, new.creata_il, new.anno, new.tipo, new.stato, new.limitata))
  execute function count_dichiarazioni();

create function count_telematici() returns trigger language plpgsql as $$
declare prima text[] := open_statistica();
  da text := case tg_op when 'INSERT' then 'Non inviato' else old.stato end;
  a text := case tg_op when 'DELETE' then 'Non inviato' else new.stato end;
begin
  if da <> a then
    insert into statistica_dichiarazione (studio_id, mese, anno, tipo, stato, telematico, limitata, quantita)
    select d.studio_id, mese_italiano(d.creata_il), d.anno, d.tipo, d.stato, x.telematico, d.limitata, x.quantita
    from dichiarazione d, (values (da, -1), (a, 1)) x (telematico, quantita)
    where d.studio_id = coalesce(new.studio_id, old.studio_id) and d.id = coalesce(new.dichiarazione_id, old.dichiarazione_id);
  end if;
  perform close_statistica(prima);
  return null;
end
$$;
create trigger dichiarazione_telematico_statistica after insert or update of stato or delete on dichiarazione_telematico
  for each row execute function count_telematici();

create function count_movimenti() returns trigger language plpgsql as $$
declare prima text[] := open_statistica();
begin
  insert into statistica_movimento (studio_id, mese, tipo, quantita)
  select studio_id, mese_italiano(data), tipo, sum(quantita)::int from nuovi group by 1, 2, 3;
  perform close_statistica(prima);
  return null;
end
$$;
create trigger movimento_statistica after insert on movimento
  referencing new table as nuovi for each statement execute function count_movimenti();

-- The month of last year that is not over yet is counted in the tables.
create index anagrafica_entrate on anagrafica (studio_id, creata_il);
create index dichiarazione_iniziate on dichiarazione (studio_id, creata_il);
