import type { OffertaPagamentoFilo } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';

type Fatturazione = OffertaPagamentoFilo['Fatturazione'];

/** Who the invoice will be for, and whether what it needs is all there. @throws NON_TROVATO */
export async function findFatturazione(trx: Trx, studioId: number): Promise<Fatturazione> {
  const { rows } = await sql<Fatturazione>`
    select ragione_sociale as "Intestazione", partita_iva as "PIVA", via as "Via", comune as "Comune",
      comune_descrizione as "ComuneDescrizione", provincia as "Provincia", cap as "CAP", pec as "PEC",
      codice_sdi as "CodiceSDI", not exists (
        select from unnest(array[via, comune, provincia, cap]) campo where coalesce(trim(campo), '') = '') as "Completa"
    from studio where id = ${studioId}`.execute(trx);
  const [letta] = rows;
  if (!letta) throw new DomainError('NON_TROVATO');
  return letta;
}
