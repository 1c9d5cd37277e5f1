-- In the quadri Enter goes to the next field unless a person says otherwise.
alter table utente alter column invio_passa_al_successivo set default true;
