import { DATO, FORZATO } from './flags.ts';
import type { Concetto } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { type Cella, initialOf, type Program } from './program.ts';
import { type Memory, run } from './run.ts';
import { traceCella } from './trace.ts';

/** A value as the engine keeps it: integer in the decimals of its unit, and the bits of its state. */
interface Lettura {
  readonly valore: number;
  readonly stato: number;
}

/** One set of inputs with its results, kept up to date at each change. */
export interface Calculation {
  readonly program: Program;
  /** Gives a dato, or takes it away with null. Returns the slots whose value or state changed. */
  set(dato: Dato, valore: number | null, indice?: number): readonly number[];
  /** Overrides a concetto; null gives it back to the law. */
  force(concetto: Concetto, valore: number | null, indice?: number): readonly number[];
  read(nodo: Dato | Concetto, indice?: number): Lettura;
  /** What the law computes under an override. */
  readComputed(concetto: Concetto, indice?: number): Lettura;
  /** Recomputes everything: same results, used at the start and to measure. */
  recalculate(): void;
}

/** A state no value has: what is computed next differs from it. */
const IGNOTO = 255;

/** Starts a calculation on a program with nothing given. */
export function createCalculation(program: Program): Calculation {
  const valori = program.valori.slice();
  const stati = program.stati.slice();
  const forzati = new Map<number, number>();
  const calcolati = new Map<number, Lettura>();
  const mutati = new Int32Array(program.celle.length + 2);

  const write = (slot: number, valore: number, stato: number): void => {
    if (valori[slot] === valore && stati[slot] === stato) return;
    valori[slot] = valore;
    stati[slot] = stato;
    mutati[0] = (mutati[0] as number) + 1;
    mutati[mutati[0]] = slot;
  };
  const memory: Memory = {
    valori,
    stati,
    mutati,
    store(slot, valore, stato) {
      const forzato = forzati.get(slot);
      if (forzato === undefined) return write(slot, valore, stato);
      calcolati.set(slot, { valore, stato });
      write(slot, forzato, DATO | FORZATO);
    },
    recompute: (formula) => Number(traceCella(calculation, program.celle[formula] as Cella).valore),
  };
  const takeMutati = (): number[] => {
    const slots: number[] = [];
    for (let i = 1; i <= (mutati[0] as number); i++) slots.push(mutati[i] as number);
    mutati[0] = 0;
    return slots;
  };
  const propagate = (slot: number): readonly number[] => {
    const tratti = program.dipendenti.get(slot);
    if (tratti) {
      for (let i = 0; i < tratti.length; i += 2) {
        run(program.code, program.tabelle, memory, tratti[i] as number, tratti[i + 1] as number);
      }
    }
    return takeMutati();
  };
  const calculation: Calculation = {
    program,
    set(dato, valore, indice = 0) {
      const slot = program.slotOf(dato, indice);
      const nuovo = valore === null ? initialOf(dato) : { valore, stato: DATO };
      if (valori[slot] === nuovo.valore && stati[slot] === nuovo.stato) return [];
      write(slot, nuovo.valore, nuovo.stato);
      return propagate(slot);
    },
    force(concetto, valore, indice = 0) {
      const slot = program.slotOf(concetto, indice);
      if (valore === null) forzati.delete(slot);
      else forzati.set(slot, valore);
      calcolati.delete(slot);
      stati[slot] = IGNOTO;
      const { start, end } = program.celle[program.cellaAt(slot)] as Cella;
      run(program.code, program.tabelle, memory, start, end);
      return propagate(slot);
    },
    read(nodo, indice = 0) {
      const slot = program.slotOf(nodo, indice);
      return { valore: valori[slot] as number, stato: stati[slot] as number };
    },
    readComputed(concetto, indice = 0) {
      return calcolati.get(program.slotOf(concetto, indice)) ?? calculation.read(concetto, indice);
    },
    recalculate() {
      run(program.code, program.tabelle, memory, 0, program.code.length);
      mutati[0] = 0;
    },
  };
  calculation.recalculate();
  return calculation;
}
