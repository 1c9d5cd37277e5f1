import { sql } from 'kysely';
import type { Trx } from '../../../../db/pool.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';
import { type Cambiata, describeCambiate } from './ricalcolo.rules.ts';

/** A declaration with its results of today, and which of them are not what they were. */
export interface Ricalcolata {
  readonly dichiarazione: Dichiarazione;
  readonly nuovo: Pick<Dichiarazione, 'statiQuadri' | 'riepilogo' | 'versioneProgramma'>;
  readonly cambiate: readonly Cambiata[];
}

/** Writes the results of many declarations: nothing that a person wrote changes, nor the version. */
export async function updateRisultati(trx: Trx, ricalcolate: readonly Ricalcolata[]): Promise<void> {
  if (ricalcolate.length === 0) return;
  const righe = ricalcolate.map(({ dichiarazione: { studioId, id }, nuovo }) => ({ studioId, id, ...nuovo }));
  await sql`update dichiarazione d
    set stati_quadri = n."statiQuadri", riepilogo = n.riepilogo, versione_programma = n."versioneProgramma"
    from jsonb_to_recordset(${JSON.stringify(righe)}::jsonb)
      as n("studioId" int, id uuid, "statiQuadri" jsonb, riepilogo jsonb, "versioneProgramma" text)
    where d.studio_id = n."studioId" and d.id = n.id`.execute(trx);
}

/** What changed, in the record of each declaration. */
export async function insertRicalcoli(
  trx: Trx,
  utenteId: number,
  ricalcolate: readonly Ricalcolata[],
): Promise<void> {
  if (ricalcolate.length === 0) return;
  await trx
    .insertInto('dichiarazione_modifica')
    .values(
      ricalcolate.map(({ dichiarazione, cambiate }) => ({
        studio_id: dichiarazione.studioId,
        dichiarazione_id: dichiarazione.id,
        utente_id: utenteId,
        azione: 'ricalcolo',
        prima: JSON.stringify(describeCambiate(cambiate, 'prima')),
        dopo: JSON.stringify(describeCambiate(cambiate, 'dopo')),
        versione: dichiarazione.versione,
      })),
    )
    .execute();
}
