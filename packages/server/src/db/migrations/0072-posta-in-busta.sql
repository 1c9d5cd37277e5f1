-- What a mail carries that opens something, a link or a code, is never in clear here: the words with it are in the envelope,
-- sealed, until it was used or is over. `testo` has the same words without it.
alter table messaggio_posta
  add column busta bytea,
  -- Of the one-use code, or of the question that the code answers.
  add column segreto_hash bytea;
create index messaggio_posta_segreti on messaggio_posta (segreto_hash) where segreto_hash is not null;

-- The mails that are here already: what opens nothing any more goes now, the others get their envelope at the first round.
update messaggio_posta
set segreto_hash = sha256(convert_to(substring(testo from '(?:\?codice=|/login/)([A-Za-z0-9_-]{43})'), 'UTF8'))
where modello in ('recupero password', 'conferma registrazione', 'invio credenziali', 'reset credenziali studio',
    'reset credenziali gestore', 'reset credenziali privato')
  and testo ~ '(\?codice=|/login/)[A-Za-z0-9_-]{43}';
update messaggio_posta m
set testo = 'Testo eliminato: il collegamento è scaduto.', html = null, segreto_hash = null,
  stato = case stato when 'In attesa' then 'Errore' else stato end
where segreto_hash is not null
  and not exists (select from codice_monouso c
    where c.hash = m.segreto_hash and c.usato_il is null and c.scade_il > now());
update messaggio_posta
set testo = 'Testo eliminato: il codice è scaduto.', html = null,
  stato = case stato when 'In attesa' then 'Errore' else stato end
where modello = 'codice accesso';
