import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { insertStoria } from './storia.queries.ts';

const AZIONE = 'richiesta';

interface Chi {
  readonly studioId: number;
  readonly id: string;
}

/** Whether a request of information left for a client on the day of `adesso`, in Italy. */
export async function hasRichiestaDiOggi(trx: Trx, { studioId, id }: Chi, adesso: Date): Promise<boolean> {
  const riga = await trx
    .selectFrom('anagrafica_modifica')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .where('azione', '=', AZIONE)
    .where(
      sql<boolean>`(quando at time zone 'Europe/Rome')::date = (${adesso}::timestamptz at time zone 'Europe/Rome')::date`,
    )
    .limit(1)
    .executeTakeFirst();
  return riga !== undefined;
}

/** Writes a request in the history of its client: it changes nothing of the record. */
export const insertRichiesta = (trx: Trx, chi: Chi, utenteId: number, documenti: string): Promise<void> =>
  insertStoria(trx, chi, [{ campo: 'richiestaInformazioni', prima: null, dopo: documenti }], {
    azione: AZIONE,
    utenteId,
    versione: 0,
  });

export async function getNomeStudio(trx: Trx, studioId: number): Promise<string> {
  const { ragione_sociale: nome } = await trx
    .selectFrom('studio')
    .select('ragione_sociale')
    .where('id', '=', studioId)
    .executeTakeFirstOrThrow();
  return nome;
}
