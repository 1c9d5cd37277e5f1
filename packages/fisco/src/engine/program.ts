import { INCOMPLETO, PROVVISORIO } from './flags.ts';
import { listDipendenze, orderConcetti } from './graph.ts';
import { type Concetto, findFormula } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { CONSERVA, PER } from './opcodes.ts';
import { specieOf } from './register.ts';
import { DECIMALI, type Emitter, FormulaError, type Nodo, type Tipo } from './types.ts';

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
  readonly code: Int32Array;
  readonly tabelle: readonly unknown[];
  readonly celle: readonly Cella[];
  /** Values and states before anything is given: constants, defaults. */
  readonly valori: Float64Array;
  readonly stati: Uint8Array;
  /** Cells that depend on each slot, in order of computation. */
  readonly dipendenti: ReadonlyMap<number, Int32Array>;
  readonly misure: Readonly<Record<string, number>>;
  slotOf(nodo: Dato | Concetto, indice?: number): number;
  cellaAt(slot: number): number;
  tipo(nodo: Nodo): Tipo;
}

export interface CompileOptions {
  readonly annoImposta: number;
  /** How many elements each raccolta holds. */
  readonly misure: Readonly<Record<string, number>>;
  /** Concetti kept in whole euro, because a rigo of the form shows them and the next righi read that. */
  readonly inEuro?: ReadonlySet<string>;
}

const keyOf = (nodo: Dato | Concetto, indice: number): string =>
  nodo.raccolta === undefined ? nodo.id : `${nodo.id}[${indice}]`;

/** Units of every node, computed once per node. */
export function createTipi(): (nodo: Nodo) => Tipo {
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
  const { annoImposta, misure, inEuro } = options;
  const concetti = orderConcetti(radici, annoImposta);
  const dati = listDipendenze(radici, annoImposta).filter((n): n is Dato => n.kind === 'dato');
  const tipo = createTipi();
  const slots = new Map<string, number>();
  const iniziali: { valore: number; stato: number }[] = [];
  const costanti = new Map<string, number>();
  const tabelle: unknown[] = [];
  const words: number[] = [];
  const letti: number[][] = [];

  const newSlot = (valore: number, stato: number): number => iniziali.push({ valore, stato }) - 1;
  const sizeOf = (nodo: { raccolta?: string }): number =>
    nodo.raccolta === undefined ? 1 : (misure[nodo.raccolta] ?? 0);
  const slotOf = (nodo: Dato | Concetto, indice = 0): number => {
    const slot = slots.get(keyOf(nodo, indice));
    if (slot === undefined) throw new FormulaError(`Unknown name: ${keyOf(nodo, indice)}`);
    return slot;
  };
  for (const nodo of [...dati, ...concetti]) {
    for (let indice = 0; indice < sizeOf(nodo); indice++) {
      const { valore, stato } = nodo.kind === 'dato' ? initialOf(nodo) : { valore: 0, stato: 0 };
      slots.set(keyOf(nodo, indice), newSlot(valore, stato));
    }
  }

  let corrente = 0;
  // Temporaries already computed, one map for each branch that is open: a node is emitted once in its scope.
  let noti: Map<Nodo, number>[] = [new Map()];
  let riferiti: number[] = [];
  const emitter: Emitter = {
    annoImposta,
    tipo,
    compile(nodo) {
      if (nodo.kind === 'dato' || nodo.kind === 'concetto') return specieOf(nodo).compile(nodo, emitter);
      const pronto = noti.findLast((scope) => scope.has(nodo))?.get(nodo);
      if (pronto !== undefined) return pronto;
      const slot = specieOf(nodo).compile(nodo, emitter);
      noti.at(-1)?.set(nodo, slot);
      return slot;
    },
    branch(work) {
      noti.push(new Map());
      work();
      noti.pop();
    },
    compileAt(nodo, decimali) {
      const slot = emitter.compile(nodo);
      const manca = decimali - tipo(nodo).decimali;
      return manca === 0 ? slot : emitter.emit(PER, emitter.temp(), slot, emitter.constant(10 ** manca));
    },
    temp: () => newSlot(0, 0),
    constant(valore, stato = 0) {
      const chiave = `${valore}/${stato}`;
      const slot = costanti.get(chiave) ?? newSlot(valore, stato);
      costanti.set(chiave, slot);
      return slot;
    },
    slotOf(nodo, indice = corrente) {
      const slot = slotOf(nodo, nodo.raccolta === undefined ? 0 : indice);
      riferiti.push(slot);
      return slot;
    },
    size: (raccolta) => misure[raccolta] ?? 0,
    within(indice, work) {
      const prima = { corrente, noti };
      corrente = indice;
      noti = [new Map()];
      const esito = work();
      ({ corrente, noti } = prima);
      return esito;
    },
    emit(op, dst = 0, a = 0, b = 0, c = 0) {
      words.push(op, dst, a, b, c);
      return dst;
    },
    patch(at, word, value) {
      words[at + word] = value;
    },
    get position() {
      return words.length;
    },
    table: (valore) => tabelle.push(valore) - 1,
  };

  const celle: Cella[] = [];
  const emitCella = (concetto: Concetto, indice: number): void => {
    const formula = findFormula(concetto, annoImposta);
    if (!formula) throw new FormulaError(`${concetto.id}: no formula in force in ${annoImposta}`);
    riferiti = [];
    const start = words.length;
    const slot = slotOf(concetto, indice);
    const { unita } = tipo(formula.valore);
    if (unita !== concetto.unita)
      throw new FormulaError(`${concetto.id} is ${concetto.unita}, its formula ${unita}`);
    if (tipo(formula.valore).decimali !== DECIMALI[unita]) {
      throw new FormulaError(`${concetto.id}: the formula ends without a rounding`);
    }
    const risultato = emitter.within(indice, () => emitter.compile(formula.valore));
    const arrotonda = inEuro?.has(concetto.id) && unita === 'euro' ? 1 : 0;
    emitter.emit(CONSERVA, slot, risultato, celle.length, arrotonda);
    celle.push({ concetto, indice, slot, start, end: words.length });
    letti.push(riferiti);
  };
  for (const concetto of concetti) {
    for (let indice = 0; indice < sizeOf(concetto); indice++) emitCella(concetto, indice);
  }

  const cellaBySlot = new Map(celle.map((cella, i) => [cella.slot, i]));
  return {
    annoImposta,
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

/** Value and state of a dato that nobody gave. */
export function initialOf(dato: Dato): { valore: number; stato: number } {
  if (dato.seManca === 'zero') return { valore: 0, stato: 0 };
  if (dato.seManca === 'ignoto') return { valore: 0, stato: INCOMPLETO };
  return { valore: dato.seManca.iniziale, stato: PROVVISORIO };
}

/** For each slot, the cells to redo when it changes: direct and indirect, in order. */
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
  return new Map([...tutti].map(([slot, set]) => [slot, Int32Array.from(set).sort()]));
}
