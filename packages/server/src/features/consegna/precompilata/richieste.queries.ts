import type {
  ListQuery,
  Richiesta730Filo,
  Richiesta730InteraFilo,
  StatoRichiesta730,
  VoceFuori,
  VocePrecompilata,
} from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { ModelloPrecompilata, SceltaTenuta } from './precompilata.table.ts';

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    Stato: { colonna: 'r.stato', tipo: 'esatto' },
    Codice: { colonna: 'r.codice', tipo: 'esatto' },
    Anno: { colonna: 'r.anno', tipo: 'intero', isAmbito: true },
    IdAnagrafica: { colonna: 'r.anagrafica_id', tipo: 'chiave', isAmbito: true },
    IdDichiarazione: { colonna: 'r.dichiarazione_id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'r.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Denominazione: 'a.denominazione_ricerca',
    CodiceFiscale: 'a.codice_fiscale',
    Stato: 'r.stato',
    Codice: 'r.codice',
    Anno: 'r.anno',
    RicevutaIl: 'r.ricevuta_il',
  },
  ordinePredefinito: ['-Anno', 'Denominazione'],
  chiave: 'r.id',
  anagrafica: 'r.anagrafica_id',
};

const selectRichieste = (trx: Trx) =>
  trx
    .selectFrom('richiesta_precompilata as r')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'r.studio_id').onRef('a.id', '=', 'r.anagrafica_id'),
    )
    .innerJoin('studio as s', 's.id', 'r.studio_id');
const withColonne = (base: ReturnType<typeof selectRichieste>) =>
  base
    .selectAll('r')
    .select(['a.denominazione', 'a.codice_fiscale', 's.ragione_sociale as nome_studio'])
    .select([
      sql<
        number | null
      >`(select d.progressivo from delega d where d.studio_id = r.studio_id and d.id = r.delega_id)`.as(
        'progressivo',
      ),
      sql<
        string | null
      >`(select o.numero || '/' || o.anno from ordine_precompilata_riga x join ordine_precompilata o
        on o.studio_id = x.studio_id and o.id = x.ordine_id
        where x.studio_id = r.studio_id and x.richiesta_id = r.id order by o.creato_il desc, o.numero desc limit 1)`.as(
        'ordine',
      ),
      sql<
        string | null
      >`case when r.codice is null then null else coalesce((select v.descrizione from tabella_voce v
        where v.tabella = 'stati-precompilata' and v.codice = r.codice limit 1), 'Stato ' || r.codice) end`.as(
        'descrizione_codice',
      ),
    ]);
/** A request, with whose it is and how its code is called today. */
export type Richiesta = Awaited<ReturnType<ReturnType<typeof withColonne>['execute']>>[number];

const writeRichiesta = (r: Richiesta): Richiesta730Filo => ({
  Id: r.id,
  IdStudio: r.studio_id,
  NomeStudio: r.nome_studio,
  IdAnagrafica: r.anagrafica_id,
  Denominazione: r.denominazione,
  CodiceFiscale: r.codice_fiscale,
  Anno: r.anno,
  Stato: r.stato,
  Codice: r.codice,
  DescrizioneCodice: r.descrizione_codice,
  Delega: r.progressivo,
  Ordine: r.ordine,
  RicevutaIl: r.ricevuta_il?.toISOString() ?? null,
  Modello: r.modello,
  Voci: r.caselle.length,
  Fuori: r.fuori.length,
  IdDichiarazione: r.dichiarazione_id,
  ImportataIl: r.importata_il?.toISOString() ?? null,
});
export const writeIntera = (r: Richiesta): Richiesta730InteraFilo => ({
  ...writeRichiesta(r),
  Caselle: r.caselle,
  CaselleFuori: r.fuori,
});

/** A page of the requests of the studi of the transaction, and how many there are. */
export async function listRichieste(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: Richiesta730Filo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  let base = selectRichieste(trx);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select(sql<number>`count(*)::int`.as('totale')).executeTakeFirstOrThrow();
  const righe = await pageQuery(withColonne(base), [], readOrdine(query, elenco), query).execute();
  return { righe: righe.map(writeRichiesta), totale };
}

/** With `isTenuta`, locked until the transaction ends. */
export async function findRichiesta(
  trx: Trx,
  id: string,
  { isTenuta = false } = {},
): Promise<Richiesta | undefined> {
  if (!isUuid(id)) return undefined;
  const una = withColonne(selectRichieste(trx)).where('r.id', '=', id);
  return (isTenuta ? una.forUpdate('r') : una).executeTakeFirst();
}

/** The requests of these ids, locked, always in the same order. */
export const lockRichieste = (trx: Trx, ids: readonly string[]): Promise<Richiesta[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : withColonne(selectRichieste(trx)).where('r.id', 'in', ids).orderBy('r.id').forUpdate('r').execute();

/** The requests of an order, locked, in the order of their names. */
export const lockDellOrdine = (trx: Trx, studioId: number, ordineId: string): Promise<Richiesta[]> =>
  withColonne(selectRichieste(trx))
    .innerJoin('ordine_precompilata_riga as x', (join) =>
      join.onRef('x.studio_id', '=', 'r.studio_id').onRef('x.richiesta_id', '=', 'r.id'),
    )
    .where('x.studio_id', '=', studioId)
    .where('x.ordine_id', '=', ordineId)
    .orderBy('r.id')
    .forUpdate('r')
    .execute();

interface Persona {
  readonly studioId: number;
  readonly id: string;
  readonly tipo: 'PF' | 'SD';
}
export const findPersona = (trx: Trx, id: string): Promise<Persona | undefined> =>
  trx
    .selectFrom('anagrafica')
    .select(['studio_id as studioId', 'id', 'tipo'])
    .where('id', '=', id)
    .executeTakeFirst();
export const findPersonaDelCodice = (
  trx: Trx,
  studioId: number,
  codiceFiscale: string,
): Promise<Persona | undefined> =>
  trx
    .selectFrom('anagrafica')
    .select(['studio_id as studioId', 'id', 'tipo'])
    .where('studio_id', '=', studioId)
    .where('codice_fiscale', '=', codiceFiscale)
    .orderBy('creata_il')
    .limit(1)
    .executeTakeFirst();

/** A request for a client and year; null where there is one already. */
export async function insertRichiesta(
  trx: Trx,
  { studioId, id }: Pick<Persona, 'studioId' | 'id'>,
  anno: number,
): Promise<string | null> {
  const nata = await trx
    .insertInto('richiesta_precompilata')
    .values({ studio_id: studioId, anagrafica_id: id, anno })
    .onConflict((c) => c.columns(['studio_id', 'anagrafica_id', 'anno']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return nata?.id ?? null;
}

export async function findDelCliente(
  trx: Trx,
  { studioId, id }: Pick<Persona, 'studioId' | 'id'>,
  anno: number,
): Promise<Richiesta | undefined> {
  return withColonne(selectRichieste(trx))
    .where('r.studio_id', '=', studioId)
    .where('r.anagrafica_id', '=', id)
    .where('r.anno', '=', anno)
    .forUpdate('r')
    .executeTakeFirst();
}

/** The last word of a client in the register of the year, and what the exchange checks of it. */
export const findUltimaDelega = (
  trx: Trx,
  { studio_id, anagrafica_id, anno }: Pick<Richiesta, 'studio_id' | 'anagrafica_id' | 'anno'>,
) =>
  trx
    .selectFrom('delega')
    .select(['id', 'tipo', 'numero', 'progressivo', 'data_delega'])
    .select(['tipo_documento', 'numero_documento', 'reddito', 'imposta'])
    .where('studio_id', '=', studio_id)
    .where('anagrafica_id', '=', anagrafica_id)
    .where('anno', '=', anno)
    .where('progressivo', 'is not', null)
    .orderBy('data_registro', 'desc')
    .orderBy('progressivo', 'desc')
    .limit(1)
    .executeTakeFirst();

type Quale = Pick<Richiesta, 'studio_id' | 'id'>;
interface Cambio {
  readonly stato?: StatoRichiesta730;
  readonly codice?: string | null;
  readonly delega_id?: string | null;
  readonly ricevuta_il?: Date | null;
  readonly modello?: ModelloPrecompilata | null;
  readonly caselle?: readonly VocePrecompilata[];
  readonly dichiarazione_id?: string | null;
  readonly importata_il?: Date | null;
  readonly fuori?: readonly VoceFuori[];
  readonly scelte?: Readonly<Record<string, SceltaTenuta>>;
}
export async function updateRichiesta(
  trx: Trx,
  { studio_id, id }: Quale,
  { caselle, fuori, scelte, ...dati }: Cambio,
): Promise<void> {
  await trx
    .updateTable('richiesta_precompilata')
    .set({
      id,
      ...dati,
      ...(caselle && { caselle: JSON.stringify(caselle) }),
      ...(fuori && { fuori: JSON.stringify(fuori) }),
      ...(scelte && { scelte: JSON.stringify(scelte) }),
    })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}
export async function deleteRichiesta(trx: Trx, { studio_id, id }: Quale): Promise<void> {
  await trx
    .deleteFrom('richiesta_precompilata')
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** How many requests there are in each state. */
export async function countPerStato(
  trx: Trx,
  anno: number | null,
): Promise<{ stato: StatoRichiesta730; quante: number }[]> {
  const base = trx
    .selectFrom('richiesta_precompilata')
    .select(['stato', sql<number>`count(*)::int`.as('quante')])
    .groupBy('stato');
  return (anno === null ? base : base.where('anno', '=', anno)).execute();
}
