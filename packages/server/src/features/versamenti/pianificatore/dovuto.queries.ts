import type { DovutoF24Filo, ScadenzeF24Filo } from '@quadra/contract';
import type { Data } from '@quadra/values';
import { toEuro } from '@quadra/values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { selectResti } from '../conto/resti.ts';

/** Terms that are told at once. */
const QUANTE = 4;

/** What is to be paid: the models that are not, and the debts that no model holds. Cents. */
const selectDovuti = async (trx: Trx, quali?: RawBuilder<SqlBool>) => sql`(
  select anagrafica_id, anno, data, debito - credito as importo, 0::bigint as da_preparare
  from f24 where stato = 'Da pagare'
  union all
  select anagrafica_id, anno, data, resta, resta from ${await selectResti(trx, quali)} v
) d`;

/** The next terms of the clients of the transaction, and what is past. */
export async function readScadenze(trx: Trx, oggi: Data): Promise<ScadenzeF24Filo> {
  const dovuti = await selectDovuti(trx);
  const prossime = await sql<{
    data: string;
    anno: number;
    clienti: number;
    importo: number;
    da_preparare: number;
  }>`
    select data::text, min(anno)::int as anno, count(distinct anagrafica_id)::int as clienti, sum(importo)::float8 as importo,
      sum(da_preparare)::float8 as da_preparare
    from ${dovuti} where data >= ${oggi} group by data order by data limit ${QUANTE}`.execute(trx);
  const passate = await sql<{ clienti: number; importo: number; anno: number | null }>`
    select min(anno)::int as anno, count(distinct anagrafica_id)::int as clienti, coalesce(sum(importo), 0)::float8 as importo
    from ${dovuti} where data < ${oggi}`.execute(trx);
  const [arretrati] = passate.rows;
  return {
    Prossime: prossime.rows.map((riga) => ({
      Data: riga.data,
      Anno: riga.anno,
      Clienti: riga.clienti,
      Importo: toEuro(riga.importo),
      DaPreparare: toEuro(riga.da_preparare),
    })),
    Arretrati: {
      Clienti: arretrati?.clienti ?? 0,
      Importo: toEuro(arretrati?.importo ?? 0),
      Anno: arretrati?.anno ?? null,
    },
  };
}

/** Of some clients, when they pay next and how much; those who owe nothing are left out. */
export async function listDovuti(trx: Trx, ids: readonly string[]): Promise<DovutoF24Filo[]> {
  const suoi = sql<SqlBool>`v.anagrafica_id = any (${[...ids]}::uuid[])`;
  const dovuti = await selectDovuti(trx, suoi);
  const { rows } = await sql<{ anagrafica_id: string; data: string; importo: number; totale: number }>`
    select anagrafica_id, min(data)::text as data, sum(importo) filter (where data = prima)::float8 as importo,
      sum(importo)::float8 as totale
    from (select *, min(data) over (partition by anagrafica_id) as prima from ${dovuti}
      where anagrafica_id = any (${[...ids]}::uuid[])) x
    group by anagrafica_id order by 2, 1`.execute(trx);
  return rows.map((riga) => ({
    IdAnagrafica: riga.anagrafica_id,
    Data: riga.data,
    Importo: toEuro(riga.importo),
    Totale: toEuro(riga.totale),
  }));
}
