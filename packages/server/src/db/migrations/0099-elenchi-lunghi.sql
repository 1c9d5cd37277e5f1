-- What the longest lists look for: the debits that stand in a file, the models that are still to be paid.
create index pagamento_in_distinta on pagamento (studio_id, distinta_id) where distinta_id is not null;
create index f24_da_pagare on f24 (studio_id, anagrafica_id, data) where stato = 'Da pagare';
