import type { AccordoFilo, ListQuery } from '@quadra/contract';
import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { answerPagina, type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { AccordoTable } from './accordo.table.ts';

const elenco: Elenco = {
  filtri: {
    Nome: { colonna: 'a.nome', tipo: 'testo' },
    Tipo: { colonna: 'a.tipo', tipo: 'esatto' },
    IdStudio: { colonna: 'a.studio_id', tipo: 'intero', isAmbito: true },
    DataDa: { colonna: 'a.caricato_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'a.caricato_il', tipo: 'al', isAmbito: true },
  },
  ordini: { Nome: 'a.nome', Tipo: 'a.tipo', Data: 'a.data', CaricatoIl: 'a.caricato_il' },
  ordinePredefinito: ['-CaricatoIl'],
  chiave: 'a.id',
};

const selectAccordi = (trx: Trx) =>
  trx
    .selectFrom('accordo as a')
    .select(['a.studio_id', 'a.id', 'a.tipo', 'a.data', 'a.nome', 'a.formato', 'a.dimensione', 'a.sha256'])
    .select(['a.caricato_il', 'a.autore']);
type Riga = Awaited<ReturnType<ReturnType<typeof selectAccordi>['execute']>>[number];

const toFilo = (riga: Riga): AccordoFilo => ({
  Id: riga.id,
  IdStudio: riga.studio_id,
  Tipo: riga.tipo,
  Data: riga.data,
  Nome: riga.nome,
  Dimensione: riga.dimensione,
  CaricatoIl: riga.caricato_il.toISOString(),
  CaricatoDa: riga.autore,
});

/** A page of what the studi of the transaction signed, without the files. */
export async function listAccordi(trx: Trx, query: ListQuery) {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(selectAccordi(trx), condizioni, readOrdine(query, elenco), query).execute();
  let conta = trx.selectFrom('accordo as a').select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return answerPagina(query, { righe, totale }, ({ id }) => id, toFilo);
}

/** One of them, with what its file is; undefined outside the studi of the transaction. */
export async function findAccordo(trx: Trx, id: string) {
  const riga = isUuid(id) && (await selectAccordi(trx).where('a.id', '=', id).executeTakeFirst());
  if (!riga) return undefined;
  return { accordo: toFilo(riga), formato: riga.formato, sha256: riga.sha256.toString('hex') };
}

/** The bytes of a signed file. */
export async function getContenuto(trx: Trx, studioId: number, id: string): Promise<Buffer> {
  const { contenuto } = await trx
    .selectFrom('accordo')
    .select('contenuto')
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return contenuto;
}

export async function insertAccordo(trx: Trx, riga: Insertable<AccordoTable>): Promise<string> {
  const { id } = await trx.insertInto('accordo').values(riga).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteAccordoRow(trx: Trx, studioId: number, id: string): Promise<void> {
  await trx.deleteFrom('accordo').where('studio_id', '=', studioId).where('id', '=', id).execute();
}

/** Writes in the record of a studio when the last of each kind came. */
export async function updateUltimi(trx: Trx, studioId: number): Promise<void> {
  const ultimo = (tipo: AccordoFilo['Tipo']) =>
    sql<Date | null>`(select max(caricato_il) from accordo where studio_id = ${studioId} and tipo = ${tipo})`;
  await trx
    .updateTable('studio')
    .set({ ultimo_contratto_il: ultimo('Contratto'), ultima_nomina_il: ultimo('Nomina responsabile') })
    .where('id', '=', studioId)
    .execute();
}
