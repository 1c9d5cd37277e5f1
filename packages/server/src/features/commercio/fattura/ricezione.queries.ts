import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Keeps a notice as it came; false when it was here already. */
export async function insertMessaggio(
  trx: Trx,
  riga: { identificativo: string; nome_file: string; contenuto: string; ricevuto_il: Date },
): Promise<boolean> {
  const esito = await trx
    .insertInto('sdi_messaggio')
    .values(riga)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return Number(esito.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** The notices of a seller nobody looked at yet, oldest first, each with the sending it is about; no other round takes them. */
export const takeMessaggi = (trx: Trx, gestoreId: number | null, quanti: number) =>
  trx
    .selectFrom('sdi_messaggio as m')
    .innerJoin('fattura_invio as i', 'i.identificativo_sdi', 'm.identificativo')
    .innerJoin('fattura as f', 'f.id', 'i.fattura_id')
    .select(['m.id', 'm.contenuto', 'm.nome_file', 'm.ricevuto_il', 'i.id as invio_id', 'f.id as fattura_id'])
    .where('m.lavorato_il', 'is', null)
    .where('f.gestore_id', 'is not distinct from', gestoreId)
    .orderBy('m.ricevuto_il')
    .orderBy('m.nome_file')
    .limit(quanti)
    .forUpdate('m')
    .skipLocked()
    .execute();

export async function settleMessaggio(trx: Trx, id: string, motivo: string | null): Promise<void> {
  await trx
    .updateTable('sdi_messaggio')
    .set({ lavorato_il: sql<Date>`now()`, motivo })
    .where('id', '=', id)
    .execute();
}

export async function insertNotifica(
  trx: Trx,
  riga: {
    fattura_id: string;
    invio_id: string;
    tipo: 'RC' | 'NS' | 'MC' | 'NE' | 'DT' | 'AT';
    nome_file: string;
    contenuto: string;
    errori: string;
    ricevuta_il: Date;
  },
): Promise<void> {
  await trx
    .insertInto('fattura_notifica')
    .values(riga)
    .onConflict((c) => c.doNothing())
    .execute();
}
