import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** What a studio keeps of who enters for himself: his records there, and the address by which it knows him. */
export interface SchedeMie {
  readonly studioId: number;
  readonly anagrafiche: readonly string[];
  readonly email: string;
}

/** The records that the studi keep of a private client or of a company, by studio: of its administrator alone. */
export async function listSchedeMie(trx: Trx, utenteId: number): Promise<SchedeMie[]> {
  const { rows } = await sql<SchedeMie>`
    select studio_id as "studioId", array_agg(anagrafica_id::text) as anagrafiche, min(email) as email
    from list_schede_mie(${utenteId}::int) group by studio_id order by studio_id`.execute(trx);
  return rows;
}
