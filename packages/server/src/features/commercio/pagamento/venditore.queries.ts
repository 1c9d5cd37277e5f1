import { type Selectable, sql, type Updateable } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { VenditoreTable } from './pagamento.table.ts';

/** A seller with its name and what its gestore is allowed. */
export type Venditore = Selectable<VenditoreTable> & {
  readonly nome: string;
  readonly email: string | null;
  readonly telefono: string | null;
  /** The vendor lets the gestore take transfers and cards; null: it is the vendor. */
  readonly concede_bonifici: boolean | null;
  readonly concede_carta: boolean | null;
};

const selectVenditori = (trx: Trx) =>
  trx
    .selectFrom('venditore as v')
    .leftJoin('gestore as g', 'g.id', 'v.gestore_id')
    .leftJoin('fornitore as f', (unione) => unione.onTrue())
    .selectAll('v')
    .select([
      sql<string>`coalesce(g.ragione_sociale, f.ragione_sociale, '')`.as('nome'),
      sql<string | null>`case when g.id is null then f.email else g.email end`.as('email'),
      sql<string | null>`case when g.id is null then f.telefono else g.telefono end`.as('telefono'),
      'g.abilita_bonifici as concede_bonifici',
      'g.pagamento_carta_credito as concede_carta',
    ]);

/** The seller of a gestore, or the vendor; it is there from the first time it is asked for. */
export async function ensureVenditore(trx: Trx, gestoreId: number | null): Promise<Venditore> {
  await trx
    .insertInto('venditore')
    .values({ gestore_id: gestoreId })
    .onConflict((conflitto) => conflitto.doNothing())
    .execute();
  return findVenditore(trx, gestoreId) as Promise<Venditore>;
}

/** The seller of a gestore, or the vendor; undefined when it never said what it sells with. */
export const findVenditore = (trx: Trx, gestoreId: number | null): Promise<Venditore | undefined> =>
  selectVenditori(trx)
    .where(sql<boolean>`v.gestore_id is not distinct from ${gestoreId}::int`)
    .executeTakeFirst();

export const findVenditoreDi = (trx: Trx, id: string): Promise<Venditore | undefined> =>
  selectVenditori(trx).where('v.id', '=', id).executeTakeFirst();

/** False when somebody else changed it in between. */
export async function updateVenditore(
  trx: Trx,
  { id, versione }: { id: string; versione: number },
  valori: Updateable<VenditoreTable>,
): Promise<boolean> {
  const esito = await trx
    .updateTable('venditore')
    .set({ ...valori, versione: versione + 1, modificato_il: sql<Date>`now()` })
    .where('id', '=', id)
    .where('versione', '=', versione)
    .executeTakeFirst();
  return esito.numUpdatedRows === 1n;
}
