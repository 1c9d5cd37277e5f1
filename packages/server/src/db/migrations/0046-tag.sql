-- Tags of a studio: words with a colour, on its clients and its declarations.
create table tag (
  studio_id int not null references studio (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  nome text not null check (char_length(nome) between 1 and 30),
  colore text not null check (colore in ('grigio', 'blu', 'azzurro', 'verde', 'giallo', 'rosso', 'viola')),
  versione int not null default 1,
  creato_il timestamptz not null default now(),
  modificato_il timestamptz not null default now(),
  primary key (studio_id, id)
);
create unique index tag_nome on tag (studio_id, lower(nome));
create table tag_anagrafica (
  studio_id int not null,
  tag_id uuid not null,
  anagrafica_id uuid not null,
  primary key (studio_id, tag_id, anagrafica_id),
  foreign key (studio_id, tag_id) references tag (studio_id, id) on delete cascade,
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade
);
create index tag_anagrafica_di on tag_anagrafica (studio_id, anagrafica_id);
create table tag_dichiarazione (
  studio_id int not null,
  tag_id uuid not null,
  dichiarazione_id uuid not null,
  primary key (studio_id, tag_id, dichiarazione_id),
  foreign key (studio_id, tag_id) references tag (studio_id, id) on delete cascade,
  foreign key (studio_id, dichiarazione_id) references dichiarazione (studio_id, id) on delete cascade
);
create index tag_dichiarazione_di on tag_dichiarazione (studio_id, dichiarazione_id);

alter table tag enable row level security;
alter table tag force row level security;
create policy tag_proprio on tag
  using (studio_id = any ((select app_studi())::int[]))
  with check (studio_id = any ((select app_studi())::int[]));
-- What is of a client, or of a declaration of a client, is seen with the client.
do $$
declare riga record; regola text;
begin
  for riga in select * from (values
    ('tag_anagrafica', 'anagrafica'),
    ('tag_dichiarazione', 'dichiarazione')
  ) v (tabella, madre) loop
    regola := format('studio_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null
      or exists (select from %2$I m where m.studio_id = %1$I.studio_id and m.id = %1$I.%3$I))',
      riga.tabella, riga.madre, riga.madre || '_id');
    execute format('alter table %I enable row level security', riga.tabella);
    execute format('alter table %I force row level security', riga.tabella);
    execute format('create policy %I on %I using (%s) with check (%s)', riga.tabella || '_proprio', riga.tabella, regola, regola);
  end loop;
end
$$;
grant select, insert, update, delete on tag to quadra_app;
grant select, insert, delete on tag_anagrafica, tag_dichiarazione to quadra_app;
