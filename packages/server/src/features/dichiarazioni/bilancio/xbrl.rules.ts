import { cutTesto, limitiBilancio, testiBilancio, testiCollegamenti } from '@quadra/contract';
import { toCentesimi } from '@quadra/values';
import { makeParser } from '../../base/lettura/lettura.public.ts';
import type { RigaBilancio } from './bilancio.rules.ts';
import { SOMME, VOCI } from './schema-bilancio.ts';

/** What was read of an instance: the figures of one year, and of whom. */
export interface Istanza {
  readonly codiceFiscale: string | null;
  readonly righe: readonly RigaBilancio[];
}

/** A sum of the scheme that does not hold: cents. */
export interface SommaSbagliata {
  readonly voce: string;
  readonly scritta: number;
  readonly calcolata: number;
}

type Segno = 'A' | 'P' | '+' | '-';
const listRighe = (testo: string): string[][] =>
  testo
    .trim()
    .split('\n')
    .map((riga) => riga.split(';'));
/** The items of artt. 2424 and 2425 c.c. by their concept, in the order of the scheme. */
const VOCI_DI = new Map(
  listRighe(VOCI).map(([segno = 'A', tag = '', nome = ''], posto) => [
    tag,
    { segno: segno as Segno, nome, posto },
  ]),
);
const SOMME_DI = listRighe(SOMME).map(([schema = '', totale = '', addendi = '']) => ({
  schema,
  totale,
  addendi: addendi.split(' ').map((scritto) => ({
    tag: scritto.replace(/^-/, ''),
    peso: scritto.startsWith('-') ? -1 : 1,
  })),
}));

const TASSONOMIA = /^http:\/\/www\.infocamere\.it\/itnn\/fr\/itcc\/ci\/(?:\w+\/)?\d{4}-\d{2}-\d{2}$/;
const CODICE_FISCALE = 'DatiAnagraficiCodiceFiscale';
const IMPORTO_MASSIMO = 10_000_000_000_00;

const localOf = (nome: string): string => nome.slice(nome.indexOf(':') + 1);
const prefixOf = (nome: string): string => (nome.includes(':') ? nome.slice(0, nome.indexOf(':')) : '');

interface Fatto {
  readonly tag: string;
  readonly contesto: string;
  readonly isImporto: boolean;
  testo: string;
}
interface Contesto {
  /** Last day of the year, or the day of the balance sheet. */
  fine: string;
  /** Of a part of the company, or of a line of a table: not of the bilancio itself. */
  isParte: boolean;
}
interface Letta {
  readonly fatti: readonly Fatto[];
  readonly contesti: ReadonlyMap<string, Contesto>;
  readonly schema: string;
  readonly isNostra: boolean;
}

const refuse = (): never => {
  throw new Error('No XML, or one with what an instance has not');
};

/** The facts and the contexts of an instance, as they are written. */
function readIstanza(contenuto: string): Letta {
  const fatti: Fatto[] = [];
  const contesti = new Map<string, Contesto>();
  const nostri = new Set<string>();
  let schema = '';
  let contesto: Contesto | undefined;
  let data = false;
  let fatto: Fatto | undefined;
  const parser = makeParser(
    {
      open(nome, attributi) {
        for (const [chiave, valore] of Object.entries(attributi))
          if (chiave.startsWith('xmlns:') && TASSONOMIA.test(valore))
            nostri.add(chiave.slice('xmlns:'.length));
        const locale = localOf(nome);
        if (locale === 'schemaRef') schema = attributi['xlink:href'] ?? '';
        if (locale === 'context') {
          contesto = { fine: '', isParte: false };
          contesti.set(attributi.id ?? '', contesto);
        }
        if (contesto && /^(?:explicit|typed)Member$/.test(locale)) contesto.isParte = true;
        data = locale === 'instant' || locale === 'endDate';
        if (attributi.contextRef !== undefined && nostri.has(prefixOf(nome)))
          fatto = {
            tag: locale,
            contesto: attributi.contextRef,
            isImporto: attributi.unitRef !== undefined,
            testo: '',
          };
      },
      text(testo) {
        if (contesto && data) contesto.fine += testo.trim();
        if (fatto && (fatto.isImporto || fatto.tag === CODICE_FISCALE)) fatto.testo += testo;
      },
      close(nome) {
        data = false;
        if (localOf(nome) === 'context') contesto = undefined;
        if (fatto && localOf(nome) === fatto.tag) {
          fatti.push(fatto);
          fatto = undefined;
        }
      },
    },
    { refuse },
  );
  parser.write(contenuto.replace(/^\uFEFF/, '')).close();
  return { fatti, contesti, schema, isNostra: nostri.size > 0 };
}

/** Whether a file is an XML, and not a table of accounts. */
export const isXbrl = (contenuto: string): boolean => /^\uFEFF?\s*</.test(contenuto);

function makeRiga(tag: string, centesimi: number): RigaBilancio {
  const voce = VOCI_DI.get(tag);
  const isDare = (voce?.segno === 'A' || voce?.segno === '-') === centesimi >= 0;
  const importo = Math.abs(centesimi);
  const nome = voce?.nome ?? cutTesto(tag, limitiBilancio.voce);
  return {
    conto: tag,
    descrizione: nome,
    dare: isDare ? importo : 0,
    avere: isDare ? 0 : importo,
    voce: nome,
  };
}

const postoDi = ({ conto }: RigaBilancio): number => VOCI_DI.get(conto)?.posto ?? VOCI_DI.size;

/**
 * The figures that an XBRL instance of the Italian taxonomy gives of the year closed in `anno`, in the order of the scheme;
 * concepts that are of no item of it come last, under their own name.
 * @returns a sentence where it is not one, or is of other years
 */
export function readXbrl(contenuto: string, anno: number): Istanza | { readonly errore: string } {
  let letta: Letta;
  try {
    letta = readIstanza(contenuto);
  } catch {
    return { errore: testiBilancio.XML_ILLEGGIBILE };
  }
  if (!letta.isNostra) return { errore: testiBilancio.NON_XBRL };
  if (/-cons/.test(letta.schema)) return { errore: testiBilancio.CONSOLIDATO };
  const importi = new Map<string, number>();
  const anni = new Set<number>();
  for (const { tag, contesto, isImporto, testo } of letta.fatti) {
    const quando = letta.contesti.get(contesto);
    if (!isImporto || !quando || quando.isParte || !/^-?\d+(?:\.\d+)?$/.test(testo.trim())) continue;
    const suo = Number(quando.fine.slice(0, 4));
    const centesimi = toCentesimi(Number(testo));
    if (Math.abs(centesimi) > IMPORTO_MASSIMO) continue;
    anni.add(suo);
    if (suo === anno) importi.set(tag, centesimi);
  }
  if (importi.size === 0)
    return {
      errore: testiBilancio.altriAnni(
        anno,
        [...anni].sort((a, b) => a - b),
      ),
    };
  const righe = [...importi].map(([tag, centesimi]) => makeRiga(tag, centesimi));
  const scritto = letta.fatti.find(({ tag }) => tag === CODICE_FISCALE)?.testo.trim();
  return { codiceFiscale: scritto || null, righe: righe.sort((a, b) => postoDi(a) - postoDi(b)) };
}

/** What a row says of its concept, with the sign that the taxonomy gives it. */
function signedOf({ conto, dare, avere }: RigaBilancio): number {
  const segno = VOCI_DI.get(conto)?.segno;
  return segno === 'A' || segno === '-' ? dare - avere : avere - dare;
}

/** The two totals of the balance sheet, in cents. */
export function sumStatoPatrimoniale(righe: readonly RigaBilancio[]): { dare: number; avere: number } {
  const find = (tag: string) => {
    const riga = righe.find(({ conto }) => conto === tag);
    return riga ? signedOf(riga) : 0;
  };
  return { dare: find('TotaleAttivo'), avere: find('TotalePassivo') };
}

/**
 * The sums of the scheme that the figures do not make, by the name of the total: of those with an addend at least. The scheme
 * is not told: a sum that holds in one of them holds.
 */
export function checkSomme(righe: readonly RigaBilancio[]): SommaSbagliata[] {
  const importi = new Map(righe.map((riga) => [riga.conto, signedOf(riga)]));
  const sbagliate = new Map<string, SommaSbagliata>();
  const tornano = new Set<string>();
  for (const { totale, addendi } of SOMME_DI) {
    const scritta = importi.get(totale);
    if (scritta === undefined || !addendi.some(({ tag }) => importi.has(tag))) continue;
    const calcolata = addendi.reduce((somma, { tag, peso }) => somma + peso * (importi.get(tag) ?? 0), 0);
    if (calcolata === scritta) tornano.add(totale);
    else sbagliate.set(totale, { voce: VOCI_DI.get(totale)?.nome ?? totale, scritta, calcolata });
  }
  return [...sbagliate].flatMap(([totale, sbagliata]) => (tornano.has(totale) ? [] : [sbagliata]));
}

/** How many sums of the scheme the figures let one try: those of which something is said. */
export function countSomme(righe: readonly RigaBilancio[]): number {
  const detti = new Set(righe.map(({ conto }) => conto));
  const provate = SOMME_DI.filter(
    ({ totale, addendi }) => detti.has(totale) && addendi.some(({ tag }) => detti.has(tag)),
  );
  return new Set(provate.map(({ totale }) => totale)).size;
}

/** Which part of the bilancio an item is of; undefined for what is not of the scheme. */
export function parteOf(conto: string): string | undefined {
  const segno = VOCI_DI.get(conto)?.segno;
  if (segno === undefined) return undefined;
  return segno === 'A' || segno === 'P'
    ? testiCollegamenti.STATO_PATRIMONIALE
    : testiCollegamenti.CONTO_ECONOMICO;
}

/** The concepts that are of no item of the scheme. */
export const listFuoriSchema = (righe: readonly RigaBilancio[]): string[] =>
  righe.filter(({ conto }) => !VOCI_DI.has(conto)).map(({ conto }) => conto);
