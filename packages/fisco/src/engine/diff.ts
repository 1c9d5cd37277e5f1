import { type Calculation, createCalculation } from './calculation.ts';
import { INCOMPLETO } from './flags.ts';
import type { Concetto } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { compile, type Program } from './program.ts';

/** One input of a side: a dato that was given, or a concetto that a person overrode. */
export interface Assegnazione {
  readonly nodo: Dato | Concetto;
  readonly indice: number;
  readonly valore: number;
}

/** One of the two things compared: the law of a year and a set of inputs. */
export interface Lato {
  readonly annoImposta: number;
  readonly assegnazioni: readonly Assegnazione[];
  readonly inEuro?: ReadonlySet<string>;
}

/** What made a difference, in the decimals of its unit: the three always sum to it. */
export interface Attribuzione {
  readonly dati: number;
  readonly legge: number;
  readonly parametri: number;
}

export interface Osservato {
  readonly nodo: Dato | Concetto;
  readonly indice: number;
  /** The smallest amount that counts: 100 for a quantity kept in whole euro. */
  readonly passo?: number;
}

export interface Differenza extends Osservato {
  readonly prima: { readonly valore: number; readonly stato: number };
  readonly dopo: { readonly valore: number; readonly stato: number };
  /** Null when one of the mixed worlds does not know the value: the difference cannot be split. */
  readonly attribuzione: Attribuzione | null;
  /** The quantity in the eight worlds between the two sides; null when one of them does not know it. */
  readonly mondi: readonly number[] | null;
}

/** The eight worlds between the two sides: bit 1 the inputs, bit 2 the formulas, bit 4 the numbers of the second. */
const DATI = 1;
const LEGGE = 2;
const PARAMETRI = 4;
const TUTTO = DATI | LEGGE | PARAMETRI;

/** How much a factor adds, on average over the six orders in which the three may change: in sixths. */
function sixths(valori: readonly number[], fattore: number): number {
  const [a = 0, b = 0] = [DATI, LEGGE, PARAMETRI].filter((f) => f !== fattore);
  const passo = (da: number) => (valori[da | fattore] ?? 0) - (valori[da] ?? 0);
  return 2 * passo(0) + passo(a) + passo(b) + 2 * passo(a | b);
}

/**
 * Splits the difference between the first and the last of eight values among inputs, formulas and numbers, each weighed over
 * all the orders in which they may change. Whole units; the three sum to the difference.
 */
export function attribute(valori: readonly number[]): Attribuzione {
  const sesti = [DATI, LEGGE, PARAMETRI].map((fattore) => sixths(valori, fattore));
  const interi = sesti.map((n) => Math.floor(n / 6));
  const totale = (valori[TUTTO] ?? 0) - (valori[0] ?? 0);
  const resto = totale - interi.reduce((somma, n) => somma + n, 0);
  // What is left over, at most two units, goes where the most was cut.
  const ordine = [0, 1, 2].sort((x, y) => cut(sesti, y) - cut(sesti, x) || x - y);
  for (const posto of ordine.slice(0, resto)) interi[posto] = (interi[posto] ?? 0) + 1;
  const [dati = 0, legge = 0, parametri = 0] = interi;
  return { dati, legge, parametri };
}
const cut = (sesti: readonly number[], posto: number): number => (((sesti[posto] ?? 0) % 6) + 6) % 6;

/** A difference split in the two orders that a person follows: what was given first, or the rules first; the law before its numbers. */
export function splitInOrdine(valori: readonly number[]): { dati: Attribuzione; regole: Attribuzione } {
  const passo = (da: number, a: number) => (valori[a] ?? 0) - (valori[da] ?? 0);
  const REGOLE = LEGGE | PARAMETRI;
  return {
    dati: {
      dati: passo(0, DATI),
      legge: passo(DATI, DATI | LEGGE),
      parametri: passo(DATI | LEGGE, TUTTO),
    },
    regole: { dati: passo(REGOLE, TUTTO), legge: passo(0, LEGGE), parametri: passo(LEGGE, REGOLE) },
  };
}

/**
 * Compares two programs, or two sets of inputs, and says of each quantity how much the inputs, the formulas and the numbers of
 * law changed it. A number of law that one year does not have is taken from the other.
 */
export function diff(
  radici: readonly (Concetto | Dato)[],
  misure: Readonly<Record<string, number>>,
  [prima, dopo]: readonly [Lato, Lato],
  osservati: readonly Osservato[],
): Differenza[] {
  const programmi = new Map<string, Program>();
  const programOf = (legge: Lato, parametri: Lato): Program => {
    const chiave = `${legge.annoImposta}/${parametri.annoImposta}`;
    const pronto =
      programmi.get(chiave) ??
      compile(radici, {
        annoImposta: legge.annoImposta,
        annoParametri: parametri.annoImposta,
        misure,
        ...(legge.inEuro ? { inEuro: legge.inEuro } : {}),
      });
    programmi.set(chiave, pronto);
    return pronto;
  };
  const mondi = Array.from({ length: 8 }, (_, mondo) => {
    const lato = (bit: number) => (mondo & bit ? dopo : prima);
    const calcolo = createCalculation(programOf(lato(LEGGE), lato(PARAMETRI)));
    return assign(calcolo, lato(DATI).assegnazioni);
  });
  return osservati.map(({ nodo, indice, passo = 1 }) => {
    const letti = mondi.map((calcolo) => calcolo.read(nodo, indice));
    const noti = letti.every(({ stato }) => (stato & INCOMPLETO) === 0);
    return {
      nodo,
      indice,
      prima: letti[0] ?? { valore: 0, stato: INCOMPLETO },
      dopo: letti[TUTTO] ?? { valore: 0, stato: INCOMPLETO },
      mondi: noti ? letti.map(({ valore }) => valore) : null,
      attribuzione: noti ? scale(attribute(letti.map(({ valore }) => valore / passo)), passo) : null,
    };
  });
}

const scale = ({ dati, legge, parametri }: Attribuzione, passo: number): Attribuzione => ({
  dati: dati * passo,
  legge: legge * passo,
  parametri: parametri * passo,
});

function assign(calcolo: Calculation, assegnazioni: readonly Assegnazione[]): Calculation {
  for (const { nodo, indice, valore } of assegnazioni) {
    if (nodo.kind === 'dato') calcolo.set(nodo, valore, indice);
    else calcolo.force(nodo, valore, indice);
  }
  return calcolo;
}
