-- What the longest lists look for: the debits of a file, the models that are still to be paid.
create index pagamento_di_distinta on pagamento (distinta_id) where distinta_id is not null;
create index f24_da_pagare on f24 (studio_id, anagrafica_id, data) where stato = 'Da pagare';
