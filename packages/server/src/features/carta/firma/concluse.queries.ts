import type { StatoBusta } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

export interface BustaConclusa {
  readonly studioId: number;
  readonly id: string;
  readonly anagraficaId: string;
  readonly anno: number;
  readonly numero: number;
  readonly tipo: string;
  readonly stato: Exclude<StatoBusta, 'Inviato'>;
  readonly simulata: boolean;
}

/** The envelopes of the studi of the transaction that the signing service told since `da` to be signed, refused or over. */
export async function listBusteConcluse(trx: Trx, da: Date): Promise<BustaConclusa[]> {
  const { rows } = await sql<BustaConclusa>`
    select b.studio_id as "studioId", b.id, b.anagrafica_id as "anagraficaId", b.anno, b.numero, b.tipo, b.stato, b.simulata
    from busta b where (b.stato = 'Firmato' and b.firmata_il >= ${da}) or (b.stato in ('Annullato', 'Scaduto')
      and exists (select from busta_evento e where e.studio_id = b.studio_id and e.busta_id = b.id and e.arrivato_il >= ${da}
        and e.tipo in ('signature_request.declined', 'signature_request.expired')))
    order by b.studio_id, b.anno, b.numero`.execute(trx);
  return rows;
}
