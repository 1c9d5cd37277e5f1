import type { BloccoStudioFilo, ListQuery } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

export interface NuovoBlocco {
  readonly studioId: number;
  readonly dataBlocco: string;
  readonly motivo: BloccoStudioFilo['Motivo'];
  readonly canoneScadenza: string | null;
  readonly note: string;
  readonly autoreId: number;
  readonly autore: string;
}

/** The history of the locks of a studio, the last first. */
export async function listBlocchi(trx: Trx, studioId: number, massimo: ListQuery['PageSize']) {
  const righe = await trx
    .selectFrom('blocco_studio')
    .selectAll()
    .where('studio_id', '=', studioId)
    .orderBy('creato_il', 'desc')
    .orderBy('id')
    .limit(massimo)
    .execute();
  return righe.map(
    (riga): BloccoStudioFilo => ({
      Id: riga.id,
      DataBlocco: riga.data_blocco,
      Motivo: riga.motivo,
      CanoneScadenza: riga.canone_scadenza,
      Note: riga.note,
      Autore: riga.autore,
      CreatoIl: riga.creato_il.toISOString(),
      ToltoIl: riga.tolto_il?.toISOString() ?? null,
      ToltoDa: riga.tolto_da,
    }),
  );
}

/** Ends the lock that counts, if there is one. */
export async function endBlocco(trx: Trx, studioId: number, autore: string): Promise<void> {
  await trx
    .updateTable('blocco_studio')
    .set({ tolto_il: sql<Date>`now()`, tolto_da: autore })
    .where('studio_id', '=', studioId)
    .where('tolto_il', 'is', null)
    .execute();
}

/** A lock from a day, on the record of the studio and in its history. */
export async function insertBlocco(trx: Trx, nuovo: NuovoBlocco): Promise<void> {
  await trx
    .insertInto('blocco_studio')
    .values({
      studio_id: nuovo.studioId,
      data_blocco: nuovo.dataBlocco,
      motivo: nuovo.motivo,
      canone_scadenza: nuovo.canoneScadenza,
      note: nuovo.note,
      autore_id: nuovo.autoreId,
      autore: nuovo.autore,
    })
    .execute();
}

/** What the door reads: from which day, and whether it is about the fee. Null: open. */
export async function updateBlocco(
  trx: Trx,
  studioId: number,
  dal: string | null,
  canone: boolean,
): Promise<void> {
  await trx
    .updateTable('studio')
    .set({ data_blocco: dal, canone_manutenzione: canone, versione: sql<number>`versione + 1` })
    .where('id', '=', studioId)
    .execute();
}
