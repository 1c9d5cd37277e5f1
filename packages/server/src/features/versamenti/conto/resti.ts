import { setImmediate as breathe } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Giorni, joinResti, listIniziate, type Resto, type Voce } from './conto.queries.ts';
import { type Rate, readRate, readResto } from './proposta.ts';

/** So many debts are counted in one go: between two of them the server answers others. */
const IN_UNA_VOLTA = 200;

/** What is left of the debts that were begun, on the days of their instalments. */
export async function listResti(iniziate: readonly Voce[], rate: Rate): Promise<Resto[]> {
  const resti: Resto[] = [];
  for (const [n, voce] of iniziate.entries()) {
    if (n % IN_UNA_VOLTA === IN_UNA_VOLTA - 1) await breathe();
    const { rate: sue, libero } = await readResto(voce, rate);
    const { studio_id, id, data } = voce;
    for (const { data: sua, dovuto } of sue) resti.push({ studio_id, id, data: sua, resta: dovuto });
    if (libero > 0) resti.push({ studio_id, id, data, resta: libero });
  }
  return resti;
}

/**
 * The debts of which something is left that no model holds, each with its day and how much (`resta`, cents), as rows to read from:
 * those of which instalments are paid or held are one row for each instalment that is left, on its own term and with what it grew
 * by. Of some days, only those.
 */
export async function selectResti(
  trx: Trx,
  quali: RawBuilder<SqlBool> = sql<SqlBool>`true`,
  giorni?: Giorni,
): Promise<RawBuilder<unknown>> {
  const iniziate = await listIniziate(trx, quali, giorni);
  return joinResti(await listResti(iniziate, await readRate(trx, iniziate)), quali, giorni);
}
