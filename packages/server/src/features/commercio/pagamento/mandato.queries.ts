import type { ListQuery } from '@quadra/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { MandatoTable } from './pagamento.table.ts';

type Mandato = Selectable<MandatoTable>;
export type RigaMandato = Mandato & {
  readonly nome_studio: string;
  /** Of who debits; null: the vendor. */
  readonly gestore_id: number | null;
  readonly creditore: string;
  readonly identificativo_creditore: string | null;
  readonly prossimo: string | null;
};

const elenco: Elenco = {
  filtri: {
    Stato: { colonna: 'm.stato', tipo: 'esatto', isAmbito: true },
    NomeStudio: { colonna: 'm.nome_studio', tipo: 'testo' },
    Intestatario: { colonna: 'm.intestatario', tipo: 'testo' },
    Codice: { colonna: 'm.codice', tipo: 'testo' },
    IdStudio: { colonna: 'm.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Creato: 'm.creato_il',
    NomeStudio: 'm.nome_studio',
    Intestatario: 'm.intestatario',
    Stato: 'm.stato',
    DataMandato: 'm.firmato_il',
  },
  ordinePredefinito: ['-Creato'],
  chiave: 'm.codice',
};

const selectRighe = (trx: Trx) =>
  trx.selectFrom((eb) =>
    eb
      .selectFrom('mandato as x')
      .innerJoin('studio as s', 's.id', 'x.studio_id')
      .innerJoin('venditore as v', 'v.id', 'x.venditore_id')
      .leftJoin('gestore as g', 'g.id', 'v.gestore_id')
      .leftJoin('fornitore as f', (unione) => unione.onTrue())
      .selectAll('x')
      .select([
        's.ragione_sociale as nome_studio',
        'v.gestore_id',
        sql<string>`coalesce(v.intestatario, g.ragione_sociale, f.ragione_sociale, '')`.as('creditore'),
        'v.identificativo_creditore',
        sql<string | null>`(select min(p.addebito_il)::text from pagamento p where p.studio_id = x.studio_id
          and p.mandato_id = x.id and p.stato = 'In sospeso')`.as('prossimo'),
      ])
      .as('m'),
  );

/** A page of the mandates of the studi of the transaction, the newest first, and how many there are. */
export async function listMandati(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: RigaMandato[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(
    selectRighe(trx).selectAll('m'),
    condizioni,
    readOrdine(query, elenco),
    query,
  ).execute();
  let conta = selectRighe(trx).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** Of the studi of the transaction. */
export const findMandato = async (trx: Trx, id: string): Promise<RigaMandato | undefined> =>
  isUuid(id) ? selectRighe(trx).selectAll('m').where('m.id', '=', id).executeTakeFirst() : undefined;

/** The mandate a seller may debit now. */
export const findMandatoAttivo = (
  trx: Trx,
  studioId: number,
  venditoreId: string,
): Promise<Mandato | undefined> =>
  trx
    .selectFrom('mandato')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('venditore_id', '=', venditoreId)
    .where('stato', '=', 'Attivo')
    .executeTakeFirst();

/** Undefined when one lives already. */
export const insertMandato = (trx: Trx, riga: Insertable<MandatoTable>): Promise<Mandato | undefined> =>
  trx
    .insertInto('mandato')
    .values(riga)
    .onConflict((conflitto) => conflitto.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Holds a mandate until the transaction ends. */
export const lockMandato = (trx: Trx, studioId: number, id: string): Promise<Mandato | undefined> =>
  trx
    .selectFrom('mandato')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateMandato(
  trx: Trx,
  { studio_id, id }: Pick<Mandato, 'studio_id' | 'id'>,
  valori: Updateable<MandatoTable>,
): Promise<void> {
  await trx
    .updateTable('mandato')
    .set(valori)
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** Those that wait and are in no file yet: they go with their mandate. */
export const listDaAnnullare = (trx: Trx, studioId: number, mandatoId: string): Promise<{ id: string }[]> =>
  trx
    .selectFrom('pagamento')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('mandato_id', '=', mandatoId)
    .where('stato', '=', 'In sospeso')
    .where('distinta_id', 'is', null)
    .execute();

/** The mandates that may be debited, with the day each was last used. */
export const listUsi = (trx: Trx): Promise<{ studio_id: number; id: string; ultimo: string }[]> =>
  trx
    .selectFrom('mandato as m')
    .select([
      'm.studio_id',
      'm.id',
      sql<string>`greatest(m.firmato_il, (select max(p.addebito_il) from pagamento p
        where p.studio_id = m.studio_id and p.mandato_id = m.id and p.distinta_id is not null))::text`.as(
        'ultimo',
      ),
    ])
    .where('m.stato', 'in', ['Attivo', 'Sospeso'])
    .execute();
