-- What was collected of an invoice and came back unpaid, in its order: the day it was collected, the day it came back. The accounts
-- keep both; the invoice is to be collected again.
alter table fattura add column insoluti jsonb not null default '[]' check (jsonb_typeof(insoluti) = 'array');
create index fattura_insoluti on fattura (gestore_id) where insoluti <> '[]'::jsonb;
grant update (insoluti) on fattura to quadra_app;

create or replace function hold_fattura() returns trigger language plpgsql as $$
begin
  if old.stato_sdi not in ('Da inviare', 'Errore invio', 'Scartata') and
    (to_jsonb(new) - array['stato_sdi', 'invio', 'incassata_il', 'insoluti', 'rinvio_entro', 'versione', 'modificata_il'])
      <> (to_jsonb(old) - array['stato_sdi', 'invio', 'incassata_il', 'insoluti', 'rinvio_entro', 'versione', 'modificata_il'])
  then
    raise exception 'Una fattura inviata non si cambia' using errcode = '23514', constraint = 'fattura_fissa';
  end if;
  return new;
end
$$;
