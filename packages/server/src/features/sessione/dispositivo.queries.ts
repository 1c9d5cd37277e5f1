import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';

/** Writes that a person entered from a browser; true the first time. */
export async function touchDispositivo(trx: Trx, personaId: number, hash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ nuovo: boolean }>`
    insert into dispositivo (persona_id, hash) values (${personaId}, ${hash})
    on conflict (persona_id, hash) do update set ultimo_uso = now()
    returning xmax = 0 as nuovo`.execute(trx);
  return rows[0]?.nuovo ?? false;
}
