-- When the second step was first asked of an administrator without one: the days he has to activate it run from here. The
-- session remembers what was true when it was opened.
alter table utente add column verifica_chiesta_il timestamptz;
alter table sessione add column verifica_chiesta_il timestamptz;
grant update (verifica_chiesta_il) on utente to quadra_app;
