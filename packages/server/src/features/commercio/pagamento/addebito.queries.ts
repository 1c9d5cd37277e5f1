import type { ListQuery } from '@quadra/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { DistintaTable } from './pagamento.table.ts';

/** A debit to be asked of the bank. */
export interface DaAddebitare {
  readonly studio_id: number;
  readonly id: string;
  readonly venditore_id: string;
  readonly causale: string;
  readonly pacchetto: string;
  readonly totale: number;
  readonly addebito_il: string;
  readonly mandato_id: string;
  readonly mandato: string;
  readonly iban: string;
  readonly intestatario: string;
  readonly firmato_il: string;
  /** A debit of its mandate was collected, or is on its way. */
  readonly usato: boolean;
}

/**
 * The debits of the studi of the transaction that must be with the bank by now, held until it ends: another process that looks
 * at the same time waits, and finds them taken. A mandate that is suspended sends nothing.
 */
export async function lockDaAddebitare(trx: Trx, finoAl: string): Promise<DaAddebitare[]> {
  const { rows } = await sql<DaAddebitare>`
    select p.studio_id, p.id, p.venditore_id, p.causale, p.pacchetto, p.totale, p.addebito_il::text as addebito_il,
      p.mandato_id, m.codice as mandato, m.iban, m.intestatario, m.firmato_il::text as firmato_il,
      exists (select from pagamento u where u.studio_id = p.studio_id and u.mandato_id = p.mandato_id
        and u.distinta_id is not null and (u.stato in ('In sospeso', 'Completato') or u.incassato_il is not null)) as usato
    from pagamento p join mandato m on m.studio_id = p.studio_id and m.id = p.mandato_id
    where p.metodo = 'SEPA Direct Debit' and p.stato = 'In sospeso' and p.distinta_id is null
      and p.addebito_il <= ${finoAl}::date and m.stato = 'Attivo'
    order by p.addebito_il, p.numero
    for update of p`.execute(trx);
  return rows;
}

export const insertDistinta = (trx: Trx, riga: Insertable<DistintaTable>) =>
  trx.insertInto('distinta').values(riga).returning(['id', 'numero']).executeTakeFirstOrThrow();

type Distinta = Pick<
  Selectable<DistintaTable>,
  'id' | 'numero' | 'tracciato' | 'quanti' | 'totale' | 'primo_addebito' | 'creata_il' | 'scaricata_il'
>;

const elenco: Elenco = {
  filtri: {
    Causale: { colonna: 'c.causali', tipo: 'testo' },
    Numero: { colonna: 'd.numero', tipo: 'intero' },
    DataDa: { colonna: 'd.creata_il', tipo: 'dal' },
    DataA: { colonna: 'd.creata_il', tipo: 'al' },
  },
  ordini: { Data: 'd.creata_il', Numero: 'd.numero', PrimoAddebito: 'd.primo_addebito', Totale: 'd.totale' },
  ordinePredefinito: ['-Numero'],
  chiave: 'd.numero',
};

/** Those of one seller, the vendor as each gestore, with the causali of the debits they hold. */
const selectDistinte = (trx: Trx, gestoreId: number | null) =>
  trx
    .selectFrom('distinta as d')
    .innerJoin('venditore as v', 'v.id', 'd.venditore_id')
    // Put together once for all: asked file by file, each would look through every payment.
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('pagamento as p')
          .where('p.distinta_id', 'is not', null)
          .groupBy('p.distinta_id')
          .select(['p.distinta_id', sql<string>`string_agg(p.causale, ' ')`.as('causali')])
          .as('c'),
      (join) => join.onRef('c.distinta_id', '=', 'd.id'),
    )
    .where(sql<boolean>`v.gestore_id is not distinct from ${gestoreId}::int`);

/** A page of the files of a seller, the newest first, and how many there are. */
export async function listDistinte(
  trx: Trx,
  gestoreId: number | null,
  query: ListQuery,
): Promise<{ righe: Distinta[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(
    selectDistinte(trx, gestoreId).select([
      'd.id',
      'd.numero',
      'd.tracciato',
      'd.quanti',
      'd.totale',
      'd.primo_addebito',
      'd.creata_il',
      'd.scaricata_il',
    ]),
    condizioni,
    readOrdine(query, elenco),
    query,
  ).execute();
  let conta = selectDistinte(trx, gestoreId).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** A file of a seller with its bytes, as they are sealed. */
export const findDistinta = async (
  trx: Trx,
  gestoreId: number | null,
  id: string,
): Promise<Selectable<DistintaTable> | undefined> =>
  isUuid(id)
    ? selectDistinte(trx, gestoreId).selectAll('d').where('d.id', '=', id).executeTakeFirst()
    : undefined;

/** The first time somebody took it. */
export async function markScaricata(trx: Trx, id: string, quando: Date): Promise<void> {
  await trx
    .updateTable('distinta')
    .set({ scaricata_il: quando })
    .where('id', '=', id)
    .where('scaricata_il', 'is', null)
    .execute();
}

/** The causali of all the debits of a file, by the name it has for the bank, among the studi of the transaction. */
export async function listCausaliDi(
  trx: Trx,
  gestoreId: number | null,
  messaggio: string,
): Promise<string[]> {
  const righe = await trx
    .selectFrom('pagamento as p')
    .innerJoin('distinta as d', 'd.id', 'p.distinta_id')
    .innerJoin('venditore as v', 'v.id', 'd.venditore_id')
    .select('p.causale')
    .where(sql<boolean>`'QUADRA-SDD-' || left(replace(d.id::text, '-', ''), 20) = ${messaggio}`)
    .where(sql<boolean>`v.gestore_id is not distinct from ${gestoreId}::int`)
    .execute();
  return righe.map(({ causale }) => causale);
}
