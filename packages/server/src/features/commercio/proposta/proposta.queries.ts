import type { ListQuery, TipoProposta } from '@quadra/contract';
import { type Expression, type Insertable, type SqlBool, sql, type UpdateObject } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { Sguardo } from '../fattura/sguardo.ts';

const elenco: Elenco = {
  filtri: {
    Tipo: { colonna: 'p.tipo', tipo: 'esatto', isAmbito: true },
    Numero: { colonna: 'p.numero', tipo: 'testo' },
    Cliente: { colonna: 'p.nome_cliente', tipo: 'testo' },
    Stato: { colonna: 'p.stato', tipo: 'esatto' },
    Anno: { colonna: 'p.anno', tipo: 'intero', isAmbito: true },
    IdStudio: { colonna: 'p.cliente_studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Numero: 'p.progressivo',
    Data: 'p.data',
    Cliente: 'p.nome_cliente',
    Totale: 'p.totale',
    Scadenza: 'p.scadenza',
    Stato: 'p.stato',
  },
  ordinePredefinito: ['-Data', '-Numero'],
  chiave: 'p.id',
};

const selectProposte = (trx: Trx) =>
  trx.selectFrom((eb) =>
    eb
      .selectFrom('proposta as x')
      .selectAll('x')
      .select([
        sql<string>`x.cliente->>'denominazione'`.as('nome_cliente'),
        sql<string | null>`name_utente(x.risposta_da)`.as('nome_risposta'),
      ])
      .as('p'),
  );
const selectRighe = (trx: Trx) => selectProposte(trx).selectAll('p');
export type RigaProposta = Awaited<ReturnType<ReturnType<typeof selectRighe>['execute']>>[number];

const makeAmbito = (sguardo: Sguardo): Expression<SqlBool> =>
  sguardo.di === 'venditore'
    ? sql<SqlBool>`p.gestore_id is not distinct from ${sguardo.gestoreId}::int`
    : sql<SqlBool>`p.cliente_studio_id = ${sguardo.studioId}`;

/** A page of what who looks wrote or received, and how many there are. */
export async function listProposte(trx: Trx, query: ListQuery, sguardo: Sguardo) {
  const condizioni = [makeAmbito(sguardo), ...readFiltri(query, elenco).condizioni];
  const righe = await pageQuery(selectRighe(trx), condizioni, readOrdine(query, elenco), query).execute();
  let conta = selectProposte(trx).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

export async function findProposta(
  trx: Trx,
  id: string,
  sguardo: Sguardo,
): Promise<RigaProposta | undefined> {
  if (!isUuid(id)) return undefined;
  return selectRighe(trx).where('p.id', '=', id).where(makeAmbito(sguardo)).executeTakeFirst();
}

/** Holds one until the transaction ends. */
export async function lockProposta(trx: Trx, id: string): Promise<void> {
  if (isUuid(id)) await trx.selectFrom('proposta').select('id').where('id', '=', id).forUpdate().execute();
}

const SERRATURA = 7_266_094;
/** The next number of a seller, kind and year: who takes one waits for who is taking one. */
export async function takeProgressivoProposta(
  trx: Trx,
  { gestoreId, tipo, anno }: { gestoreId: number | null; tipo: TipoProposta; anno: number },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(${SERRATURA}, ${gestoreId ?? 0})`.execute(trx);
  const { ultimo } = await trx
    .selectFrom('proposta')
    .select(sql<number>`coalesce(max(progressivo), 0)::int`.as('ultimo'))
    .where('gestore_id', 'is not distinct from', gestoreId)
    .where('tipo', '=', tipo)
    .where('anno', '=', anno)
    .executeTakeFirstOrThrow();
  return ultimo + 1;
}

export const insertProposta = (trx: Trx, riga: Insertable<Database['proposta']>) =>
  trx.insertInto('proposta').values(riga).returning(['id', 'numero']).executeTakeFirstOrThrow();

export async function updateProposta(
  trx: Trx,
  id: string,
  colonne: UpdateObject<Database, 'proposta'>,
): Promise<void> {
  await trx
    .updateTable('proposta')
    .set({ ...colonne, versione: sql`versione + 1` })
    .where('id', '=', id)
    .execute();
}
