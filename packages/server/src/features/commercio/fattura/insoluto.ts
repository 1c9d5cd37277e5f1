import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { findPerEffetto, lockDaStornare } from './emissione.queries.ts';
import type { ChiEmette } from './emissione.ts';
import { updateFattura } from './fattura.queries.ts';
import type { Insoluto } from './fattura.table.ts';
import { tellAtto } from './registro.ts';

/** One more collection that is no more, after those there are. */
export const addInsoluto = (insoluto: Insoluto) => ({
  insoluti: sql<string>`insoluti || ${JSON.stringify([insoluto])}::jsonb`,
});

/**
 * What was collected of the invoice of a sale came back unpaid: it is to be collected again, and the accounts keep both days.
 * Nothing where it was never collected. The transaction must see the studio that bought.
 */
export async function returnIncasso(
  trx: Trx,
  { effetto, tornata, chi }: { effetto: string; tornata: string; chi: ChiEmette },
): Promise<void> {
  const trovata = await findPerEffetto(trx, effetto);
  const fattura = trovata && (await lockDaStornare(trx, trovata.id));
  if (!fattura || fattura.incassata_il === null) return;
  const insoluto: Insoluto = { incassata: fattura.incassata_il, tornata };
  await updateFattura(trx, fattura.id, {
    incassata_il: null,
    ...addInsoluto(insoluto),
  });
  const { cliente_studio_id: studioId } = fattura;
  await tellAtto(trx, { chi, ambito: { studi: studioId === null ? [] : [studioId] } }, fattura, {
    azione: 'incasso tornato insoluto',
    prima: { incassata: fattura.incassata_il },
    dopo: { incassata: null, tornata },
  });
}
