import type { DocumentoFilo, ListQuery } from '@quadra/contract';
import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { stepSenzaGruppi } from '../../../db/tenancy.ts';
import { answerPagina, type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { DocumentoTable } from './documento.table.ts';

const elenco: Elenco = {
  filtri: {
    Nome: { colonna: 'd.nome', tipo: 'testo' },
    Tipo: { colonna: 'd.tipo', tipo: 'testo' },
    IdAnagrafica: { colonna: 'd.anagrafica_id', tipo: 'chiave', isAmbito: true },
    DataDa: { colonna: 'd.caricato_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'd.caricato_il', tipo: 'al', isAmbito: true },
  },
  ordini: { Nome: 'd.nome', Tipo: 'd.tipo', Dimensione: 'd.dimensione', CaricatoIl: 'd.caricato_il' },
  ordinePredefinito: ['-CaricatoIl'],
  chiave: 'd.id',
  anagrafica: 'd.anagrafica_id',
};

const selectDocumenti = (trx: Trx) =>
  trx
    .selectFrom('documento as d')
    .leftJoin('utente as u', 'u.id', 'd.caricato_da')
    .select(['d.studio_id', 'd.id', 'd.anagrafica_id', 'd.nome', 'd.tipo', 'd.formato', 'd.dimensione'])
    .select(['d.sha256', 'd.caricato_il'])
    .select(sql<string | null>`u.cognome || ' ' || u.nome`.as('autore'));
type Riga = Awaited<ReturnType<ReturnType<typeof selectDocumenti>['execute']>>[number];

const toFilo = (riga: Riga): DocumentoFilo => ({
  Id: riga.id,
  IdAnagrafica: riga.anagrafica_id,
  Nome: riga.nome,
  Tipo: riga.tipo,
  Formato: riga.formato,
  Dimensione: riga.dimensione,
  Sha256: riga.sha256.toString('hex'),
  CaricatoIl: riga.caricato_il.toISOString(),
  CaricatoDa: riga.autore,
});

/** A page of the documents of the studi of the transaction, without their content. */
export async function listDocumenti(trx: Trx, query: ListQuery) {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(selectDocumenti(trx), condizioni, readOrdine(query, elenco), query).execute();
  let conta = trx.selectFrom('documento as d').select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return answerPagina(query, { righe, totale }, ({ id }) => id, toFilo);
}

/** A document by its key, and the studio it is of; undefined outside the studi of the transaction. */
export async function findDocumento(
  trx: Trx,
  id: string,
): Promise<{ studioId: number; documento: DocumentoFilo } | undefined> {
  if (!isUuid(id)) return undefined;
  const riga = await selectDocumenti(trx).where('d.id', '=', id).executeTakeFirst();
  return riga && { studioId: riga.studio_id, documento: toFilo(riga) };
}

/** The bytes of a document. */
export async function getContenuto(trx: Trx, studioId: number, id: string): Promise<Buffer> {
  const { contenuto } = await trx
    .selectFrom('documento')
    .select('contenuto')
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return contenuto;
}

/**
 * The bytes that the files of a studio take: those of its clients and what it signed. Whoever asks has the room for itself until the transaction ends: two
 * uploads at once do not take the same.
 */
export async function lockSpazio(trx: Trx, studioId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documenti:${studioId}`}, 0))`.execute(trx);
  const sum = trx
    .selectFrom((eb) =>
      eb
        .selectFrom('documento')
        .select(['studio_id', 'dimensione'])
        .unionAll(eb.selectFrom('accordo').select(['studio_id', 'dimensione']))
        .as('file'),
    )
    .select(sql<number>`coalesce(sum(dimensione), 0)::float8`.as('byte'))
    .where('studio_id', '=', studioId);
  const { byte } = await stepSenzaGruppi(trx, () => sum.executeTakeFirstOrThrow());
  return byte;
}

export async function insertDocumento(trx: Trx, riga: Insertable<DocumentoTable>): Promise<string> {
  const { id } = await trx.insertInto('documento').values(riga).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteDocumentoRow(trx: Trx, studioId: number, id: string): Promise<void> {
  await trx.deleteFrom('documento').where('studio_id', '=', studioId).where('id', '=', id).execute();
}
