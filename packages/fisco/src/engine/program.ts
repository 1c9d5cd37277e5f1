import { emitFormula } from './emitter.ts';
import { INCOMPLETO, PROVVISORIO } from './flags.ts';
import { listDipendenze, orderConcetti } from './graph.ts';
import { type Concetto, type Formula, findFormula } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { specieOf } from './register.ts';
import { DECIMALI, FormulaError, type Nodo, type Tipo } from './types.ts';

/** A computed slot: which concetto, of which element, and where its instructions are. */
export interface Cella {
  readonly concetto: Concetto;
  readonly indice: number;
  readonly slot: number;
  readonly start: number;
  readonly end: number;
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
  /** What to redo when a slot changes: starts and ends of runs of instructions, in order. */
  readonly dipendenti: ReadonlyMap<number, Int32Array>;
  readonly misure: Readonly<Record<string, number>>;
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
}

const keyOf = (nodo: Dato | Concetto, indice: number): string =>
  nodo.raccolta === undefined ? nodo.id : `${nodo.id}[${indice}]`;

/** Units of every node, computed once per node. */
function createTipi(): (nodo: Nodo) => Tipo {
  const noti = new Map<Nodo, Tipo>();
  const tipo = (nodo: Nodo): Tipo => {
    const noto = noti.get(nodo);
    if (noto) return noto;
    const trovato = specieOf(nodo).tipo(nodo, tipo);
    noti.set(nodo, trovato);
    return trovato;
  };
  return tipo;
}

/** Turns the formulas in force in a year into one compact program. Throws FormulaError on a wrong graph. */
export function compile(radici: readonly (Concetto | Dato)[], options: CompileOptions): Program {
  const { annoImposta, misure, inEuro, annoParametri = annoImposta } = options;
  const concetti = orderConcetti(radici, annoImposta);
  const dati = listDipendenze(radici, annoImposta).filter((n): n is Dato => n.kind === 'dato');
  const tipo = createTipi();
  const slots = new Map<string, number>();
  const iniziali = [{ valore: 0, stato: 0 }];
  const tabelle: unknown[] = [];
  const words: number[] = [];
  const letti: number[][] = [];

  const sizeOf = (nodo: { raccolta?: string }): number =>
    nodo.raccolta === undefined ? 1 : (misure[nodo.raccolta] ?? 0);
  const slotOf = (nodo: Dato | Concetto, indice = 0): number => {
    const slot = slots.get(keyOf(nodo, indice));
    if (slot === undefined) throw new FormulaError(`Unknown name: ${keyOf(nodo, indice)}`);
    return slot;
  };
  for (const nodo of [...dati, ...concetti]) {
    for (let indice = 0; indice < sizeOf(nodo); indice++) {
      const iniziale = nodo.kind === 'dato' ? initialOf(nodo) : { valore: 0, stato: 0 };
      slots.set(keyOf(nodo, indice), iniziali.push(iniziale) - 1);
    }
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
    tipo,
    slotOf,
  };
  const celle: Cella[] = [];
  for (const concetto of concetti) {
    const { valore } = requireFormula(concetto, annoImposta, tipo);
    const arrotonda = inEuro?.has(concetto.id) === true && concetto.unita === 'euro';
    for (let indice = 0; indice < sizeOf(concetto); indice++) {
      const start = words.length;
      const slot = slotOf(concetto, indice);
      letti.push(emitFormula(bozza, valore, indice, { slot, formula: celle.length, inEuro: arrotonda }));
      celle.push({ concetto, indice, slot, start, end: words.length });
    }
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
    dipendenti: invert(celle, letti),
    misure,
    slotOf,
    cellaAt: (slot) => cellaBySlot.get(slot) ?? -1,
    tipo,
  };
}

/** The formula in force, its unit and decimals checked. */
function requireFormula(concetto: Concetto, annoImposta: number, tipo: Program['tipo']): Formula {
  const formula = findFormula(concetto, annoImposta);
  if (!formula) throw new FormulaError(`${concetto.id}: no formula in force in ${annoImposta}`);
  const { unita, decimali } = tipo(formula.valore);
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

/** For each slot, what depends on it, directly or not: formulas that follow one another are one run. */
function invert(celle: readonly Cella[], letti: readonly number[][]): Map<number, Int32Array> {
  const tutti = new Map<number, Set<number>>();
  for (let i = celle.length - 1; i >= 0; i--) {
    const cella = celle[i] as Cella;
    const aValle = tutti.get(cella.slot) ?? new Set<number>();
    for (const slot of letti[i] ?? []) {
      const insieme = tutti.get(slot) ?? new Set<number>();
      insieme.add(i);
      for (const j of aValle) insieme.add(j);
      tutti.set(slot, insieme);
    }
  }
  const runsOf = (indici: ReadonlySet<number>): Int32Array => {
    const tratti: number[] = [];
    for (const i of [...indici].sort((a, b) => a - b)) {
      const { start, end } = celle[i] as Cella;
      if (tratti.at(-1) === start) tratti[tratti.length - 1] = end;
      else tratti.push(start, end);
    }
    return Int32Array.from(tratti);
  };
  return new Map([...tutti].map(([slot, indici]) => [slot, runsOf(indici)]));
}
