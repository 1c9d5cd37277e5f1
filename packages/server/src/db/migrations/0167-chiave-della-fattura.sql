-- An invoice written by hand that was asked with a key is made once: who asks again has it. The second says what was asked.
alter table fattura add column chiave text check (char_length(chiave) between 1 and 64),
  add column impronta text check (char_length(impronta) between 1 and 64),
  add constraint fattura_chiave unique (chiave),
  add constraint fattura_chiave_intera check ((chiave is null) = (impronta is null));
