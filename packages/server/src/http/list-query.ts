import { type ListQuery, testiCampo } from '@quadra/contract';
import { addDays, parseData } from '@quadra/values';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { DomainError, type ModelState } from './domain-error.ts';
import { isUuid } from './uuid.ts';

/** How a wire field of a list reaches its column. */
interface CampoElenco {
  readonly colonna: string;
  /**
   * testo: contained, without case or accents; normale: the same, on a column already normalized; codice: begins with;
   * chiave: equal to, for a key that is a uuid; legato: tied to the record of a uuid, as `isLegato` says; scelta: one of a few words, as `chooses` says; dal and al: an instant from, or up to and including, a day in Italy; the others are equal to.
   */
  readonly tipo:
    | 'testo'
    | 'normale'
    | 'codice'
    | 'esatto'
    | 'intero'
    | 'booleano'
    | 'chiave'
    | 'legato'
    | 'scelta'
    | 'dal'
    | 'al';
  readonly isLegato?: (chiave: string) => Expression<SqlBool>;
  /** The condition of a word; undefined for one that is not among them. */
  readonly chooses?: (parola: string) => Expression<SqlBool> | undefined;
  /** Narrows the list whatever Logic says: the studio, the archive, the year. */
  readonly isAmbito?: boolean;
}

/** The allow-list of one list: nothing outside it reaches SQL. */
export interface Elenco {
  readonly filtri: Readonly<Record<string, CampoElenco>>;
  readonly ordini: Readonly<Record<string, string>>;
  readonly ordinePredefinito: readonly string[];
  /** Column that breaks ties, so that pages never overlap. */
  readonly chiave: string;
  /** Column with the key of an anagrafica, for the lists that sets of anagrafiche may narrow. */
  readonly anagrafica?: string;
}

type Valore = ListQuery['Filter'][string];
interface Ordine {
  readonly colonna: string;
  readonly verso: 'asc' | 'desc';
}

const escapeLike = (testo: string) => testo.replace(/[\\%_]/g, (carattere) => `\\${carattere}`);

function readIntero(valore: Valore): number | undefined {
  const numero = typeof valore === 'string' && /^-?\d{1,9}$/.test(valore.trim()) ? Number(valore) : valore;
  return typeof numero === 'number' && Number.isSafeInteger(numero) && Math.abs(numero) < 2 ** 31
    ? numero
    : undefined;
}
function readBooleano(valore: Valore): boolean | undefined {
  if (valore === 'true' || valore === 1) return true;
  if (valore === 'false' || valore === 0) return false;
  return typeof valore === 'boolean' ? valore : undefined;
}

/** From midnight to midnight in Italy, whatever the zone of the server. */
function makeGiorno(campo: CampoElenco, valore: Valore): Expression<SqlBool> | undefined {
  const giorno = typeof valore === 'string' ? parseData(valore) : null;
  if (giorno === null) return undefined;
  const colonna = sql.ref(campo.colonna);
  const inizio = (da: string) => sql`${da}::date::timestamp at time zone 'Europe/Rome'`;
  return campo.tipo === 'dal'
    ? sql<SqlBool>`${colonna} >= ${inizio(giorno)}`
    : sql<SqlBool>`${colonna} < ${inizio(addDays(giorno, 1))}`;
}

/** The condition of one filter, with its value bound; undefined when the value is not of the field's type. */
function makeCondizione(
  campo: CampoElenco,
  valore: Valore,
  isIniziale: boolean,
): Expression<SqlBool> | undefined {
  const colonna = sql.ref(campo.colonna);
  const testo = String(valore);
  if (campo.tipo === 'dal' || campo.tipo === 'al') return makeGiorno(campo, valore);
  if (campo.tipo === 'intero' || campo.tipo === 'booleano') {
    const letto = campo.tipo === 'intero' ? readIntero(valore) : readBooleano(valore);
    return letto === undefined ? undefined : sql<SqlBool>`${colonna} = ${letto}`;
  }
  if (campo.tipo === 'chiave') return isUuid(testo) ? sql<SqlBool>`${colonna} = ${testo}` : undefined;
  if (campo.tipo === 'legato') return isUuid(testo) ? campo.isLegato?.(testo) : undefined;
  if (campo.tipo === 'scelta') return campo.chooses?.(testo);
  if (campo.tipo === 'esatto') return sql<SqlBool>`${colonna} = ${testo}`;
  if (campo.tipo === 'codice') return sql<SqlBool>`starts_with(${colonna}, ${testo.trim().toUpperCase()})`;
  // Not `like`: row-level security lets an index be searched only by what cannot betray a value, as starts_with.
  if (isIniziale && campo.tipo === 'normale')
    return sql<SqlBool>`starts_with(${colonna}, app_ricerca(${testo.trim()}))`;
  const cercato = sql`app_ricerca(${`${isIniziale ? '' : '%'}${escapeLike(testo.trim())}%`})`;
  return campo.tipo === 'normale'
    ? sql<SqlBool>`${colonna} like ${cercato}`
    : sql<SqlBool>`app_ricerca(${colonna}) like ${cercato}`;
}

/** The fields of a list in the query of the address the page asked; what is no field of the list is not for it. */
function listDallIndirizzo({ URL: indirizzo = '' }: ListQuery, elenco: Elenco): [string, string][] {
  const inizio = indirizzo.indexOf('?');
  if (inizio === -1) return [];
  return [...new URLSearchParams(indirizzo.slice(inizio + 1))].filter(([nome]) =>
    Object.hasOwn(elenco.filtri, nome),
  );
}

const isGiorno = ({ tipo }: CampoElenco) => tipo === 'dal' || tipo === 'al';
const describeErrato = (campo: CampoElenco) =>
  isGiorno(campo) ? testiCampo.DATA_NON_VALIDA : testiCampo.VALORE_NON_VALIDO;

const isVuoto = (valore: Valore) => valore === null || (typeof valore === 'string' && valore.trim() === '');

/** The days of a list that ends before it begins, by the name of the last. */
function findRovescio(valori: readonly [string, Valore][], elenco: Elenco): string | undefined {
  const giorni = valori.flatMap(([nome, valore]) => {
    const campo = Object.hasOwn(elenco.filtri, nome) ? elenco.filtri[nome] : undefined;
    const giorno = campo && isGiorno(campo) ? parseData(String(valore)) : null;
    return campo && giorno !== null ? [{ nome, giorno, ...campo }] : [];
  });
  const inizi = giorni.filter(({ tipo }) => tipo === 'dal');
  return giorni.find(
    (fine) =>
      fine.tipo === 'al' && inizi.some((da) => da.colonna === fine.colonna && da.giorno > fine.giorno),
  )?.nome;
}

/** The condition of the sets of anagrafiche; an empty set has nobody. */
function makeInsiemi(query: ListQuery, colonna: string): Expression<SqlBool> | undefined {
  const { Anagrafiche: insiemi = [], FiltroAnagrafiche: filtro = 'Unione' } = query;
  if (insiemi.length === 0 || filtro === 'Nessuno') return undefined;
  const appartiene = insiemi.map((chiavi) => sql<SqlBool>`${sql.ref(colonna)} = any(${chiavi}::uuid[])`);
  return sql<SqlBool>`(${sql.join(appartiene, filtro === 'Unione' ? sql` or ` : sql` and `)})`;
}

export interface FiltriLetti {
  readonly condizioni: Expression<SqlBool>[];
  /** Fields that have a value, in order: a list without any may count without looking. */
  readonly campi: string[];
}

/**
 * The filters of a list query as conditions, joined by its Logic; empty values are skipped. The fields of the address and
 * the sets of anagrafiche narrow what the others find.
 * @throws RICHIESTA_NON_VALIDA with `Filter.<Campo>` (or `URL.<Campo>`) for an unknown field or a value of another type.
 */
export function readFiltri(query: ListQuery, elenco: Elenco): FiltriLetti {
  const errori: ModelState = {};
  const ambiti: Expression<SqlBool>[] = [];
  const altri: Expression<SqlBool>[] = [];
  const campi: string[] = [];
  const isIniziale = query.ModoRicerca === 'Inizia per';
  const read = (dove: string, nome: string, valore: Valore, isAmbito: boolean) => {
    const campo = Object.hasOwn(elenco.filtri, nome) ? elenco.filtri[nome] : undefined;
    if (!campo) {
      errori[`${dove}.${nome}`] = [testiCampo.SCONOSCIUTO];
      return;
    }
    if (isVuoto(valore)) return;
    const condizione = makeCondizione(campo, valore, isIniziale);
    if (!condizione) errori[`${dove}.${nome}`] = [describeErrato(campo)];
    else (isAmbito || campo.isAmbito ? ambiti : altri).push(condizione);
    campi.push(nome);
  };
  for (const [nome, valore] of Object.entries(query.Filter)) read('Filter', nome, valore, false);
  const dallIndirizzo = listDallIndirizzo(query, elenco);
  for (const [nome, valore] of dallIndirizzo) read('URL', nome, valore, true);
  const rovescio = findRovescio([...Object.entries(query.Filter), ...dallIndirizzo], elenco);
  if (rovescio) errori[`Filter.${rovescio}`] = [testiCampo.PERIODO_NON_VALIDO];
  if (query.Anagrafiche && !elenco.anagrafica) errori.Anagrafiche = [testiCampo.SCONOSCIUTO];
  if (Object.keys(errori).length > 0) throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: errori });
  if (altri.length > 0) {
    const unione = sql.join(altri, query.Logic === 'and' ? sql` and ` : sql` or `);
    ambiti.push(sql<SqlBool>`(${unione})`);
  }
  const insiemi = elenco.anagrafica ? makeInsiemi(query, elenco.anagrafica) : undefined;
  if (insiemi) {
    ambiti.push(insiemi);
    campi.push('Anagrafiche');
  }
  return { condizioni: ambiti, campi };
}

/**
 * The order of a list query: `Campo`, `-Campo`, `Campo desc`; ties broken by the key.
 * @throws RICHIESTA_NON_VALIDA with `Order` for a field that is not in the list.
 */
export function readOrdine(query: ListQuery, elenco: Elenco): Ordine[] {
  const richiesti = query.Order.filter((voce) => voce.trim() !== '');
  const ordini = (richiesti.length > 0 ? richiesti : elenco.ordinePredefinito).map((voce): Ordine => {
    const trovato = /^\s*(-?)([A-Za-z]+)(?:\s+(asc|desc))?\s*$/i.exec(voce);
    const nome = trovato?.[2] ?? '';
    const colonna = Object.hasOwn(elenco.ordini, nome) ? elenco.ordini[nome] : undefined;
    if (!trovato || !colonna) {
      throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { Order: [testiCampo.SCONOSCIUTO] } });
    }
    const isDecrescente = trovato[1] === '-' || trovato[3]?.toLowerCase() === 'desc';
    return { colonna, verso: isDecrescente ? 'desc' : 'asc' };
  });
  return [...ordini, { colonna: elenco.chiave, verso: ordini[0]?.verso ?? 'asc' }];
}

/** Puts the order of a list query on a select. */
export function orderQuery<DB, TB extends keyof DB, O>(
  select: SelectQueryBuilder<DB, TB, O>,
  ordini: readonly Ordine[],
): SelectQueryBuilder<DB, TB, O> {
  let ordinata = select;
  for (const { colonna, verso } of ordini) ordinata = ordinata.orderBy(sql.ref(colonna), verso);
  return ordinata;
}

/** How many rows come before the page. */
export const computeSalto = ({ PageNo, PageSize }: Pick<ListQuery, 'PageNo' | 'PageSize'>): number =>
  Math.min((PageNo - 1) * PageSize, 2 ** 31 - 1);

/** Puts filters, order and page of a list query on a select. */
export function pageQuery<DB, TB extends keyof DB, O>(
  select: SelectQueryBuilder<DB, TB, O>,
  condizioni: readonly Expression<SqlBool>[],
  ordini: readonly Ordine[],
  query: ListQuery,
): SelectQueryBuilder<DB, TB, O> {
  let pagina = select;
  for (const condizione of condizioni) pagina = pagina.where(condizione);
  return orderQuery(pagina, ordini).limit(query.PageSize).offset(computeSalto(query));
}

/** A page of a list as it is answered: its rows as `toFilo` writes them, or their keys alone when the query asks so. */
export const answerPagina = <R, K, F>(
  { OnlyId, PageNo, PageSize }: ListQuery,
  { righe, totale }: { readonly righe: readonly R[]; readonly totale: number },
  chiaveDi: (riga: R) => K,
  toFilo: (riga: R, posto: number) => F,
): { data: K[] | F[]; Total: number; PageNo: number; PageSize: number } => ({
  data: OnlyId ? righe.map(chiaveDi) : righe.map(toFilo),
  Total: totale,
  PageNo,
  PageSize,
});
