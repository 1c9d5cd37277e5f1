import type { ListQuery } from '@quadra/contract';
import {
  type Expression,
  type Insertable,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import { CONTESTATO, DA_RIMBORSARE, DA_VERIFICARE } from './pagamento.rules.ts';
import type { CartaTable, PagamentoTable } from './pagamento.table.ts';

export type Pagamento = Selectable<PagamentoTable>;
export type RigaPagamento = Pagamento & {
  readonly nome_studio: string;
  /** Of who sold it; null: the vendor. */
  readonly gestore_id: number | null;
  /** It was refused, on a page of the gateway where it may still be paid. */
  readonly riprovabile: boolean;
};

const viste: Readonly<Record<string, Expression<SqlBool>>> = {
  'Da verificare': sql<SqlBool>`p.stato = 'Fallito' and p.rimborsato_il is null and p.motivo like ${`%${DA_VERIFICARE}`}`,
  'Da rimborsare': sql<SqlBool>`p.stato = 'Completato' and p.rimborsato_il is null and p.motivo = ${DA_RIMBORSARE}`,
  Contestati: sql<SqlBool>`p.stato = 'Completato' and p.motivo like ${`${CONTESTATO}%`}`,
};
const elenco: Elenco = {
  filtri: {
    Vista: { colonna: 'p.stato', tipo: 'scelta', chooses: (scelta) => viste[scelta], isAmbito: true },
    Metodo: { colonna: 'p.metodo', tipo: 'esatto', isAmbito: true },
    Stato: { colonna: 'p.stato', tipo: 'esatto', isAmbito: true },
    Pacchetto: { colonna: 'p.pacchetto', tipo: 'testo' },
    NomeStudio: { colonna: 'p.nome_studio', tipo: 'testo' },
    Causale: { colonna: 'p.causale', tipo: 'testo' },
    DataDa: { colonna: 'p.creato_il', tipo: 'dal' },
    DataA: { colonna: 'p.creato_il', tipo: 'al' },
    IdStudio: { colonna: 'p.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Data: 'p.creato_il',
    Numero: 'p.numero',
    Importo: 'p.totale',
    Stato: 'p.stato',
    Metodo: 'p.metodo',
    NomeStudio: 'p.nome_studio',
    Pacchetto: 'p.pacchetto',
  },
  ordinePredefinito: ['-Data'],
  chiave: 'p.numero',
};

/** Refused, and its page neither closed by anybody nor past the time that any gateway keeps one. A charge by itself has no page. */
const RIPROVABILE = sql<boolean>`(x.stato = 'Fallito' and x.incassato_il is null and x.esterno_pagina is not null
  and x.creato_il > now() - interval '4 hours')`;

const selectRighe = (trx: Trx) =>
  trx.selectFrom((eb) =>
    eb
      .selectFrom('pagamento as x')
      .innerJoin('studio as s', 's.id', 'x.studio_id')
      .innerJoin('venditore as v', 'v.id', 'x.venditore_id')
      .selectAll('x')
      .select(['s.ragione_sociale as nome_studio', 'v.gestore_id', RIPROVABILE.as('riprovabile')])
      .as('p'),
  );

/** A page of the payments of the studi of the transaction, the newest first, and how many there are. */
export async function listPagamenti(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: RigaPagamento[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(
    selectRighe(trx).selectAll('p'),
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
export const findPagamento = async (trx: Trx, id: string): Promise<RigaPagamento | undefined> =>
  isUuid(id) ? selectRighe(trx).selectAll('p').where('p.id', '=', id).executeTakeFirst() : undefined;

/** Those of the studi of the transaction that the texts of a statement name. */
export const listPerCausale = (trx: Trx, causali: readonly string[]): Promise<RigaPagamento[]> =>
  causali.length === 0
    ? Promise.resolve([])
    : selectRighe(trx).selectAll('p').where('p.causale', 'in', causali).execute();

/** Holds a payment until the transaction ends: who comes at the same time waits, and sees what became of it. */
export const lockPagamento = async (
  trx: Trx,
  studioId: number,
  id: string,
): Promise<Pagamento | undefined> =>
  isUuid(id)
    ? trx
        .selectFrom('pagamento')
        .selectAll()
        .where('studio_id', '=', studioId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;

export const insertPagamento = (trx: Trx, riga: Insertable<PagamentoTable>): Promise<Pagamento> =>
  trx.insertInto('pagamento').values(riga).returningAll().executeTakeFirstOrThrow();

export async function updatePagamento(
  trx: Trx,
  { studio_id, id }: Pick<Pagamento, 'studio_id' | 'id'>,
  valori: Updateable<PagamentoTable>,
): Promise<void> {
  await trx
    .updateTable('pagamento')
    .set(valori)
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** Those that were refused on a page that may still pay them, begun before `prima`. */
export const listRiprovabili = (trx: Trx, prima: Date): Promise<Pagamento[]> =>
  trx
    .selectFrom('pagamento as x')
    .selectAll('x')
    .where(RIPROVABILE)
    .where('x.creato_il', '<', prima)
    .orderBy('x.creato_il', 'desc')
    .limit(100)
    .execute();

/** Those of a request that were refused on a page that may still pay them, the last first. */
export const listRiprovabiliDi = (
  trx: Trx,
  { pagante_id, id }: { readonly pagante_id: number; readonly id: string },
): Promise<Pagamento[]> =>
  trx
    .selectFrom('pagamento as x')
    .selectAll('x')
    .where('x.studio_id', '=', pagante_id)
    .where('x.richiesta_id', '=', id)
    .where(RIPROVABILE)
    .orderBy('x.creato_il', 'desc')
    .execute();

/** Those that wait at a gateway since before `prima`; the last first, or those that nobody ever pays would hide them. */
export const listSospesi = (trx: Trx, prima: Date): Promise<Pagamento[]> =>
  trx
    .selectFrom('pagamento')
    .selectAll()
    .where('stato', '=', 'In sospeso')
    .where('metodo', 'in', ['Carta di credito', 'Paypal'])
    .where('creato_il', '<', prima)
    .orderBy('creato_il', 'desc')
    .limit(100)
    .execute();

export type Carta = Selectable<CartaTable>;

export const listCarte = (trx: Trx, studioId: number): Promise<Carta[]> =>
  trx
    .selectFrom('carta')
    .selectAll()
    .where('studio_id', '=', studioId)
    .orderBy('creata_il', 'desc')
    .limit(20)
    .execute();

export const findCarta = (trx: Trx, studioId: number, venditoreId: string): Promise<Carta | undefined> =>
  trx
    .selectFrom('carta')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('venditore_id', '=', venditoreId)
    .executeTakeFirst();

/** The last card that was kept takes the place of the one before. */
export async function upsertCarta(trx: Trx, riga: Insertable<CartaTable>): Promise<void> {
  const { alias, cliente, circuito, ultime_quattro, scadenza } = riga;
  await trx
    .insertInto('carta')
    .values(riga)
    .onConflict((conflitto) =>
      conflitto
        .columns(['studio_id', 'venditore_id'])
        .doUpdateSet({ alias, cliente, circuito, ultime_quattro, scadenza }),
    )
    .execute();
}

/** False when there is none. */
export async function deleteCarta(trx: Trx, studioId: number, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const esito = await trx
    .deleteFrom('carta')
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .executeTakeFirst();
  return esito.numDeletedRows === 1n;
}
