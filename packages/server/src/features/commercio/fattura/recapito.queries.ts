import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Where the next invoices of a studio are handed too. */
export async function updateRecapito(
  trx: Trx,
  studioId: number,
  { codice_sdi, pec }: { codice_sdi: string; pec: string | null },
): Promise<void> {
  await trx
    .updateTable('studio')
    .set({ codice_sdi, pec, versione: sql<number>`versione + 1`, modificato_il: sql<Date>`now()` })
    .where('id', '=', studioId)
    .execute();
}
