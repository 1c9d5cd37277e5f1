import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Writes that a person entered from a browser; true the first time. */
export async function touchDispositivo(trx: Trx, personaId: number, hash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ nuovo: boolean }>`
    insert into dispositivo (persona_id, hash) values (${personaId}, ${hash})
    on conflict (persona_id, hash) do update set ultimo_uso = now()
    returning xmax = 0 as nuovo`.execute(trx);
  return rows[0]?.nuovo ?? false;
}

/** How many browsers never seen before a person entered from in the last hour. */
export async function countRecenti(trx: Trx, personaId: number): Promise<number> {
  const { quanti } = await trx
    .selectFrom('dispositivo')
    .select((eb) => eb.fn.countAll<number>().as('quanti'))
    .where('persona_id', '=', personaId)
    .where('primo_uso', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return quanti;
}
