import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { stepOutside } from '../../../db/tenancy.ts';
import type { ChiEmette } from './emissione.ts';

interface ConChi {
  readonly chi: ChiEmette;
  readonly ambito: { readonly studi: readonly number[] };
}

/** An act on an invoice: of the studio it is for or, where who acts does not reach it, of no studio. */
export async function tellAtto(
  trx: Trx,
  { chi, ambito }: ConChi,
  { id, cliente_studio_id }: { id: string; cliente_studio_id: number | null },
  atto: { azione: string; prima?: unknown; dopo?: unknown },
): Promise<void> {
  const isSuo = cliente_studio_id !== null && ambito.studi.includes(cliente_studio_id);
  const riga = {
    ...chi,
    ...atto,
    entita: 'fattura',
    entitaId: id,
    studioId: isSuo ? cliente_studio_id : null,
  };
  if (isSuo) await writeRegistro(trx, riga);
  else await stepOutside(trx, () => writeRegistro(trx, riga));
}
