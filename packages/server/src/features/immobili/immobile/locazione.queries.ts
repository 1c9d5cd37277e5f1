import type { ContrattoFilo, ListQuery } from '@quadra/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

export type Contratto = Selectable<Database['contratto_locazione']>;

const elenco: Elenco = {
  filtri: {
    IdImmobile: { colonna: 'immobile_id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'studio_id', tipo: 'intero', isAmbito: true },
    CodiceIdentificativo: { colonna: 'codice_identificativo', tipo: 'testo' },
    CodiceCanone: { colonna: 'codice_canone', tipo: 'esatto' },
  },
  ordini: { Dal: 'dal', Al: 'al', Canone: 'canone' },
  ordinePredefinito: ['-Dal'],
  chiave: 'id',
};

export async function listContratti(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: Contratto[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const select = trx.selectFrom('contratto_locazione').selectAll();
  const righe = await pageQuery(select, condizioni, readOrdine(query, elenco), query).execute();
  let conta = trx.selectFrom('contratto_locazione').select(sql<number>`count(*)`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** A contract; held until the end of the transaction when it is about to change. */
export async function findContratto(
  trx: Trx,
  id: string,
  { isBloccato = false } = {},
): Promise<Contratto | undefined> {
  if (!isUuid(id)) return undefined;
  const select = trx.selectFrom('contratto_locazione').selectAll().where('id', '=', id);
  return (isBloccato ? select.forUpdate() : select).executeTakeFirst();
}

export type ContrattoScritto = Omit<ContrattoFilo, 'Id' | 'IdStudio' | 'IdImmobile' | 'Versione'>;

const toColonne = (scritto: ContrattoScritto) => ({
  dal: scritto.Dal,
  al: scritto.Al,
  codice_identificativo: scritto.CodiceIdentificativo,
  data_registrazione: scritto.DataRegistrazione,
  serie: scritto.Serie,
  numero: scritto.Numero,
  sottonumero: scritto.Sottonumero,
  codice_ufficio: scritto.CodiceUfficio,
  canone: scritto.Canone,
  codice_canone: scritto.CodiceCanone,
  aliquota: scritto.Aliquota,
});

export const insertContratto = (
  trx: Trx,
  { studio_id, id }: { studio_id: number; id: string },
  scritto: ContrattoScritto,
): Promise<Contratto> =>
  trx
    .insertInto('contratto_locazione')
    .values({ studio_id, immobile_id: id, ...toColonne(scritto) })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateContratto = (trx: Trx, id: string, scritto: ContrattoScritto): Promise<Contratto> =>
  trx
    .updateTable('contratto_locazione')
    .set({ ...toColonne(scritto), versione: sql`versione + 1`, modificato_il: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function deleteContratto(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('contratto_locazione').where('id', '=', id).execute();
}
