import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Numbers of one seller, in one year and sezionale. */
export interface Serie {
  readonly gestoreId: number | null;
  readonly anno: number;
  readonly sezionale: string;
}

/** The next number of a series: who asks while another has it waits, and a transaction that fails gives it back. */
export async function takeProgressivo(trx: Trx, { gestoreId, anno, sezionale }: Serie): Promise<number> {
  const { ultimo } = await trx
    .insertInto('fattura_numerazione')
    .values({ gestore_id: gestoreId, anno, sezionale, ultimo: 1 })
    .onConflict((c) =>
      c.constraint('fattura_numerazione_una').doUpdateSet({ ultimo: sql`fattura_numerazione.ultimo + 1` }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return ultimo;
}
