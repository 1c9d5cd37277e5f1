import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';

/** The next number of the files of a seller. */
export async function takeProgressivoInvio(trx: Trx, gestoreId: number | null): Promise<number> {
  const { ultimo_invio } = await trx
    .updateTable('fatturazione')
    .set({ ultimo_invio: sql`ultimo_invio + 1` })
    .where('gestore_id', 'is not distinct from', gestoreId)
    .returning('ultimo_invio')
    .executeTakeFirstOrThrow();
  return ultimo_invio;
}

export const insertInvio = (trx: Trx, riga: Insertable<Database['fattura_invio']>) =>
  trx.insertInto('fattura_invio').values(riga).returningAll().executeTakeFirstOrThrow();

export async function updateInvio(
  trx: Trx,
  id: string,
  esito: { identificativo_sdi: string | null; errore: string | null },
): Promise<void> {
  await trx.updateTable('fattura_invio').set(esito).where('id', '=', id).execute();
}

/** The sellers there are: what the round goes through. */
export async function listVenditori(trx: Trx): Promise<(number | null)[]> {
  const righe = await trx
    .selectFrom('fatturazione')
    .select('gestore_id')
    .where('attiva', '=', true)
    .execute();
  return righe.map(({ gestore_id }) => gestore_id);
}

/** The invoices of what was bought that did not leave yet. */
export async function listDaInviare(trx: Trx, gestoreId: number | null, quante: number): Promise<string[]> {
  const righe = await trx
    .selectFrom('fattura')
    .select('id')
    .where('gestore_id', 'is not distinct from', gestoreId)
    .where('stato_sdi', '=', 'Da inviare')
    .where('effetto', 'is not', null)
    .orderBy('creata_il')
    .limit(quante)
    .execute();
  return righe.map(({ id }) => id);
}
