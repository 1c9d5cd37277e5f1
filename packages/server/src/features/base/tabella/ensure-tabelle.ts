import { findTabella } from '@quadra/contract';
import { listAnni } from '@quadra/values';
import type { Db } from '../../../db/pool.ts';
import { listEdizioni, lockTabella, writeDiCasa, writeEdizione } from './tabella.queries.ts';
import { readTabelleDiCasa } from './voci-di-casa.ts';

/**
 * Writes the tables that come with the product where they are new or changed with it; a table that was imported from a
 * newer official file stays, and so does every row that the vendor touched.
 */
export async function ensureTabelle(db: Db): Promise<void> {
  const edizioni = new Map((await listEdizioni(db)).map((una) => [una.tabella, una]));
  const daScrivere = readTabelleDiCasa().filter(({ tabella, impronta }) => {
    const edizione = edizioni.get(tabella);
    return edizione === undefined || (!edizione.importata && edizione.impronta !== impronta);
  });
  if (daScrivere.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const diCasa of daScrivere) {
      const { tabella, fonte, data, impronta } = diCasa;
      await lockTabella(trx, tabella);
      await writeDiCasa(trx, diCasa, findTabella(tabella)?.annuale ? listAnni() : [null]);
      await writeEdizione(trx, { tabella, fonte, data, impronta, importata: false });
    }
  });
}
