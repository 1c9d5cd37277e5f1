import type { RiepilogoNotifiche } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

export interface PreferenzaHome {
  readonly preferiti: readonly string[];
  readonly noteLette: string | null;
  readonly tastoAiuto: boolean;
  readonly passiNascosti: boolean;
  readonly riepilogo: RiepilogoNotifiche;
}

/** What the home remembers of a user: nothing yet is a home like any other. */
export async function findPreferenzaHome(trx: Trx, utenteId: number): Promise<PreferenzaHome> {
  const riga = await trx
    .selectFrom('preferenza_home')
    .select([
      'preferiti',
      'note_lette as noteLette',
      'tasto_aiuto as tastoAiuto',
      'passi_nascosti as passiNascosti',
      'riepilogo',
    ])
    .where('utente_id', '=', utenteId)
    .executeTakeFirst();
  return riga ?? { preferiti: [], noteLette: null, tastoAiuto: true, passiNascosti: false, riepilogo: 'mai' };
}

type NuovaPreferenza = {
  preferiti?: string[] | undefined;
  noteLette?: string | undefined;
  tastoAiuto?: boolean | undefined;
  passiNascosti?: boolean | undefined;
  riepilogo?: RiepilogoNotifiche | undefined;
};

/** Writes what is given and leaves the rest as it was. */
export async function upsertPreferenzaHome(
  trx: Trx,
  utenteId: number,
  { preferiti, noteLette, tastoAiuto, passiNascosti, riepilogo }: NuovaPreferenza,
): Promise<void> {
  const nuovi = {
    ...(preferiti === undefined ? {} : { preferiti: [...new Set(preferiti)] }),
    ...(noteLette === undefined ? {} : { note_lette: noteLette }),
    ...(tastoAiuto === undefined ? {} : { tasto_aiuto: tastoAiuto }),
    ...(passiNascosti === undefined ? {} : { passi_nascosti: passiNascosti }),
    // From now on: what was there before is not mailed at once.
    ...(riepilogo === undefined
      ? {}
      : { riepilogo, riepilogo_il: sql<Date>`date_trunc('milliseconds', now())` }),
  };
  if (Object.keys(nuovi).length === 0) return;
  await trx
    .insertInto('preferenza_home')
    .values({ utente_id: utenteId, ...nuovi })
    .onConflict((conflitto) => conflitto.column('utente_id').doUpdateSet(nuovi))
    .execute();
}
