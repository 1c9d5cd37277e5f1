-- A studio lets its client pay for the print of a declaration: asked by the studio, seen by both, paid by the client.
create table richiesta_pagamento (
  id uuid primary key default gen_random_uuid(),
  -- Whose declaration it is, and who pays: a private client or a company with an access of its own.
  richiedente_id int not null references studio (id),
  -- Not a reference: it stays with who paid, whatever becomes of the declaration.
  dichiarazione_id uuid not null,
  pagante_id int not null references studio (id),
  anno int not null,
  tipo text not null,
  -- As the client reads them: the declaration and its studio are not his to see.
  intestatario text not null check (char_length(intestatario) between 1 and 200),
  studio text not null,
  stato text not null default 'Da pagare' check (stato in ('Da pagare', 'Pagata', 'Ritirata')),
  pagamento_id uuid,
  chiesta_da int references utente (id) on delete set null,
  creata_il timestamptz not null,
  chiusa_il timestamptz,
  check ((stato = 'Pagata') = (pagamento_id is not null)),
  check ((stato = 'Da pagare') = (chiusa_il is null))
);
-- A declaration is paid for once.
create unique index richiesta_pagamento_una on richiesta_pagamento (richiedente_id, dichiarazione_id) where stato <> 'Ritirata';
create index richiesta_pagamento_dichiarazione on richiesta_pagamento (richiedente_id, dichiarazione_id, creata_il desc);
create index richiesta_pagamento_chieste on richiesta_pagamento (richiedente_id, creata_il desc, id);
create index richiesta_pagamento_ricevute on richiesta_pagamento (pagante_id, creata_il desc, id);
alter table richiesta_pagamento enable row level security;
alter table richiesta_pagamento force row level security;
create policy richiesta_pagamento_propria on richiesta_pagamento
  using (pagante_id = any ((select app_studi())::int[])
    or (richiedente_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null or exists (
      select from dichiarazione d where d.studio_id = richiedente_id and d.id = dichiarazione_id))))
  with check (pagante_id = any ((select app_studi())::int[])
    or (richiedente_id = any ((select app_studi())::int[]) and ((select app_gruppi()) is null or exists (
      select from dichiarazione d where d.studio_id = richiedente_id and d.id = dichiarazione_id))));
grant select, insert, update (stato, pagamento_id, chiusa_il) on richiesta_pagamento to quadra_app;

-- What is paid is a package, or what a request asks.
alter table pagamento alter column pacchetto_id drop not null;
alter table pagamento add column richiesta_id uuid;
alter table pagamento add constraint pagamento_di_che check ((pacchetto_id is null) = (richiesta_id is not null));
create index pagamento_richiesta on pagamento (studio_id, richiesta_id) where richiesta_id is not null;
-- A request is paid one way at a time.
create unique index pagamento_richiesta_sospesa on pagamento (studio_id, richiesta_id)
  where richiesta_id is not null and stato = 'In sospeso';
