-- The certificate that a studio signs its PDFs with: its PKCS#12 file, sealed, and what it says of itself. The password that
-- opens it is written at each signature and is nowhere here.
create table certificato_studio (
  studio_id int not null primary key references studio (id),
  sigillato bytea not null,
  titolare text not null,
  emittente text not null,
  seriale text not null,
  dal timestamptz not null,
  al timestamptz not null,
  caricato_il timestamptz not null,
  caricato_da int references utente (id) on delete set null,
  check (dal < al)
);
alter table certificato_studio enable row level security;
alter table certificato_studio force row level security;
create policy certificato_studio_proprio on certificato_studio
  using (studio_id = any ((select app_studi())::int[]))
  with check (studio_id = any ((select app_studi())::int[]));
grant select, insert, update, delete on certificato_studio to quadra_app;
