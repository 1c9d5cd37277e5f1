import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/pool.ts';

export interface SessioneAttiva {
  readonly id: string;
  readonly agente: string;
  readonly ip: string;
  readonly creataIl: Date;
  readonly ultimaAttivita: Date;
  /** Studio or gestore it works for. */
  readonly profilo: string | null;
  /** Who opened it in place of the user. */
  readonly attore: string | null;
}

const viva = (inattivitaMinuti: number) => sql<boolean>`s.terminata_il is null and s.scade_il > now()
  and s.ultima_attivita > now() - make_interval(mins => ${inattivitaMinuti})`;

/** The live sessions of a person, in any profile, the one used last first. */
export async function listSessioniAttive(
  trx: Trx,
  personaId: number,
  inattivitaMinuti: number,
): Promise<SessioneAttiva[]> {
  const righe = await trx
    .selectFrom('sessione as s')
    .innerJoin('utente as u', 'u.id', 's.utente_id')
    .leftJoin('studio as st', 'st.id', 'u.studio_id')
    .leftJoin('gestore as g', 'g.id', 'u.gestore_id')
    .select(['s.id', 's.agente', 's.ip', 's.creata_il', 's.ultima_attivita', 's.sostituzione'])
    .select(['st.ragione_sociale', 'g.nome'])
    .where('s.persona_id', '=', personaId)
    .where(viva(inattivitaMinuti))
    .orderBy('s.ultima_attivita', 'desc')
    .orderBy('s.id')
    .execute();
  return righe.map((riga) => ({
    id: riga.id,
    agente: riga.agente,
    ip: riga.ip,
    creataIl: riga.creata_il,
    ultimaAttivita: riga.ultima_attivita,
    profilo: riga.ragione_sociale ?? riga.nome,
    attore: riga.sostituzione?.attore ?? null,
  }));
}

/** Ends one live session of a person; false when it is nobody's, or another's. */
export async function endSessioneDi(db: Db, personaId: number, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessione')
    .set({ terminata_il: sql`now()` })
    .where('id', '=', id)
    .where('persona_id', '=', personaId)
    .where('terminata_il', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Holds a session until the transaction ends; false when it is over. */
export async function lockSessione(trx: Trx, id: string): Promise<boolean> {
  const riga = await trx
    .selectFrom('sessione')
    .select('id')
    .where('id', '=', id)
    .where('terminata_il', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return riga !== undefined;
}

/** Ends every live session of a person but one, if one is named; answers how many were still good. */
export async function endAltreSessioni(db: Db, personaId: number, tranneId: string | null): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessione')
    .set({ terminata_il: sql`now()` })
    .where('persona_id', '=', personaId)
    .$if(tranneId !== null, (domanda) => domanda.where('id', '<>', tranneId))
    .where('terminata_il', 'is', null)
    .where('scade_il', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
