-- What the exchange brings, as it came: put beside its invoice by the round, which may find it before the invoice knows its name.
create table sdi_messaggio (
  id uuid primary key default gen_random_uuid(),
  identificativo text not null check (char_length(identificativo) between 1 and 36),
  nome_file text not null check (char_length(nome_file) between 1 and 60),
  contenuto text not null check (octet_length(contenuto) <= 1048576),
  ricevuto_il timestamptz not null default now(),
  lavorato_il timestamptz,
  motivo text check (char_length(motivo) <= 300),
  constraint sdi_messaggio_uno unique (identificativo, nome_file)
);
create index sdi_messaggio_da_lavorare on sdi_messaggio (ricevuto_il) where lavorato_il is null;
grant select, insert on sdi_messaggio to quadra_app;
grant update (lavorato_il, motivo) on sdi_messaggio to quadra_app;
