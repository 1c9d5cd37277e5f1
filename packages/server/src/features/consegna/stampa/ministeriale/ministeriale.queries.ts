import type {
  CollegamentoMinisteriale,
  ListQuery,
  MinisterialeRiga,
  TipoMinisteriale,
} from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../../http/list-query.ts';
import { isUuid } from '../../../../http/uuid.ts';
import type { Esame } from './campo.ts';
import type { Pubblicato } from './compila.rules.ts';

type Mappatura = readonly CollegamentoMinisteriale[];
/** A form of a year, and the page that a file of it begins at. */
interface Posto {
  readonly tipo: TipoMinisteriale;
  readonly anno: number;
  readonly pagina: number;
}

const elenco: Elenco = {
  filtri: {
    Anno: { colonna: 'anno', tipo: 'intero', isAmbito: true },
    TipoDichiarazione: { colonna: 'tipo', tipo: 'esatto', isAmbito: true },
    Stato: { colonna: 'stato', tipo: 'esatto', isAmbito: true },
    Nome: { colonna: 'nome', tipo: 'testo' },
  },
  ordini: {
    Anno: 'anno',
    TipoDichiarazione: 'tipo',
    Pagina: 'pagina',
    Nome: 'nome',
    Stato: 'stato',
    ModificatoIl: 'modificato_il',
  },
  ordinePredefinito: ['-Anno', 'TipoDichiarazione', 'Pagina'],
  chiave: 'id',
};

const COLONNE = [
  'id',
  'tipo',
  'anno',
  'pagina',
  'nome',
  'pagine',
  'stato',
  'revisione',
  'modificato_il',
  'pubblicata',
  'mappatura',
] as const;
const misure = [
  sql<number>`length(contenuto)`.as('byte'),
  sql<number>`jsonb_array_length(campi)`.as('quanti'),
  sql<number>`jsonb_array_length(mappatura)`.as('collegati'),
] as const;

const select = (trx: Trx) =>
  trx
    .selectFrom('pdf_ministeriale')
    .select(COLONNE)
    .select([...misure]);
export type Ministeriale = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** One as a line of the list. */
export const describeRiga = (riga: Ministeriale): MinisterialeRiga => ({
  Id: riga.id,
  TipoDichiarazione: riga.tipo,
  Anno: riga.anno,
  Pagina: riga.pagina,
  Nome: riga.nome,
  Dimensione: riga.byte,
  Pagine: riga.pagine,
  Campi: riga.quanti,
  Collegati: riga.collegati,
  Stato: riga.stato,
  Revisione: riga.revisione,
  ModificatoIl: riga.modificato_il.toISOString(),
});

export async function listMinisteriali(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: Ministeriale[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(select(trx), condizioni, readOrdine(query, elenco), query).execute();
  let conta = trx.selectFrom('pdf_ministeriale').select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

export async function findMinisteriale(trx: Trx, id: string): Promise<Ministeriale | undefined> {
  if (!isUuid(id)) return undefined;
  return select(trx).where('id', '=', id).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function lockMinisteriale(trx: Trx, id: string): Promise<Ministeriale | undefined> {
  if (!isUuid(id)) return undefined;
  return select(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export const getCampi = async (trx: Trx, id: string) =>
  (await trx.selectFrom('pdf_ministeriale').select('campi').where('id', '=', id).executeTakeFirstOrThrow())
    .campi;

export const getFile = (trx: Trx, id: string) =>
  trx
    .selectFrom('pdf_ministeriale')
    .select(['nome', 'contenuto'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export interface NuovoMinisteriale extends Posto {
  readonly nome: string;
  readonly sha256: Buffer;
  readonly esame: Esame;
  readonly mappatura: Mappatura;
  readonly utenteId: number;
}

export async function insertMinisteriale(trx: Trx, nuovo: NuovoMinisteriale): Promise<string> {
  const { tipo, anno, pagina, nome, sha256, esame, mappatura, utenteId } = nuovo;
  const { id } = await trx
    .insertInto('pdf_ministeriale')
    .values({
      ...{ tipo, anno, pagina, nome, sha256, pagine: esame.pagine, modificato_da: utenteId },
      contenuto: Buffer.from(esame.contenuto),
      campi: JSON.stringify(esame.campi),
      mappatura: JSON.stringify(mappatura),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the mapping, the one that is printed, or both. */
export async function updateMinisteriale(
  trx: Trx,
  id: string,
  utenteId: number,
  { mappatura, pubblicata }: { mappatura?: Mappatura; pubblicata?: Mappatura | null },
): Promise<void> {
  await trx
    .updateTable('pdf_ministeriale')
    .set({
      ...(mappatura && { mappatura: JSON.stringify(mappatura) }),
      ...(pubblicata !== undefined && { pubblicata: pubblicata && JSON.stringify(pubblicata) }),
      revisione: sql`revisione + 1`,
      modificato_il: sql`now()`,
      modificato_da: utenteId,
    })
    .where('id', '=', id)
    .execute();
}

/** Who publishes a page of a form waits for who is publishing it. Answers what was published there till now. */
export async function listPubblicatiDelPosto(trx: Trx, { tipo, anno, pagina }: Posto): Promise<string[]> {
  const chiave = `ministeriale ${anno} ${tipo} ${pagina}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${chiave}, 0))`.execute(trx);
  const righe = await trx
    .selectFrom('pdf_ministeriale')
    .select('id')
    .where('tipo', '=', tipo)
    .where('anno', '=', anno)
    .where('pagina', '=', pagina)
    .where('pubblicata', 'is not', null)
    .execute();
  return righe.map(({ id }) => id);
}

export async function deleteMinisteriale(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('pdf_ministeriale').where('id', '=', id).execute();
}

/** The official pages of a type and year, in their order; none where none is published. */
export async function listPubblicati(
  trx: Trx,
  tipo: TipoMinisteriale,
  anno: number,
): Promise<readonly Pubblicato[]> {
  const righe = await trx
    .selectFrom('pdf_ministeriale')
    .select(['id', 'pagine', 'campi', 'pubblicata'])
    .where('tipo', '=', tipo)
    .where('anno', '=', anno)
    .where('pubblicata', 'is not', null)
    .orderBy('pagina')
    .execute();
  return righe.map(({ pubblicata, ...riga }) => ({ ...riga, mappatura: pubblicata ?? [] }));
}

/** The last year up to this one whose pages are published; undefined where there is none. */
export async function findAnnoPubblicato(
  trx: Trx,
  tipo: TipoMinisteriale,
  entro: number,
): Promise<number | undefined> {
  const riga = await trx
    .selectFrom('pdf_ministeriale')
    .select('anno')
    .where('tipo', '=', tipo)
    .where('anno', '<=', entro)
    .where('pubblicata', 'is not', null)
    .orderBy('anno', 'desc')
    .limit(1)
    .executeTakeFirst();
  return riga?.anno;
}
