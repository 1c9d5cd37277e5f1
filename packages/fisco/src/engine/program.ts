import { emitFormula } from './emitter.ts';
import { INCOMPLETO, PROVVISORIO } from './flags.ts';
import { listDipendenze, orderConcetti } from './graph.ts';
import { type Concetto, type Formula, findFormula } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { specieOf } from './register.ts';
import { DECIMALI, type Fonte, FormulaError, type Nodo, type Tipo } from './types.ts';

/** A computed slot: which concetto, of which element, and where its instructions are. */
export interface Cella {
  readonly concetto: Concetto;
  readonly indice: number;
  readonly slot: number;
  readonly start: number;
  readonly end: number;
}

/** Who reads each slot, directly: of the slot n, the celle from inizi[n] to inizi[n + 1]. */
interface Lettori {
  readonly inizi: Int32Array;
  readonly celle: Int32Array;
}

/** The formulas of one tax year, ready to run. Immutable: many calculations share it. */
export interface Program {
  readonly annoImposta: number;
  /** The year of the numbers of law: that of the formulas, but when two years are compared. */
  readonly annoParametri: number;
  readonly code: Int32Array;
  readonly tabelle: readonly unknown[];
  readonly celle: readonly Cella[];
  /** Values and states before anything is given: constants, defaults. */
  readonly valori: Float64Array;
  readonly stati: Uint8Array;
  /** The celle to redo when some slots change: the first and the one after the last of each run, in order. */
  readonly listDipendenti: (slots: Iterable<number>) => Int32Array;
  readonly lettori: Lettori;
  readonly misure: Readonly<Record<string, number>>;
  /** Names of the dati and concetti that a form still to be checked asks or shows. */
  readonly incerti: ReadonlySet<string>;
  slotOf(nodo: Dato | Concetto, indice?: number): number;
  cellaAt(slot: number): number;
  tipo(nodo: Nodo): Tipo;
}

export interface CompileOptions {
  readonly annoImposta: number;
  /** When the numbers of law are to be those of another year. */
  readonly annoParametri?: number;
  /** How many elements each raccolta holds. */
  readonly misure: Readonly<Record<string, number>>;
  /** Concetti kept in whole euro, because a rigo of the form shows them and the next righi read that. */
  readonly inEuro?: ReadonlySet<string>;
  /**
   * What a form still to be checked shows or asks: a concetto of these is «indicativo» whatever its sources, a dato of these makes
   * «indicativo» what is computed on it once it is given.
   */
  readonly incerti?: ReadonlySet<string>;
}

const NESSUNO: ReadonlySet<string> = new Set();
const tipi = new WeakMap<Nodo, Tipo>();

/** Unit of a node: of its formula alone, so computed once. */
function tipoOf(nodo: Nodo): Tipo {
  const noto = tipi.get(nodo) ?? specieOf(nodo).tipo(nodo, tipoOf);
  tipi.set(nodo, noto);
  return noto;
}

/** Turns the formulas in force in a year into one compact program. Throws FormulaError on a wrong graph. */
export function compile(radici: readonly (Concetto | Dato)[], options: CompileOptions): Program {
  const passi = compileAPassi(radici, options);
  for (;;) {
    const { done, value } = passi.next();
    if (done) return value;
  }
}

/** The same, a concetto at a step: who has a screen to answer for stops between one and the next. */
export function* compileAPassi(
  radici: readonly (Concetto | Dato)[],
  options: CompileOptions,
): Generator<void, Program> {
  const { annoImposta, misure, inEuro, incerti = NESSUNO, annoParametri = annoImposta } = options;
  const concetti = orderConcetti(radici, annoImposta);
  const dati = listDipendenze(radici, annoImposta, concetti).filter((n): n is Dato => n.kind === 'dato');
  yield;
  const primi = new Map<string, number>();
  const iniziali = [{ valore: 0, stato: 0 }];
  const tabelle: unknown[] = [];
  const words: number[] = [];
  const letti: number[][] = [];

  const sizeOf = (nodo: { raccolta?: string }): number =>
    nodo.raccolta === undefined ? 1 : (misure[nodo.raccolta] ?? 0);
  const slotOf = (nodo: Dato | Concetto, indice = 0): number => {
    const primo = primi.get(nodo.id);
    const elemento = nodo.raccolta === undefined ? 0 : indice;
    if (primo === undefined || !(elemento < sizeOf(nodo))) {
      throw new FormulaError(`Unknown name: ${nodo.id}[${elemento}]`);
    }
    return primo + elemento;
  };
  for (const nodo of [...dati, ...concetti]) {
    primi.set(nodo.id, iniziali.length);
    const iniziale = nodo.kind === 'dato' ? initialOf(nodo) : { valore: 0, stato: 0 };
    for (let indice = 0; indice < sizeOf(nodo); indice++) iniziali.push(iniziale);
  }

  const bozza = {
    annoImposta,
    annoParametri,
    misure,
    words,
    tabelle,
    iniziali,
    costanti: new Map(),
    numeri: new Map(),
    tipo: tipoOf,
    slotOf,
  };
  const celle: Cella[] = [];
  for (const concetto of concetti) {
    const { valore, fonti } = requireFormula(concetto, annoImposta);
    const riserva = findRiserva(fonti, incerti.has(concetto.id));
    const arrotonda = inEuro?.has(concetto.id) === true && concetto.unita === 'euro';
    for (let indice = 0; indice < sizeOf(concetto); indice++) {
      const start = words.length;
      const slot = slotOf(concetto, indice);
      const arrivo = { slot, formula: celle.length, inEuro: arrotonda, riserva };
      letti.push(emitFormula(bozza, valore, indice, arrivo));
      celle.push({ concetto, indice, slot, start, end: words.length });
    }
    yield;
  }

  const cellaBySlot = new Map(celle.map((cella, i) => [cella.slot, i]));
  return {
    annoImposta,
    annoParametri,
    code: Int32Array.from(words),
    tabelle,
    celle,
    valori: Float64Array.from(iniziali, (x) => x.valore),
    stati: Uint8Array.from(iniziali, (x) => x.stato),
    listDipendenti: makeListDipendenti(celle, letti, iniziali.length),
    lettori: invertLetti(letti, iniziali.length),
    misure,
    incerti,
    slotOf,
    cellaAt: (slot) => cellaBySlot.get(slot) ?? -1,
    tipo: tipoOf,
  };
}

/** A result rests on a reading of the law still to be checked when one of its sources is; it does not when it comes to nothing. */
function findRiserva(fonti: readonly Fonte[], isIncerto = false): 'valore' | 'sempre' | undefined {
  if (isIncerto) return 'sempre';
  return fonti.some(({ verificato }) => !verificato) ? 'valore' : undefined;
}

/** The formula in force, its unit and decimals checked. */
function requireFormula(concetto: Concetto, annoImposta: number): Formula {
  const formula = findFormula(concetto, annoImposta);
  if (!formula) throw new FormulaError(`${concetto.id}: no formula in force in ${annoImposta}`);
  const { unita, decimali } = tipoOf(formula.valore);
  if (unita !== concetto.unita)
    throw new FormulaError(`${concetto.id} is ${concetto.unita}, its formula ${unita}`);
  if (decimali !== DECIMALI[unita]) {
    throw new FormulaError(`${concetto.id}: the formula ends without a rounding`);
  }
  return formula;
}

/** Value and state of a dato that nobody gave. */
export function initialOf(dato: Dato): { valore: number; stato: number } {
  if (dato.seManca === 'zero') return { valore: 0, stato: 0 };
  if (dato.seManca === 'ignoto') return { valore: 0, stato: INCOMPLETO };
  return { valore: dato.seManca.iniziale, stato: PROVVISORIO };
}

/** What reads some slots, directly or not; celle that follow one another are one run. */
function makeListDipendenti(
  celle: readonly Cella[],
  letti: readonly (readonly number[])[],
  quanti: number,
): Program['listDipendenti'] {
  /** All that is read, cella after cella, and where each one's begins: one walk over it, whatever moved. */
  const lette = Int32Array.from(letti.flat());
  const inizi = new Int32Array(celle.length + 1);
  letti.forEach((sue, i) => {
    inizi[i + 1] = (inizi[i] as number) + sue.length;
  });
  const slotDi = Int32Array.from(celle, ({ slot }) => slot);
  return (slots) => {
    const mossi = new Uint8Array(quanti);
    for (const slot of slots) mossi[slot] = 1;
    const tratti: number[] = [];
    let letta = 0;
    for (let i = 0; i < slotDi.length; i++) {
      const fine = inizi[i + 1] as number;
      while (letta < fine && mossi[lette[letta] as number] === 0) letta += 1;
      if (letta === fine) continue;
      letta = fine;
      mossi[slotDi[i] as number] = 1;
      if (tratti.at(-1) === i) tratti[tratti.length - 1] = i + 1;
      else tratti.push(i, i + 1);
    }
    return Int32Array.from(tratti);
  };
}

/** From what each cella reads, once however often, to who reads each slot. */
function invertLetti(letti: readonly (readonly number[])[], quanti: number): Lettori {
  const inizi = new Int32Array(quanti + 1);
  const distinti = letti.map((sue) => [...new Set(sue)]);
  for (const sue of distinti) for (const slot of sue) inizi[slot + 1] = (inizi[slot + 1] as number) + 1;
  for (let slot = 0; slot < quanti; slot++)
    inizi[slot + 1] = (inizi[slot + 1] as number) + (inizi[slot] as number);
  const liberi = inizi.slice();
  const celle = new Int32Array(inizi[quanti] as number);
  distinti.forEach((sue, cella) => {
    for (const slot of sue) {
      const posto = liberi[slot] as number;
      celle[posto] = cella;
      liberi[slot] = posto + 1;
    }
  });
  return { inizi, celle };
}
