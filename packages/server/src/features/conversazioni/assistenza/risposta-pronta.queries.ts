import type { ListQuery, RispostaProntaFilo } from '@quadra/contract';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

const elenco: Elenco = {
  filtri: {
    Titolo: { colonna: 'r.titolo', tipo: 'testo' },
    Testo: { colonna: 'r.testo', tipo: 'testo' },
  },
  ordini: { Titolo: 'r.titolo' },
  ordinePredefinito: ['Titolo'],
  chiave: 'r.id',
};

type Riga = Selectable<Database['risposta_pronta']>;
/** Whose they are: of a gestore, or of the vendor. */
type Di = number | null;
const isSua = (gestoreId: Di) => sql<SqlBool>`r.gestore_id is not distinct from ${gestoreId}::int`;

export const toFilo = ({ id, titolo, testo, versione }: Riga): RispostaProntaFilo => ({
  ...{ Id: id, Titolo: titolo, Testo: testo, Versione: versione },
});

/** A page of the ready answers of a place, and how many there are. */
export async function listRispostePronte(
  trx: Trx,
  gestoreId: Di,
  query: ListQuery,
): Promise<{ righe: Riga[]; totale: number }> {
  const { condizioni: lette } = readFiltri(query, elenco);
  const condizioni = [isSua(gestoreId), ...lette];
  const base = trx.selectFrom('risposta_pronta as r').selectAll('r');
  const righe = await pageQuery(base, condizioni, readOrdine(query, elenco), query).execute();
  let conta = trx.selectFrom('risposta_pronta as r').select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** One of a place, held until the transaction ends. */
export async function lockRispostaPronta(trx: Trx, gestoreId: Di, id: string): Promise<Riga | undefined> {
  if (!isUuid(id)) return undefined;
  return trx
    .selectFrom('risposta_pronta as r')
    .selectAll('r')
    .where('r.id', '=', id)
    .where(isSua(gestoreId))
    .forUpdate()
    .executeTakeFirst();
}

export const insertRispostaPronta = (
  trx: Trx,
  gestoreId: Di,
  scritta: Pick<Riga, 'titolo' | 'testo'>,
): Promise<Riga> =>
  trx
    .insertInto('risposta_pronta')
    .values({ gestore_id: gestoreId, ...scritta })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateRispostaPronta = (
  trx: Trx,
  id: string,
  scritta: Pick<Riga, 'titolo' | 'testo'>,
): Promise<Riga> =>
  trx
    .updateTable('risposta_pronta')
    .set({ ...scritta, versione: sql`versione + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function deleteRispostaPronta(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('risposta_pronta').where('id', '=', id).execute();
}
