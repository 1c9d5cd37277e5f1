-- A file for trial is a state of its own: what was to be sent, or went to the simulator, was never sent. What a person marked
-- as sent by other means stays as he wrote it.
update dichiarazione_telematico t
set stato = 'Di prova', stato_invio = 'Non inviata', inviato_il = null, protocollo = null
from dichiarazione_telematico_file f
where f.studio_id = t.studio_id and f.id = t.file_id and f.di_prova is not null
  and (t.stato = 'Da inviare' or exists (
    select from dichiarazione_modifica m where m.studio_id = t.studio_id and m.dichiarazione_id = t.dichiarazione_id
      and m.azione = 'stato telematico' and m.dopo = to_jsonb('Inviato HUB'::text)));
