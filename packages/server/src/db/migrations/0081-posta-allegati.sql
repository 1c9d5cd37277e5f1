-- A mail with what goes with it: who reads it too, the files. What was put in the application because there is no mail server
-- is not what a server took, and says so.
alter table messaggio_posta
  add column cc text[] not null default '{}',
  drop constraint messaggio_posta_stato_check;
update messaggio_posta set stato = 'In Posta, non spedita', inviato_il = null where stato = 'Inviata' and tentativi = 0;
alter table messaggio_posta add constraint messaggio_posta_stato_check
  check (stato in ('In attesa', 'Inviata', 'In Posta, non spedita', 'Errore'));
create index messaggio_posta_ferme on messaggio_posta (creato_il) where stato = 'Errore';

-- The bytes are sealed, and go with the mail once a server took it: the name, the size and the hash stay.
create table allegato_posta (
  messaggio_id uuid not null references messaggio_posta (id) on delete cascade,
  posizione int not null check (posizione between 1 and 10),
  nome text not null check (char_length(nome) between 1 and 200),
  tipo text not null,
  byte int not null check (byte > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  busta bytea,
  primary key (messaggio_id, posizione)
);
grant select, insert, update, delete on allegato_posta to quadra_app;

-- What the house does every so often, by itself: how often, when it was last done, how it went.
create table giro_periodico (
  nome text primary key check (char_length(nome) between 1 and 80),
  ogni_ms bigint not null check (ogni_ms > 0),
  ultima_il timestamptz,
  durata_ms int check (durata_ms >= 0),
  esito text check (esito in ('Fatto', 'Fallito')),
  ultimo_fatto_il timestamptz
);
grant select, insert, update on giro_periodico to quadra_app;
