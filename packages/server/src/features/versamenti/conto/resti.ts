import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { listIniziate } from './conto.queries.ts';
import { readRate, readResto } from './proposta.ts';

/**
 * The debts of which something is left that no model holds, each with its day and how much (`resta`, cents), as rows to read from:
 * those of which instalments are paid or held are one row for each instalment that is left, on its own term.
 */
export async function selectResti(
  trx: Trx,
  quali: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<RawBuilder<unknown>> {
  const iniziate = await listIniziate(trx, quali);
  const rate = await readRate(trx, iniziate);
  const parti: { studio_id: number; id: string; data: string; resta: number }[] = [];
  for (const voce of iniziate) {
    const resto = await readResto(voce, rate);
    const { studio_id, id, data } = voce;
    for (const { data: sua, importo } of resto.rate) parti.push({ studio_id, id, data: sua, resta: importo });
    if (resto.libero > 0) parti.push({ studio_id, id, data, resta: resto.libero });
  }
  return sql`(
    select v.studio_id, v.anagrafica_id, v.id, v.anno, v.nome, v.codice, v.sezione, v.anno_riferimento,
      coalesce(p.data, v.data) as data, coalesce(p.resta, v.importo - v.impegnato - v.pagato - v.riportato) as resta
    from voce_fiscale v
    left join jsonb_to_recordset(${JSON.stringify(parti)}::jsonb) as p(studio_id int, id uuid, data date, resta bigint)
      on p.studio_id = v.studio_id and p.id = v.id
    where v.verso = 'debito' and v.importo > v.impegnato + v.pagato + v.riportato and ${quali}
  )`;
}
