import type { Insertable } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { FatturaTable } from './fattura.table.ts';
import type { Serie } from './numerazione.queries.ts';

const MESSA = [
  ...([
    'id',
    'gestore_id',
    'cliente_studio_id',
    'tipo_documento',
    'numero',
    'data',
    'imponibile',
    'iva',
  ] as const),
  ...([
    'totale',
    'bollo',
    'righe',
    'cedente',
    'cliente',
    'codice_sdi',
    'pec',
    'esigibilita',
    'collegata_id',
  ] as const),
  ...(['ritenuta', 'modalita_pagamento', 'incassata_il'] as const),
] as const;

const selectMesse = (trx: Trx) => trx.selectFrom('fattura').select(MESSA);
/** An invoice as who asked for it knows it. */
export type Emessa = Awaited<ReturnType<ReturnType<typeof selectMesse>['execute']>>[number];

/** The invoice of something that is invoiced once. */
export const findPerEffetto = (trx: Trx, effetto: string): Promise<Emessa | undefined> =>
  selectMesse(trx).where('effetto', '=', effetto).executeTakeFirst();

/** The invoice that was made with a key, and what was asked then. */
export const findPerChiave = (
  trx: Trx,
  chiave: string,
): Promise<{ id: string; impronta: string | null } | undefined> =>
  trx.selectFrom('fattura').select(['id', 'impronta']).where('chiave', '=', chiave).executeTakeFirst();

/** The last day of a series that has a number, with its number: it may be the day of a later one too. */
export const findUltima = (
  trx: Trx,
  { gestoreId, anno, sezionale }: Serie,
): Promise<{ numero: string; data: string } | undefined> =>
  trx
    .selectFrom('fattura')
    .select(['numero', 'data'])
    .where('gestore_id', 'is not distinct from', gestoreId)
    .where('anno', '=', anno)
    .where('sezionale', '=', sezionale)
    .orderBy('data', 'desc')
    .orderBy('progressivo', 'desc')
    .limit(1)
    .executeTakeFirst();

/** An invoice that a credit note takes back, held until the transaction ends. */
export const lockDaStornare = (trx: Trx, id: string): Promise<Emessa | undefined> =>
  selectMesse(trx).where('id', '=', id).forUpdate().executeTakeFirst();

/** The credit note that takes an invoice back. */
export const findNotaDi = (trx: Trx, id: string): Promise<Emessa | undefined> =>
  selectMesse(trx).where('collegata_id', '=', id).where('tipo_documento', '=', 'TD04').executeTakeFirst();

/** What the credit notes of an invoice have taken back already, in cents. */
export async function sumStornato(trx: Trx, id: string): Promise<number> {
  const { totale } = await trx
    .selectFrom('fattura')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('totale'), eb.lit(0)).as('totale'))
    .where('collegata_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(totale);
}

export const insertFattura = (trx: Trx, riga: Insertable<FatturaTable>): Promise<Emessa> =>
  trx.insertInto('fattura').values(riga).returning(MESSA).executeTakeFirstOrThrow();
