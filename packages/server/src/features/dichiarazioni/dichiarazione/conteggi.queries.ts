import type { ConteggiAnno } from '@quadra/contract';
import { listAnni } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';

/** How many declarations of each type there are, and how many of them are closed, in every fiscal year that can be chosen. */
export async function countDichiarazioni(trx: Trx): Promise<ConteggiAnno[]> {
  const anni = listAnni();
  const righe = await trx
    .selectFrom('dichiarazione')
    .select(['anno', 'tipo'])
    .select((e) => [
      e.fn.countAll<number>().as('totale'),
      e.fn.countAll<number>().filterWhere('stato', '=', 'Chiusa').as('chiuse'),
    ])
    .where('anno', 'in', anni)
    .groupBy(['anno', 'tipo'])
    .orderBy('tipo')
    .execute();
  return anni.map((anno) => ({
    Anno: anno,
    Tipi: righe
      .filter((riga) => riga.anno === anno)
      .map(({ tipo, totale, chiuse }) => ({ Tipo: tipo, Totale: totale, Chiuse: chiuse })),
  }));
}
