import { type Selectable, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { FatturazioneTable } from './fattura.table.ts';

/** From here to its end the transaction sees the invoices of a seller too: a gestore, or (null) the vendor. */
export async function openVenditore(trx: Trx, gestoreId: number | null): Promise<void> {
  await sql`select set_config('app.venditore', ${String(gestoreId ?? 0)}, true)`.execute(trx);
}

export type Fatturazione = Selectable<FatturazioneTable>;

/** How a seller makes its invoices; undefined where nobody said it. */
export const findFatturazione = (trx: Trx, gestoreId: number | null): Promise<Fatturazione | undefined> =>
  trx
    .selectFrom('fatturazione')
    .selectAll()
    .where('gestore_id', 'is not distinct from', gestoreId)
    .executeTakeFirst();

/** A studio as an invoice names it. */
export const findAcquirente = (trx: Trx, studioId: number) =>
  trx
    .selectFrom('studio')
    .select(['id', 'ragione_sociale', 'partita_iva', 'codice_fiscale', 'via', 'cap'])
    .select(['comune_descrizione', 'provincia', 'pec', 'codice_sdi', 'email', 'gestore_id'])
    .where('id', '=', studioId)
    .executeTakeFirst();

/** The code of VAT of what a seller sells, from its accounting defaults or those of the vendor. */
export async function findCodiceIva(trx: Trx, gestoreId: number | null): Promise<string> {
  const righe = await trx
    .selectFrom('contabilita')
    .select(['gestore_id', 'codice_iva'])
    .where((eb) => eb.or([eb('gestore_id', 'is', null), eb('gestore_id', '=', gestoreId ?? 0)]))
    .execute();
  const [sua] = [...righe].sort((a, b) => Number(a.gestore_id === null) - Number(b.gestore_id === null));
  if (!sua) throw new Error('The accounting defaults are not there');
  return sua.codice_iva;
}
