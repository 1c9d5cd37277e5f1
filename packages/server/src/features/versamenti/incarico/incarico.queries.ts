import { type TipoTestoIncarico, VERSIONI_INCARICO } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** A version of a text: of which year it is. */
export interface Versione {
  readonly tipo: TipoTestoIncarico;
  readonly anno: number;
  readonly versione: number;
  readonly testo: string;
}

/** Of each kind, the last version of the year or of the nearest year before. */
export const listVigenti = (trx: Trx, studioId: number, anno: number): Promise<Versione[]> =>
  trx
    .selectFrom('testo_incarico')
    .distinctOn('tipo')
    .select(['tipo', 'anno', 'versione', 'testo'])
    .where('studio_id', '=', studioId)
    .where('anno', '<=', anno)
    .orderBy('tipo')
    .orderBy('anno', 'desc')
    .orderBy('versione', 'desc')
    .execute();

/** The versions of a year, the last first, so many of each kind, with who wrote them. */
export async function listVersioni(trx: Trx, studioId: number, anno: number) {
  const numerate = trx
    .selectFrom('testo_incarico as t')
    .leftJoin('utente as u', 'u.id', 't.scritto_da')
    .select(['t.tipo', 't.versione', 't.testo', 't.scritto_il'])
    .select([
      sql<string | null>`u.cognome || ' ' || u.nome`.as('autore'),
      sql<number>`row_number() over (partition by t.tipo order by t.versione desc)`.as('posto'),
    ])
    .where('t.studio_id', '=', studioId)
    .where('t.anno', '=', anno)
    .as('n');
  return trx
    .selectFrom(numerate)
    .selectAll()
    .where('n.posto', '<=', VERSIONI_INCARICO)
    .orderBy('n.tipo')
    .orderBy('n.versione', 'desc')
    .execute();
}

/** Adds a version; false when somebody added it meanwhile. */
export async function insertVersione(
  trx: Trx,
  studioId: number,
  { tipo, anno, versione, testo }: Versione,
  utenteId: number,
): Promise<boolean> {
  const scritta = await trx
    .insertInto('testo_incarico')
    .values({ studio_id: studioId, tipo, anno, versione, testo, scritto_da: utenteId })
    .onConflict((c) => c.constraint('testo_incarico_versione').doNothing())
    .returning('id')
    .executeTakeFirst();
  return scritta !== undefined;
}
