import {
  type DocumentoFilo,
  type DocumentoVersioneFilo,
  type ListQuery,
  statoDocumento,
} from '@quadra/contract';
import { type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { stepSenzaGruppi } from '../../../db/tenancy.ts';
import {
  answerPagina,
  type Elenco,
  orderQuery,
  pageQuery,
  readFiltri,
  readOrdine,
} from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import { openByte } from './contenuto.ts';
import type { DocumentoTable } from './documento.table.ts';

/** The word, in a filter, of what has no state: kept, and nothing else. */
const CARICATO = 'Caricato';

/** The words of a text to be searched, each from its beginning; null when there is none. */
function makeDomanda(testo: string): Expression<SqlBool> | undefined {
  const parole = testo.match(/[\p{L}\p{N}]+/gu);
  if (!parole) return undefined;
  const iniziali = parole.map((parola) => `${parola}:*`).join(' & ');
  return sql<SqlBool>`(app_ricerca(d.nome) like app_ricerca(${`%${escapeLike(testo.trim())}%`})
    or d.parole @@ to_tsquery('simple', app_ricerca(${iniziali}))
    or d.parole @@ websearch_to_tsquery('simple', app_ricerca(${testo})))`;
}
const escapeLike = (testo: string) => testo.replace(/[\\%_]/g, (carattere) => `\\${carattere}`);

const elenco: Elenco = {
  filtri: {
    /** In the name and in the text of the content. */
    Cerca: { colonna: 'd.nome', tipo: 'scelta', chooses: makeDomanda },
    Nome: { colonna: 'd.nome', tipo: 'testo' },
    Tipo: { colonna: 'd.tipo', tipo: 'testo' },
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    Stato: { colonna: 'd.stato', tipo: 'scelta', chooses: (stato) => chooseStato(stato) },
    Tag: { colonna: 'd.tag', tipo: 'scelta', chooses: (tag) => sql<SqlBool>`d.tag @> array[${tag}]::text[]` },
    Anno: { colonna: 'd.anno', tipo: 'intero', isAmbito: true },
    IdAnagrafica: { colonna: 'd.anagrafica_id', tipo: 'chiave', isAmbito: true },
    IdDichiarazione: { colonna: 'd.dichiarazione_id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'd.studio_id', tipo: 'intero', isAmbito: true },
    DataDa: { colonna: 'd.caricato_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'd.caricato_il', tipo: 'al', isAmbito: true },
  },
  ordini: {
    Nome: 'd.nome',
    Tipo: 'd.tipo',
    Dimensione: 'd.dimensione',
    CaricatoIl: 'd.caricato_il',
    Denominazione: 'a.denominazione_ricerca',
    Anno: 'd.anno',
    Stato: 'd.stato',
  },
  ordinePredefinito: ['-CaricatoIl'],
  chiave: 'd.id',
  anagrafica: 'd.anagrafica_id',
};
function chooseStato(stato: string): Expression<SqlBool> | undefined {
  if (stato === CARICATO) return sql<SqlBool>`d.stato is null`;
  return (statoDocumento as readonly string[]).includes(stato) ? sql<SqlBool>`d.stato = ${stato}` : undefined;
}

const selectDocumenti = (trx: Trx) =>
  trx
    .selectFrom('documento as d')
    .leftJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    );
const PRIMA = 14;
const LUNGO = 170;
/** Where the first of the words searched stands in the text. */
function selectTrovato(cercato: string | undefined) {
  const parola = cercato?.match(/[\p{L}\p{N}]+/u)?.[0];
  if (cercato === undefined || parola === undefined) return sql<string | null>`null`;
  const posto = sql`coalesce(nullif(position(app_ricerca(${cercato.trim()}) in app_ricerca(d.testo)), 0),
    nullif(position(app_ricerca(${parola}) in app_ricerca(d.testo)), 0))`;
  return sql<string | null>`substr(d.testo, greatest(1, ${posto} - ${PRIMA}), ${LUNGO})`;
}
const withColonne = (base: ReturnType<typeof selectDocumenti>, cercato?: string) =>
  base
    .leftJoin('utente as u', 'u.id', 'd.caricato_da')
    .innerJoin('studio as s', 's.id', 'd.studio_id')
    .select(['d.studio_id', 'd.id', 'd.anagrafica_id', 'd.dichiarazione_id', 'd.anno', 'd.nome', 'd.tipo'])
    .select([
      'd.stato',
      'd.firma',
      'd.congelato',
      'd.simulato',
      'd.tag',
      'd.formato',
      'd.dimensione',
      'd.sha256',
      'd.versione',
      'd.caricato_il',
    ])
    .select(['a.denominazione', 's.ragione_sociale as nome_studio'])
    .select([
      sql<string | null>`u.cognome || ' ' || u.nome`.as('autore'),
      sql<boolean>`d.testo is not null`.as('con_testo'),
      selectTrovato(cercato).as('trovato'),
    ]);
type Riga = Awaited<ReturnType<ReturnType<typeof withColonne>['execute']>>[number];

const toFilo = (riga: Riga): DocumentoFilo => ({
  Id: riga.id,
  IdStudio: riga.studio_id,
  NomeStudio: riga.nome_studio,
  IdAnagrafica: riga.anagrafica_id,
  Denominazione: riga.denominazione,
  IdDichiarazione: riga.dichiarazione_id,
  Anno: riga.anno,
  Nome: riga.nome,
  Tipo: riga.tipo,
  Stato: riga.stato,
  Firma: riga.firma,
  Congelato: riga.congelato,
  Simulato: riga.simulato,
  Tag: riga.tag,
  Formato: riga.formato,
  Dimensione: riga.dimensione,
  Sha256: riga.sha256.toString('hex'),
  Versione: riga.versione,
  CaricatoIl: riga.caricato_il.toISOString(),
  CaricatoDa: riga.autore,
  ConTesto: riga.con_testo,
  Trovato: riga.trovato,
});

async function countTrovati(base: ReturnType<typeof selectDocumenti>): Promise<number> {
  const { totale } = await base.select(sql<number>`count(*)::int`.as('totale')).executeTakeFirstOrThrow();
  return totale;
}

/** A page of the documents of the studi of the transaction, without their content. */
export async function listDocumenti(trx: Trx, query: ListQuery) {
  const { condizioni } = readFiltri(query, elenco);
  let base = selectDocumenti(trx);
  for (const condizione of condizioni) base = base.where(condizione);
  const cercato = typeof query.Filter.Cerca === 'string' ? query.Filter.Cerca : undefined;
  const ordini = readOrdine(query, elenco);
  // Which ones first, and how many there are: what is shown is looked for in those of the page alone.
  const totali = sql<number>`(count(*) over ())::int`.as('totale');
  const scelti = await pageQuery(base.select(['d.studio_id', 'd.id', totali]), [], ordini, query).execute();
  const studi = scelti.map((uno) => uno.studio_id);
  const ids = scelti.map((uno) => uno.id);
  const pagina = selectDocumenti(trx).where(
    sql<SqlBool>`(d.studio_id, d.id) in (select * from unnest(${studi}::int[], ${ids}::uuid[]))`,
  );
  const righe = await orderQuery(withColonne(pagina, cercato), ordini).execute();
  // Past the last page there is no row that says it.
  const totale = scelti[0]?.totale ?? (query.PageNo === 1 ? 0 : await countTrovati(base));
  return answerPagina(query, { righe, totale }, ({ id }) => id, toFilo);
}

/** A document by its key, and the studio it is of; undefined outside the studi of the transaction. */
export async function findDocumento(
  trx: Trx,
  id: string,
  { isTenuto = false }: { readonly isTenuto?: boolean } = {},
): Promise<{ studioId: number; documento: DocumentoFilo } | undefined> {
  if (!isUuid(id)) return undefined;
  const uno = withColonne(selectDocumenti(trx)).where('d.id', '=', id);
  const riga = await (isTenuto ? uno.forUpdate('d') : uno).executeTakeFirst();
  return riga && { studioId: riga.studio_id, documento: toFilo(riga) };
}

/** The bytes of a document; undefined when there is no such document. @throws DEPOSITO_ASSENTE, DOCUMENTO_ALTERATO */
export async function findContenuto(trx: Trx, studioId: number, id: string): Promise<Buffer | undefined> {
  const riga = await trx
    .selectFrom('documento')
    .select(['contenuto', 'sha256'])
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .executeTakeFirst();
  return riga && openByte(trx, { ...riga, studioId });
}

/**
 * The bytes that the files of a studio take: those of its clients and what it signed. Whoever asks has the room for itself until the transaction ends: two
 * uploads at once do not take the same.
 */
export async function lockSpazio(trx: Trx, studioId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documenti:${studioId}`}, 0))`.execute(trx);
  return sumSpazio(trx, studioId);
}

/** The bytes that the files of a studio take now. */
export async function sumSpazio(trx: Trx, studioId: number): Promise<number> {
  const sum = trx
    .selectFrom((eb) =>
      eb
        .selectFrom('documento')
        .select(['studio_id', 'dimensione'])
        .unionAll(eb.selectFrom('accordo').select(['studio_id', 'dimensione']))
        .unionAll(eb.selectFrom('documento_versione').select(['studio_id', 'dimensione']))
        .as('file'),
    )
    .select(sql<number>`coalesce(sum(dimensione), 0)::float8`.as('byte'))
    .where('studio_id', '=', studioId);
  const { byte } = await stepSenzaGruppi(trx, () => sum.executeTakeFirstOrThrow());
  return byte;
}

/** A document of a client with these bytes, that nobody was asked to sign. */
export async function findUguale(
  trx: Trx,
  {
    idAnagrafica,
    tipo,
    sha256,
  }: { readonly idAnagrafica: string; readonly tipo: string; readonly sha256: Buffer },
): Promise<string | undefined> {
  const riga = await trx
    .selectFrom('documento')
    .select('id')
    .where('anagrafica_id', '=', idAnagrafica)
    .where('tipo', '=', tipo)
    .where('sha256', '=', sha256)
    .where('stato', 'is', null)
    .where('congelato', '=', false)
    .limit(1)
    .executeTakeFirst();
  return riga?.id;
}

export async function insertDocumento(trx: Trx, riga: Insertable<DocumentoTable>): Promise<string> {
  const { id } = await trx.insertInto('documento').values(riga).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteDocumentoRow(trx: Trx, studioId: number, id: string): Promise<void> {
  await trx.deleteFrom('documento').where('studio_id', '=', studioId).where('id', '=', id).execute();
}

type Quale = { readonly studioId: number; readonly id: string };
/** Changes what is said of a document. */
export async function updateDocumento(
  trx: Trx,
  { studioId, id }: Quale,
  dati: Pick<
    Updateable<DocumentoTable>,
    'tipo' | 'anno' | 'tag' | 'stato' | 'firma' | 'simulato' | 'congelato' | 'dichiarazione_id'
  >,
): Promise<void> {
  await trx
    .updateTable('documento')
    .set(dati)
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}

/** Puts the bytes of a document among its versions, and others in their place. */
export async function replaceContenuto(
  trx: Trx,
  { studioId, id }: Quale,
  nuovo: Pick<Updateable<DocumentoTable>, 'nome' | 'formato' | 'dimensione' | 'sha256' | 'contenuto'>,
  motivo: string,
): Promise<void> {
  const suoi = ['nome', 'formato', 'dimensione', 'sha256', 'contenuto'] as const;
  await trx
    .insertInto('documento_versione')
    .columns(['studio_id', 'documento_id', 'numero', ...suoi, 'motivo'])
    .expression((eb) =>
      eb
        .selectFrom('documento')
        .select(['studio_id', 'id', 'versione', ...suoi])
        .select(sql<string>`${motivo}`.as('motivo'))
        .where('studio_id', '=', studioId)
        .where('id', '=', id),
    )
    .execute();
  await trx
    .updateTable('documento')
    .set({ ...nuovo, versione: sql`versione + 1` })
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}

/** The bytes that a document had before, from the last. */
export async function listVersioni(trx: Trx, { studioId, id }: Quale): Promise<DocumentoVersioneFilo[]> {
  const righe = await trx
    .selectFrom('documento_versione')
    .select(['numero', 'nome', 'sha256', 'dimensione', 'motivo', 'sostituita_il'])
    .where('studio_id', '=', studioId)
    .where('documento_id', '=', id)
    .orderBy('numero', 'desc')
    .execute();
  return righe.map((riga) => ({
    Numero: riga.numero,
    Nome: riga.nome,
    Sha256: riga.sha256.toString('hex'),
    Dimensione: riga.dimensione,
    Motivo: riga.motivo,
    SostituitaIl: riga.sostituita_il.toISOString(),
  }));
}

/** The bytes that a document had before. @throws DEPOSITO_ASSENTE, DOCUMENTO_ALTERATO */
export async function findVersione(trx: Trx, { studioId, id }: Quale, numero: number) {
  const riga = await trx
    .selectFrom('documento_versione')
    .select(['nome', 'formato', 'contenuto', 'sha256'])
    .where('studio_id', '=', studioId)
    .where('documento_id', '=', id)
    .where('numero', '=', numero)
    .executeTakeFirst();
  return riga && { ...riga, contenuto: await openByte(trx, { ...riga, studioId }) };
}

/** How many documents a studio keeps. */
export async function countDocumenti(trx: Trx, studioId: number): Promise<number> {
  const { quanti } = await trx
    .selectFrom('documento')
    .select(sql<number>`count(*)::int`.as('quanti'))
    .where('studio_id', '=', studioId)
    .executeTakeFirstOrThrow();
  return quanti;
}

/**
 * The documents of a client for a year, or for none, from the last; the bytes of those that are a short text.
 * @throws DEPOSITO_ASSENTE, DOCUMENTO_ALTERATO
 */
export async function listDelCliente(
  trx: Trx,
  { studioId, id, anno }: Quale & { readonly anno: number },
  { quanti, byte }: { readonly quanti: number; readonly byte: number },
) {
  const breve = sql`formato like 'text/plain%' and dimensione <= ${byte}`;
  const righe = await trx
    .selectFrom('documento')
    .select(['id', 'nome', 'tipo', 'sha256'])
    .select([
      sql<boolean>`${breve}`.as('is_testo'),
      sql<Buffer | null>`case when ${breve} then contenuto end`.as('contenuto'),
    ])
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', id)
    .where((eb) => eb.or([eb('anno', '=', anno), eb('anno', 'is', null)]))
    .orderBy('caricato_il', 'desc')
    .orderBy('id')
    .limit(quanti)
    .execute();
  const letti = [];
  for (const { is_testo, contenuto, sha256, ...riga } of righe)
    letti.push({ ...riga, testo: is_testo ? await openByte(trx, { studioId, sha256, contenuto }) : null });
  return letti;
}
