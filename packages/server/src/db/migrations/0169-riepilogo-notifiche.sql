-- Who wants to be mailed what he has not read, and when it was last looked at.
alter table preferenza_home
  add column riepilogo text not null default 'mai' check (riepilogo in ('mai', 'giorno', 'settimana')),
  add column riepilogo_il timestamptz;
