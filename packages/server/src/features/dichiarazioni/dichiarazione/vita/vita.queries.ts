import type { FinalitaDichiarazione } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../../db/pool.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';

type Quale = Pick<Dichiarazione, 'studioId' | 'id'>;

/** Writes who has it in charge; null: nobody. */
export async function updateInCarico(
  trx: Trx,
  { studioId, id }: Quale,
  utenteId: number | null,
): Promise<void> {
  await trx
    .updateTable('dichiarazione')
    .set({ in_carico_a: utenteId, in_carico_dal: utenteId === null ? null : sql<Date>`now()` })
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}

/** The declaration it was made from, as its header names it; null for one that came from none. */
export async function findBase(
  trx: Trx,
  { studioId, baseId }: Pick<Dichiarazione, 'studioId' | 'baseId'>,
): Promise<{ Id: string; Anno: number; Finalita: FinalitaDichiarazione } | null> {
  if (baseId === null) return null;
  const riga = await trx
    .selectFrom('dichiarazione')
    .select(['id as Id', 'anno as Anno', 'finalita as Finalita'])
    .where('studio_id', '=', studioId)
    .where('id', '=', baseId)
    .executeTakeFirst();
  return riga ?? null;
}

export interface NuovoArchivio {
  readonly nome: string;
  readonly contenuto: Buffer;
  readonly sha256: Buffer;
  readonly utenteId: number;
}

/** Keeps the print that is archived, and marks the declaration. */
export async function insertArchivio(
  trx: Trx,
  { studioId, id, versione }: Quale & Pick<Dichiarazione, 'versione'>,
  { nome, contenuto, sha256, utenteId }: NuovoArchivio,
): Promise<void> {
  const chiave = { studio_id: studioId, dichiarazione_id: id };
  await trx
    .insertInto('dichiarazione_archivio')
    .values({ ...chiave, nome, contenuto, sha256, versione, utente_id: utenteId })
    .execute();
  await trx
    .updateTable('dichiarazione')
    .set({ archiviata_il: sql<Date>`now()` })
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}

/** It is no longer frozen; the print that was kept, with its hash and its day, stays. */
export async function clearArchivio(trx: Trx, { studioId, id }: Quale): Promise<void> {
  await trx
    .updateTable('dichiarazione')
    .set({ archiviata_il: null })
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}
