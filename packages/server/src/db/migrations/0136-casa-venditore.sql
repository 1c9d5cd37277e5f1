-- The home of who sells: what runs out, what is stuck, how the month goes.

-- When a recharge was last proposed to the studio, so that it is not proposed twice in a few days.
alter table conto add column proposta_il timestamptz;
grant update (proposta_il) on conto to quadra_app;

-- The use of the last weeks and the sales of the last months, studio by studio, without reading the movements.
create index movimento_misure on movimento (studio_id, data) include (tipo, quantita, prezzo);
create index movimento_note on movimento (studio_id, data) where tipo = 'Nota di credito';
create index lavoro_non_riusciti on lavoro (studio_id, finito_il desc) where stato = 'non riuscito';
create index messaggio_posta_fermi on messaggio_posta (creato_il) where stato = 'Errore';
