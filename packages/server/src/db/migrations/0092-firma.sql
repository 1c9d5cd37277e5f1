-- Envelopes: documents of a client that one or more persons sign together, by a service outside the house.
create table busta (
  studio_id int not null references studio (id),
  id uuid not null default gen_random_uuid(),
  anagrafica_id uuid not null,
  anno int not null,
  numero int not null check (numero > 0),
  tipo text not null,
  stato text not null check (stato in ('Inviato', 'Firmato', 'Annullato', 'Scaduto')),
  simulata boolean not null,
  esterno_id text not null,
  scadenza date not null,
  promemoria int,
  inviata_il timestamptz not null default now(),
  inviata_da int references utente (id) on delete set null,
  firmata_il timestamptz,
  primary key (studio_id, id),
  constraint busta_numero unique (studio_id, anno, numero),
  constraint busta_esterno unique (studio_id, esterno_id),
  foreign key (studio_id, anagrafica_id) references anagrafica (studio_id, id) on delete cascade
);
create index busta_anagrafica on busta (studio_id, anagrafica_id);
create table busta_documento (
  studio_id int not null,
  busta_id uuid not null,
  documento_id uuid not null,
  esterno_id text not null,
  posto int not null,
  primary key (studio_id, busta_id, documento_id),
  foreign key (studio_id, busta_id) references busta (studio_id, id) on delete cascade,
  foreign key (studio_id, documento_id) references documento (studio_id, id) on delete cascade
);
create index busta_documento_documento on busta_documento (studio_id, documento_id);
create table busta_firmatario (
  studio_id int not null,
  busta_id uuid not null,
  ordine int not null,
  nome text not null,
  email text not null,
  telefono text not null,
  esterno_id text not null,
  -- Who has it can sign: sealed.
  collegamento bytea not null,
  firmato_il timestamptz,
  primary key (studio_id, busta_id, ordine),
  foreign key (studio_id, busta_id) references busta (studio_id, id) on delete cascade
);
-- What the service told: each event is heard once.
create table busta_evento (
  studio_id int not null,
  evento_id text not null,
  busta_id uuid not null,
  tipo text not null,
  arrivato_il timestamptz not null default now(),
  primary key (studio_id, evento_id),
  foreign key (studio_id, busta_id) references busta (studio_id, id) on delete cascade
);
create index busta_evento_busta on busta_evento (studio_id, busta_id);
-- What the service signs its calls with, for each studio: sealed, and good as long as the token is that one.
create table firma_servizio (
  studio_id int not null primary key references studio (id),
  segreto bytea not null,
  token_impronta bytea not null
);
do $$
declare tabella text; regola text;
begin
  foreach tabella in array array['busta', 'busta_documento', 'busta_firmatario', 'busta_evento', 'firma_servizio'] loop
    regola := 'studio_id = any ((select app_studi())::int[])' || case
      when tabella = 'busta' then ' and ((select app_gruppi()) is null
        or exists (select from anagrafica a where a.studio_id = busta.studio_id and a.id = busta.anagrafica_id))'
      when tabella = 'firma_servizio' then ''
      else format(' and exists (select from busta b where b.studio_id = %1$I.studio_id and b.id = %1$I.busta_id)', tabella)
    end;
    execute format('alter table %I enable row level security', tabella);
    execute format('alter table %I force row level security', tabella);
    execute format('create policy %I on %I using (%s) with check (%s)', tabella || '_propria', tabella, regola, regola);
    execute format('grant select, insert, update on %I to quadra_app', tabella);
  end loop;
end
$$;
