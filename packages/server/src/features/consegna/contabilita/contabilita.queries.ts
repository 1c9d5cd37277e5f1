import { type Selectable, sql, type Updateable } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { ContabilitaTable } from './contabilita.table.ts';

export type ConfigurazioneContabile = Selectable<ContabilitaTable>;

/** What a seller wrote; undefined where nobody did. */
export const findContabilita = (
  trx: Trx,
  gestoreId: number | null,
): Promise<ConfigurazioneContabile | undefined> =>
  trx
    .selectFrom('contabilita')
    .selectAll()
    .where('gestore_id', 'is not distinct from', gestoreId)
    .executeTakeFirst();

export type ColonneContabili = Omit<Updateable<ContabilitaTable>, 'id' | 'gestore_id' | 'versione'>;

/** The row of a gestore, with the values of the vendor until it writes its own; its key. */
export async function ensureContabilita(trx: Trx, gestoreId: number): Promise<void> {
  await sql`
    insert into contabilita (gestore_id, causale_consumo, causale_incasso, conto_banca, causale_vendita, codice_iva, conto_iva,
      numero_registro, tipo_registro, tipo_conto_cliente, tipo_conto_gestore, versione)
    select ${gestoreId}, causale_consumo, causale_incasso, conto_banca, causale_vendita, codice_iva, conto_iva,
      numero_registro, tipo_registro, tipo_conto_cliente, tipo_conto_gestore, 0
    from contabilita where gestore_id is null on conflict do nothing`.execute(trx);
}

/** False where another wrote it meanwhile. */
export async function updateContabilita(
  trx: Trx,
  { id, versione }: { id: number; versione: number },
  colonne: ColonneContabili,
): Promise<boolean> {
  const esito = await trx
    .updateTable('contabilita')
    .set({ ...colonne, versione: sql<number>`versione + 1` })
    .where('id', '=', id)
    .where('versione', '=', versione)
    .executeTakeFirst();
  return Number(esito.numUpdatedRows) > 0;
}
