import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Cambio, Evento } from './storia.rules.ts';

interface Scheda {
  readonly studioId: number;
  readonly id: string;
}

/** What the history says of a change: the act, since when, the version of the record it makes. */
export interface Annotazione {
  readonly azione: string;
  readonly utenteId: number;
  readonly versione: number;
  readonly dal?: string | null | undefined;
}

/** Appends the changes of a record to its history. */
export async function insertStoria(
  trx: Trx,
  { studioId, id }: Scheda,
  cambi: readonly Cambio[],
  { azione, utenteId, versione, dal }: Annotazione,
): Promise<void> {
  if (cambi.length === 0) return;
  await trx
    .insertInto('anagrafica_modifica')
    .values(
      cambi.map(({ campo, prima, dopo }) => ({
        studio_id: studioId,
        anagrafica_id: id,
        utente_id: utenteId,
        azione,
        campo,
        prima: JSON.stringify(prima ?? null),
        dopo: JSON.stringify(dopo ?? null),
        dal: dal ?? null,
        versione,
      })),
    )
    .execute();
}

/** The whole history of a record, from the oldest change. */
export async function listEventi(trx: Trx, { studioId, id }: Scheda): Promise<Evento[]> {
  return trx
    .selectFrom('anagrafica_modifica')
    .select(['id', 'campo', 'prima', 'dopo', 'dal'])
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .orderBy('id')
    .execute();
}

/** The fields that changed after a version of the record. */
export async function listCambiatiDopo(
  trx: Trx,
  { studioId, id }: Scheda,
  versione: number,
): Promise<string[]> {
  const righe = await trx
    .selectFrom('anagrafica_modifica')
    .select('campo')
    .distinct()
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .where('versione', '>', versione)
    .execute();
  return righe.map(({ campo }) => campo);
}

const RIGHE_MASSIME = 500;

/** The last changes of a record with who made them, from the newest. */
export const listStoria = (trx: Trx, { studioId, id }: Scheda) =>
  trx
    .selectFrom('anagrafica_modifica as m')
    .leftJoin('utente as u', 'u.id', 'm.utente_id')
    .select(['m.id', 'm.quando', 'm.azione', 'm.campo', 'm.prima', 'm.dopo', 'm.dal', 'm.cancellata'])
    .select(sql<string | null>`u.cognome || ' ' || u.nome`.as('autore'))
    .where('m.studio_id', '=', studioId)
    .where('m.anagrafica_id', '=', id)
    .orderBy('m.id', 'desc')
    .limit(RIGHE_MASSIME)
    .execute();
