import type { Trx } from '../../../db/pool.ts';

interface DaDire {
  readonly studioId: number;
  /** He alone reads it. */
  readonly utenteId: number;
  /** What makes the fact one: it is told once. */
  readonly chiave: string;
  readonly oggetto: string;
  readonly testo: string;
  readonly percorso: string;
}

/** Tells one user of a studio something, once; he finds it among his notifications. */
export async function insertAvvisoUtente(
  trx: Trx,
  { studioId, utenteId, chiave, oggetto, testo, percorso }: DaDire,
): Promise<void> {
  await trx
    .insertInto('avviso')
    .values({
      ...{ studio_id: studioId, utente_id: utenteId, evento: 'assistenza', chiave, anagrafica_id: null },
      ...{ oggetto, testo, percorso, ruoli: [], canali: ['portale'] },
    })
    .onConflict((c) => c.constraint('avviso_una_volta').doNothing())
    .execute();
}
