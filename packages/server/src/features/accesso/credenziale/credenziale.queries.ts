import type { ServizioCredenziale } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Which credentials a studio has, and since when: never what they say. */
export async function listPresenti(trx: Trx, studioId: number): Promise<Map<ServizioCredenziale, Date>> {
  const righe = await trx
    .selectFrom('credenziale')
    .select(['servizio', 'aggiornata_il'])
    .where('studio_id', '=', studioId)
    .execute();
  return new Map(righe.map(({ servizio, aggiornata_il }) => [servizio, aggiornata_il]));
}

export async function upsertCredenziale(
  trx: Trx,
  studioId: number,
  servizio: ServizioCredenziale,
  sigillata: Buffer,
): Promise<void> {
  await trx
    .insertInto('credenziale')
    .values({ studio_id: studioId, servizio, sigillata })
    .onConflict((conflitto) =>
      conflitto.columns(['studio_id', 'servizio']).doUpdateSet({ sigillata, aggiornata_il: sql`now()` }),
    )
    .execute();
}

export async function deleteCredenziale(
  trx: Trx,
  studioId: number,
  servizio: ServizioCredenziale,
): Promise<void> {
  await trx
    .deleteFrom('credenziale')
    .where('studio_id', '=', studioId)
    .where('servizio', '=', servizio)
    .execute();
}

/** What a studio wrote for a service, sealed. */
export async function findSigillata(
  trx: Trx,
  studioId: number,
  servizio: ServizioCredenziale,
): Promise<Buffer | undefined> {
  const riga = await trx
    .selectFrom('credenziale')
    .select('sigillata')
    .where('studio_id', '=', studioId)
    .where('servizio', '=', servizio)
    .executeTakeFirst();
  return riga?.sigillata;
}
