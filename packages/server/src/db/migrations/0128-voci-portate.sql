-- A debt may be born in the IMU that is computed from the properties, or in a period of IVA: brought to the account by who
-- works on them. Of a local tax the row of the model has which instalment it is and of how many properties.
alter table voce_fiscale drop constraint voce_fiscale_origine_check, drop constraint voce_fiscale_nata;
alter table voce_fiscale
  add column rata text check (rata in ('acconto', 'saldo')),
  add column immobili int check (immobili between 1 and 999),
  add constraint voce_fiscale_origine_check
    check (origine in ('dichiarazione', 'a mano', 'IMU', 'IVA periodica')),
  add constraint voce_fiscale_nata check ((origine = 'dichiarazione') = (dichiarazione_id is not null)
    and (origine = 'a mano') = (chiave is null) and (origine = 'a mano') = (motivo is not null));
create unique index voce_fiscale_portata on voce_fiscale (studio_id, anagrafica_id, anno, chiave)
  where dichiarazione_id is null and chiave is not null;
grant update (rata, immobili) on voce_fiscale to quadra_app;

-- What a client was asked, and then what he paid, in cents: his payment is not for the studio to read.
alter table richiesta_pagamento add column totale int check (totale >= 0);
grant update (totale) on richiesta_pagamento to quadra_app;
