import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

export interface Ripresa {
  readonly anno: number;
  readonly id: string;
  readonly denominazione: string;
  /** Code of the quadro; null when the last act was on the declaration as a whole. */
  readonly quadro: string | null;
  readonly quando: Date;
  /** What was typed there is not saved yet. */
  readonly inBozza: boolean;
}

/** The declaration, still there, where a person typed or saved last; undefined when there is none. */
export async function findRipresa(
  trx: Trx,
  { studi, utenteId }: { studi: readonly number[]; utenteId: number },
): Promise<Ripresa | undefined> {
  if (studi.length === 0) return undefined;
  const bozza = trx
    .selectFrom('dichiarazione_bozza')
    .select(['studio_id', 'dichiarazione_id', sql<string | null>`quadro`.as('quadro')])
    .select(['salvata_il as quando', sql<boolean>`true`.as('inBozza')])
    .where('studio_id', 'in', studi)
    .where('utente_id', '=', utenteId)
    .orderBy('salvata_il', 'desc')
    .limit(1);
  const modifica = trx
    .selectFrom('dichiarazione_modifica as m')
    .select([
      'm.studio_id',
      'm.dichiarazione_id',
      sql<string | null>`substring(m.chiave from '^[A-Z]+')`.as('quadro'),
    ])
    .select(['m.quando', sql<boolean>`false`.as('inBozza')])
    .where('m.studio_id', 'in', studi)
    .where('m.utente_id', '=', utenteId)
    .where((e) =>
      e.exists(
        e
          .selectFrom('dichiarazione as d')
          .select('d.id')
          .whereRef('d.studio_id', '=', 'm.studio_id')
          .whereRef('d.id', '=', 'm.dichiarazione_id'),
      ),
    )
    .orderBy('m.id', 'desc')
    .limit(1);
  return trx
    .selectFrom(
      trx
        .selectFrom(bozza.as('b'))
        .selectAll()
        .unionAll(trx.selectFrom(modifica.as('v')).selectAll())
        .as('u'),
    )
    .innerJoin('dichiarazione as d', (join) =>
      join.onRef('d.studio_id', '=', 'u.studio_id').onRef('d.id', '=', 'u.dichiarazione_id'),
    )
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    )
    .select(['d.anno', 'd.id', 'a.denominazione', 'u.quadro', 'u.quando', 'u.inBozza'])
    .orderBy('u.quando', 'desc')
    .limit(1)
    .executeTakeFirst();
}
