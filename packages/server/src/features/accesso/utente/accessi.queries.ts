import type { Trx } from '../../../db/pool.ts';

/** One time that a user entered his studio. */
export interface Accesso {
  readonly quando: Date;
  readonly ip: string | null;
}
/** As many as tell whether it is him. */
const ACCESSI_MOSTRATI = 3;

/** The last times each of some users entered his studio, from the last, as the audit log of the studio says. */
export async function listAccessi(
  trx: Trx,
  utenti: readonly { readonly id: number; readonly studioId: number | null }[],
): Promise<ReadonlyMap<number, Accesso[]>> {
  const perUtente = new Map<number, Accesso[]>();
  for (const { id, studioId } of utenti) {
    if (studioId === null) continue;
    const accessi = await trx
      .selectFrom('registro')
      .select(['quando', 'ip'])
      .where('studio_id', '=', studioId)
      .where('entita', '=', 'sessione')
      .where('entita_id', 'is', null)
      .where('azione', '=', 'login')
      .where('utente_id', '=', id)
      .orderBy('quando', 'desc')
      .limit(ACCESSI_MOSTRATI)
      .execute();
    perUtente.set(id, accessi);
  }
  return perUtente;
}
