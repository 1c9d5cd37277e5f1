import type { RiepilogoNotifiche } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

interface Iscritto {
  readonly utenteId: number;
  readonly quanto: RiepilogoNotifiche;
  readonly ultimo: Date | null;
}

/** Who chose to be mailed what he has not read. */
export const listIscritti = (trx: Trx): Promise<Iscritto[]> =>
  trx
    .selectFrom('preferenza_home')
    .select(['utente_id as utenteId', 'riepilogo as quanto', 'riepilogo_il as ultimo'])
    .where('riepilogo', '<>', 'mai')
    .orderBy('utente_id')
    .execute();

/** Takes the turn of one, that nobody else takes; false when another did, or he changed his mind. */
export async function takeTurno(
  trx: Trx,
  { utenteId, quanto, ultimo }: Iscritto,
  adesso: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('preferenza_home')
    .set({ riepilogo_il: adesso })
    .where('utente_id', '=', utenteId)
    .where('riepilogo', '=', quanto)
    .where(sql<boolean>`riepilogo_il is not distinct from ${ultimo}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
