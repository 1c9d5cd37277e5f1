import {
  type Fase,
  type Parametro,
  parametro,
  type RegimiPerEnte,
  type Tabella,
  type Valore,
} from '../engine/index.ts';
import { aScaglioni, daRiscontrare, fase, legge, vale } from './scrittura.ts';

/**
 * What the comuni apply in a tax year, as published. `aliquote` are the schedules: the exemption in euro, «>», and the
 * rates in percent with the limit between them; «0» is not applied, «-» has no act published, «?» is not surely
 * readable. The other strings have a sign a comune, by codice catastale: steps of the codes, regioni, schedules.
 */
export interface TabellaComunale {
  readonly anno: number;
  readonly aliquote: string;
  readonly codici: string;
  readonly regioni: string;
  readonly profili: string;
}

const profili: Valore<Tabella>[] = [];
const regioni: Valore<Tabella>[] = [];
const regimi = new Map<number, Parametro<readonly Fase[]>>();
const senzaAliquota = new Set<number>();

/** Number of the schedule of each comune. A comune or a year not held leaves the result incompleto. */
export const profiloPerComune = parametro<Tabella>({
  id: 'addizionali/profilo-comunale',
  descrizione: 'Aliquote del comune',
  unita: 'codice',
  valori: profili,
});

/** Regione of each comune on 1 January of the tax year. */
export const regionePerComune = parametro<Tabella>({
  id: 'addizionali/regione-del-comune',
  descrizione: 'Regione del comune',
  unita: 'codice',
  valori: regioni,
});

/** What each schedule gives. */
export const addizionaliComunali: RegimiPerEnte = regimi;

/** Whether the comune has, in a year that was added, rates or exemptions that the tables could not take over. */
export const isDaIndicare = (comune: number): boolean => senzaAliquota.has(comune);

/**
 * Makes the table of a tax year known to the rules. Each modello adds its own before it computes, so that nobody
 * loads the other years; adding a year twice changes nothing.
 */
export function addTabellaComunale(tabella: TabellaComunale): void {
  const { anno } = tabella;
  if (profili.some((valore) => valore.dal === `${anno}-01-01`)) return;
  const aliquote = tabella.aliquote.split(' ');
  const codici = readCodici(tabella.codici);
  const suoi = readNumeri(tabella.profili);
  const perComune = new Map<number, number>();
  codici.forEach((comune, i) => {
    const numero = suoi[i] ?? -1;
    if (aliquote[numero] === '?') senzaAliquota.add(comune);
    else perComune.set(comune, anno * 10_000 + numero);
  });
  aliquote.forEach((profilo, i) => {
    const numero = anno * 10_000 + i;
    if (profilo !== '?') regimi.set(numero, aRegime(profilo, numero, anno));
  });
  profili.push(vale(anno, anno, perComune, fonteMef(anno)));
  const regioneDi = new Map(codici.map((comune, i) => [comune, CIFRE.indexOf(tabella.regioni.charAt(i))]));
  regioni.push(vale(anno, anno, regioneDi, legge('ISTAT', 'elenco dei comuni')));
}

const fonteMef = (anno: number) =>
  daRiscontrare('MEF, fiscalità locale', `addizionale comunale IRPEF ${anno}`);

const CIFRE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Schedules below this have one sign, the others two. */
const CORTI = 40;

/** Steps in base 36 between codes, thousands by letter: one sign, or `-xx.`. */
function readCodici(testo: string): number[] {
  let ordinale = 0;
  return Array.from(testo.matchAll(/-(\w+)\.|\w/g), ([segno, lungo]) => {
    ordinale += Number.parseInt(lungo ?? segno, 36);
    return Math.floor(ordinale / 1_000) * 10_000 + (ordinale % 1_000);
  });
}

function readNumeri(testo: string): number[] {
  const numeri: number[] = [];
  for (let i = 0; i < testo.length; i++) {
    const cifra = CIFRE.indexOf(testo.charAt(i));
    if (cifra < CORTI) numeri.push(cifra);
    else numeri.push(CORTI + (cifra - CORTI) * CIFRE.length + CIFRE.indexOf(testo.charAt(++i)));
  }
  return numeri;
}

const nonIstituita = 'nessun atto pubblicato: intesa come non istituita';

function aRegime(profilo: string, numero: number, anno: number): Parametro<readonly Fase[]> {
  const riserva = profilo === '-' ? nonIstituita : 'atto del comune non riscontrato';
  return parametro<readonly Fase[]>({
    id: `addizionali/comunale-${numero}`,
    descrizione: `Addizionale comunale ${anno}`,
    unita: 'quota',
    valori: [vale(anno, anno, readProfilo(profilo), fonteMef(anno), riserva)],
  });
}

/** `14000>1/28000/1.1` → exempt up to 14,000 included (a step), then 1% and 1.1% above 28,000. */
function readProfilo(profilo: string): readonly Fase[] {
  if (profilo === '-' || profilo === '0') return [fase(null, [])];
  const [aliquote = '', esenzione] = profilo.split('>').reverse();
  const numeri = aliquote.split('/').map(Number);
  const righe = numeri
    .filter((_, i) => i % 2 === 0)
    .map((aliquota, i): [number, number] => [i === 0 ? 0 : (numeri[i * 2 - 1] ?? 0), aliquota]);
  const oltre = fase(null, aScaglioni(...righe));
  return esenzione === undefined ? [oltre] : [fase(Number(esenzione), []), oltre];
}
