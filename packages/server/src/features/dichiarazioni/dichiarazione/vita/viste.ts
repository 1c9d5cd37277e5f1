import type { StatoDichiarazione } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../../db/pool.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { findDichiarazione } from '../dichiarazione.queries.ts';

/** The declarations opened last that are told. */
const VISTE_MOSTRATE = 20;

/**
 * Writes that a person opened a declaration. Who acts in the place of another leaves no trace of it in what that one saw.
 */
export async function recordVista(
  trx: Trx,
  { utenteId, sostituzione }: Pick<Sessione, 'utenteId' | 'sostituzione'>,
  anno: number,
  id: string,
): Promise<void> {
  if (sostituzione !== null) return;
  const dichiarazione = await findDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) return;
  const { studioId, stato } = dichiarazione;
  await trx
    .insertInto('dichiarazione_vista')
    .values({ studio_id: studioId, utente_id: utenteId, dichiarazione_id: id, anno, stato })
    .onConflict((conflitto) =>
      conflitto
        .columns(['studio_id', 'utente_id', 'dichiarazione_id'])
        .doUpdateSet({ stato, vista_il: sql<Date>`now()` }),
    )
    .execute();
}

export interface Vista {
  readonly id: string;
  readonly utente: string;
  readonly stato: StatoDichiarazione;
  readonly vistaIl: Date;
  readonly registrataIl: Date;
}

/** The declarations of a year that a person opened last, in the order in which he did. */
export async function listViste(trx: Trx, utenteId: number, anno: number): Promise<Vista[]> {
  const righe = await trx
    .selectFrom('dichiarazione_vista as v')
    .innerJoin('dichiarazione as d', (join) =>
      join.onRef('d.studio_id', '=', 'v.studio_id').onRef('d.id', '=', 'v.dichiarazione_id'),
    )
    .leftJoin('utente as u', 'u.id', 'v.utente_id')
    .select(['v.dichiarazione_id as id', 'v.stato', 'v.vista_il as vistaIl'])
    .select(['v.registrata_il as registrataIl', 'u.nome', 'u.cognome'])
    .where('v.utente_id', '=', utenteId)
    .where('v.anno', '=', anno)
    .orderBy('v.vista_il', 'desc')
    .limit(VISTE_MOSTRATE)
    .execute();
  return righe.map(({ nome, cognome, ...vista }) => ({
    ...vista,
    utente: [cognome, nome].filter(Boolean).join(' '),
  }));
}
