import type { TipoDichiarazione } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../../db/pool.ts';
import { FINALITA } from './radar.queries.ts';
import { statiFermi } from './radar.rules.ts';

/** A type of declaration that is due in a year. */
export interface Termine {
  readonly anno: number;
  readonly tipo: TipoDichiarazione;
}

/** How many declarations of these types and years are still to be sent, of each studio of the transaction that has some. */
export async function countDaInviare(
  trx: Trx,
  termini: readonly Termine[],
): Promise<(Termine & { studioId: number; numero: number })[]> {
  if (termini.length === 0) return [];
  return trx
    .selectFrom('dichiarazione as d')
    .leftJoin('dichiarazione_telematico as t', (join) =>
      join.onRef('t.studio_id', '=', 'd.studio_id').onRef('t.dichiarazione_id', '=', 'd.id'),
    )
    .select(['d.studio_id as studioId', 'd.anno', 'd.tipo'])
    .select(sql<number>`count(*)::int`.as('numero'))
    .where((e) => e.or(termini.map(({ anno, tipo }) => e.and({ 'd.anno': anno, 'd.tipo': tipo }))))
    .where('d.finalita', 'in', FINALITA)
    .where(sql<boolean>`(t.stato is null or t.stato <> all (${[...statiFermi]}::text[]))`)
    .groupBy(['d.studio_id', 'd.anno', 'd.tipo'])
    .execute();
}
