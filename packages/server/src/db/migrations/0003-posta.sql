create table messaggio_posta (
  id uuid primary key default gen_random_uuid(),
  modello text not null,
  destinatario text not null,
  oggetto text not null,
  testo text not null,
  stato text not null default 'In attesa' check (stato in ('In attesa', 'Inviata', 'Errore')),
  tentativi int not null default 0,
  prossimo_tentativo timestamptz not null default now(),
  errore text,
  creato_il timestamptz not null default now(),
  inviato_il timestamptz
);
create index messaggio_posta_da_inviare on messaggio_posta (prossimo_tentativo) where stato = 'In attesa';
create index messaggio_posta_recenti on messaggio_posta (creato_il desc, id);
grant select, insert, update on messaggio_posta to quadra_app;
