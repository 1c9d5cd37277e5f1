import { setImmediate as breathe } from 'node:timers/promises';
import type { Data } from '@quadra/values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { listIniziate, type Voce } from './conto.queries.ts';
import { type Rate, readRate, readResto } from './proposta.ts';

/** The days that are asked, both included. */
export interface Giorni {
  readonly dal: Data;
  readonly al: Data;
}
/** What is left of a debt on a day, in cents. */
interface Parte {
  readonly studio_id: number;
  readonly id: string;
  readonly data: string;
  readonly resta: number;
}

/** So many debts are counted in one go: between two of them the server answers others. */
const IN_UNA_VOLTA = 200;

/** What is left of the debts that were begun, on the days of their instalments. */
export async function listParti(iniziate: readonly Voce[], rate: Rate): Promise<Parte[]> {
  const parti: Parte[] = [];
  for (const [n, voce] of iniziate.entries()) {
    if (n % IN_UNA_VOLTA === IN_UNA_VOLTA - 1) await breathe();
    const resto = await readResto(voce, rate);
    const { studio_id, id, data } = voce;
    for (const { data: sua, dovuto } of resto.rate) parti.push({ studio_id, id, data: sua, resta: dovuto });
    if (resto.libero > 0) parti.push({ studio_id, id, data, resta: resto.libero });
  }
  return parti;
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
  const parti = await listParti(iniziate, await readRate(trx, iniziate));
  const inQuesti = giorni
    ? sql<SqlBool>`coalesce(p.data, v.data) between ${giorni.dal} and ${giorni.al}`
    : sql<SqlBool>`true`;
  return sql`(
    select v.studio_id, v.anagrafica_id, v.id, v.anno, v.nome, v.codice, v.sezione, v.anno_riferimento,
      coalesce(p.data, v.data) as data, coalesce(p.resta, v.importo - v.impegnato - v.pagato - v.riportato) as resta
    from voce_fiscale v
    left join jsonb_to_recordset(${JSON.stringify(parti)}::jsonb) as p(studio_id int, id uuid, data date, resta bigint)
      on p.studio_id = v.studio_id and p.id = v.id
    where v.verso = 'debito' and v.importo > v.impegnato + v.pagato + v.riportato and ${quali} and ${inQuesti}
  )`;
}
