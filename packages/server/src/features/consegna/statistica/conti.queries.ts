import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** What is kept for the statistics, and what a row of each is of. */
const CONTI = {
  statistica_cliente: ['studio_id', 'mese', 'tipo', 'archiviata', 'limitata'],
  statistica_dichiarazione: ['studio_id', 'mese', 'anno', 'tipo', 'stato', 'telematico', 'limitata'],
  statistica_movimento: ['studio_id', 'mese', 'tipo'],
} as const;

/**
 * Puts together the rows of one thing, of the studi of the transaction; a sum of zero is no row. Only rows that it sees and
 * deletes are summed: who adds meanwhile waits for nobody, and nothing is counted twice. Answers how many rows are no more.
 */
export async function foldConti(trx: Trx): Promise<number> {
  let tolte = 0;
  for (const [tabella, chiave] of Object.entries(CONTI)) {
    const nomi = sql.join(chiave.map((nome) => sql.ref(nome)));
    const stessa = sql.join(
      chiave.map((nome) => sql`c.${sql.ref(nome)} = d.${sql.ref(nome)}`),
      sql` and `,
    );
    const { rows } = await sql<{ tolte: number }>`
      with doppie as (select ${nomi} from ${sql.table(tabella)} group by ${nomi} having count(*) > 1),
        vecchie as (delete from ${sql.table(tabella)} c using doppie d where ${stessa} returning c.*),
        nuove as (insert into ${sql.table(tabella)} (${nomi}, quantita)
          select ${nomi}, sum(quantita)::int from vecchie group by ${nomi} having sum(quantita) <> 0 returning 1)
      select ((select count(*) from vecchie) - (select count(*) from nuove))::int as tolte`.execute(trx);
    tolte += rows[0]?.tolte ?? 0;
  }
  return tolte;
}
