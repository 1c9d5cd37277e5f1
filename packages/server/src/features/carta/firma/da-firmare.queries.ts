import type { TipoDocumentoFirma } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';

/** A document of a client that waits to be signed, with these bytes. */
export async function findUguale(
  trx: Trx,
  quale: { readonly idAnagrafica: string; readonly tipo: TipoDocumentoFirma; readonly sha256: Buffer },
): Promise<string | undefined> {
  const riga = await trx
    .selectFrom('documento')
    .select('id')
    .where('anagrafica_id', '=', quale.idAnagrafica)
    .where('tipo', '=', quale.tipo)
    .where('sha256', '=', quale.sha256)
    .where('stato', 'is', null)
    .where('congelato', '=', false)
    .limit(1)
    .executeTakeFirst();
  return riga?.id;
}
