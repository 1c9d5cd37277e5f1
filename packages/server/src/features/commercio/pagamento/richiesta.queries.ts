import { type ListQuery, tipologiaUtente } from '@quadra/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { Pagamento } from './pagamento.queries.ts';
import type { RichiestaPagamentoTable } from './pagamento.table.ts';

export type Richiesta = Selectable<RichiestaPagamentoTable>;

const elenco: Elenco = {
  filtri: {
    Stato: { colonna: 'r.stato', tipo: 'esatto', isAmbito: true },
    Intestatario: { colonna: 'r.intestatario', tipo: 'testo' },
    Studio: { colonna: 'r.studio', tipo: 'testo' },
    Anno: { colonna: 'r.anno', tipo: 'intero', isAmbito: true },
    Tipo: { colonna: 'r.tipo', tipo: 'esatto', isAmbito: true },
  },
  ordini: {
    Data: 'r.creata_il',
    Stato: 'r.stato',
    Intestatario: 'r.intestatario',
    Studio: 'r.studio',
    Anno: 'r.anno',
    Totale: 'r.totale',
  },
  ordinePredefinito: ['-Data'],
  chiave: 'r.id',
};

const select = (trx: Trx) => trx.selectFrom('richiesta_pagamento as r');

/** A page of the requests that the studi of the transaction made or received, and how many there are. */
export async function listRichieste(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: Richiesta[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(
    select(trx).selectAll('r'),
    condizioni,
    readOrdine(query, elenco),
    query,
  ).execute();
  let conta = select(trx).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

export const findRichiesta = async (trx: Trx, id: string): Promise<Richiesta | undefined> =>
  isUuid(id) ? select(trx).selectAll('r').where('r.id', '=', id).executeTakeFirst() : undefined;

/** Holds a request until the transaction ends: who pays, and who takes it back, take turns. */
export const lockRichiesta = (trx: Trx, id: string): Promise<Richiesta | undefined> =>
  trx.selectFrom('richiesta_pagamento').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The last request for a declaration, whatever became of it. */
export const findRichiestaDi = (
  trx: Trx,
  { studioId, id }: { readonly studioId: number; readonly id: string },
): Promise<Richiesta | undefined> =>
  select(trx)
    .selectAll('r')
    .where('r.richiedente_id', '=', studioId)
    .where('r.dichiarazione_id', '=', id)
    .orderBy('r.creata_il', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Undefined when there is one that is open, or paid: who comes second makes none. */
export const insertRichiesta = (
  trx: Trx,
  riga: Insertable<RichiestaPagamentoTable>,
): Promise<Richiesta | undefined> =>
  trx
    .insertInto('richiesta_pagamento')
    .values(riga)
    .onConflict((conflitto) => conflitto.doNothing())
    .returningAll()
    .executeTakeFirst();

export async function closeRichiesta(
  trx: Trx,
  id: string,
  valori: { stato: 'Pagata' | 'Ritirata'; pagamento_id: string | null; chiusa_il: Date; totale?: number },
): Promise<void> {
  await trx.updateTable('richiesta_pagamento').set(valori).where('id', '=', id).execute();
}

/** The payment of a request that is under way; at most one is. */
export const findSospesoDi = (
  trx: Trx,
  { pagante_id, id }: Pick<Richiesta, 'pagante_id' | 'id'>,
): Promise<Pagamento | undefined> =>
  trx
    .selectFrom('pagamento')
    .selectAll()
    .where('studio_id', '=', pagante_id)
    .where('richiesta_id', '=', id)
    .where('stato', '=', 'In sospeso')
    .executeTakeFirst();

/** Who pays: a private client or a company with an access to the portal. */
export interface Pagante {
  readonly studioId: number;
  readonly nome: string;
  readonly email: string;
}

/**
 * Who may be asked to pay for a client: the private client or the company with one of these codes, of the same seller, whose
 * administrator enters with an address that the studio itself wrote on the client. Two facts have to agree: anybody may
 * register with the code of another. The transaction sees everybody; nothing else of what it finds may be told.
 */
export async function findPagante(
  trx: Trx,
  {
    gestoreId,
    codici,
    indirizzi,
  }: { gestoreId: number | null; codici: readonly string[]; indirizzi: readonly string[] },
): Promise<Pagante | undefined> {
  const { rows } = await sql<Pagante>`
    select s.id as "studioId", s.ragione_sociale as nome, u.email
    from studio s join utente u on u.studio_id = s.id
    where s.tipo_profilo_cliente <> 0 and s.gestore_id is not distinct from ${gestoreId}::int
      and (upper(s.codice_fiscale) = any (${[...codici]}::text[]) or upper(s.partita_iva) = any (${[...codici]}::text[]))
      and u.tipologia_utente = ${tipologiaUtente.AMM_STU} and u.attivo and u.password_hash is not null
      and lower(u.email) = any (${[...indirizzi]}::text[])
    order by s.id, u.id limit 1`.execute(trx);
  return rows[0];
}
