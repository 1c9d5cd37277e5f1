import { DATO, FORZATO, INCOMPLETO, INDICATIVO } from './flags.ts';
import type { Concetto } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { type Cella, initialOf, type Program } from './program.ts';
import { type Memory, run } from './run.ts';
import { createSveglie } from './sveglie.ts';
import { traceCella } from './trace.ts';

/** A value as the engine keeps it: integer in the decimals of its unit, and the bits of its state. */
export interface Lettura {
  readonly valore: number;
  readonly stato: number;
}

/** In place of a value: something was written, and it is no value. Whatever rests on it is unknown. */
export const IGNOTO = 'ignoto';
type Scritto = number | typeof IGNOTO;

/** A dato that somebody gives. */
interface Dichiarato {
  readonly dato: Dato;
  readonly valore: Scritto;
  readonly indice?: number;
}

/** One set of inputs with its results, kept up to date at each change. */
export interface Calculation {
  readonly program: Program;
  /** Moves at each thing given, taken away or redone: what was found of the results holds until then. */
  readonly giro: number;
  /** Gives many dati together, with one recalculation. */
  fill(dichiarati: readonly Dichiarato[]): void;
  /** Gives a dato, makes it unknown, or takes it away with null. Returns the slots whose value or state changed. */
  set(dato: Dato, valore: Scritto | null, indice?: number): readonly number[];
  /** Overrides a concetto; null gives it back to the law. */
  force(concetto: Concetto, valore: number | null, indice?: number): readonly number[];
  read(nodo: Dato | Concetto, indice?: number): Lettura;
  /** As `read`, of a slot that was found before. */
  readSlot(slot: number): Lettura;
  /** What the law computes under an override. */
  readComputed(concetto: Concetto, indice?: number): Lettura;
  /** Recomputes everything that rests on a dato given or on an override: the rest is as with nothing given. */
  recalculate(): void;
}

/** A state no value has: what is computed next differs from it. */
const MAI = 255;

/** What all the calculations of a program share: its values and states with nothing given. */
const riposi = new WeakMap<Program, Pick<Memory, 'valori' | 'stati'>>();

/** What is given in a casella still to be checked makes «indicativo» whatever is computed on it; a zero changes nothing. */
function readScritto(dato: Dato, valore: Scritto | null, isIncerto: boolean): Lettura {
  if (valore === null) return initialOf(dato);
  if (valore === IGNOTO) return { valore: 0, stato: DATO | INCOMPLETO };
  return { valore, stato: isIncerto && valore !== 0 ? DATO | INDICATIVO : DATO };
}

/** Starts a calculation on a program with nothing given. */
export function createCalculation(program: Program): Calculation {
  const riposo = riposi.get(program);
  const valori = (riposo ?? program).valori.slice();
  const stati = (riposo ?? program).stati.slice();
  const dati = new Set<number>();
  /** The runs of celle that rest on what is given; unknown after something more was given, or less. */
  let vivi: Int32Array | undefined;
  const forzati = new Map<number, number>();
  const calcolati = new Map<number, Lettura>();
  const mutati = new Int32Array(program.celle.length + 2);
  const sveglie = createSveglie(program);
  let giro = 0;

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
      write(slot, forzato, DATO | FORZATO | INDICATIVO);
    },
    recompute: (formula) => Number(traceCella(calculation, program.celle[formula] as Cella).valore),
  };
  const takeMutati = (): number[] => {
    const slots: number[] = [];
    for (let i = 1; i <= (mutati[0] as number); i++) slots.push(mutati[i] as number);
    mutati[0] = 0;
    return slots;
  };
  const runTratti = (tratti: Int32Array): void => {
    const { celle, code, tabelle } = program;
    giro += 1;
    for (let i = 0; i < tratti.length; i += 2) {
      const { start } = celle[tratti[i] as number] as Cella;
      run(code, tabelle, memory, start, (celle[(tratti[i + 1] as number) - 1] as Cella).end);
    }
  };
  const runCella = (slot: number): void => {
    const cella = program.cellaAt(slot);
    runTratti(Int32Array.of(cella, cella + 1));
  };
  /** Redoes what reads a slot that changed, and no further than the values that come out different. */
  const propagate = (): readonly number[] => {
    const { celle, code, tabelle } = program;
    giro += 1;
    let visti = sveglie.wakeLettori(mutati, 0);
    for (let i = sveglie.take(); i >= 0; i = sveglie.take()) {
      const { start, end } = celle[i] as Cella;
      run(code, tabelle, memory, start, end);
      visti = sveglie.wakeLettori(mutati, visti);
    }
    return takeMutati();
  };
  /** Writes a dato; the slot when it changed. */
  const put = (dato: Dato, valore: Scritto | null, indice = 0): number | undefined => {
    const slot = program.slotOf(dato, indice);
    const nuovo = readScritto(dato, valore, program.incerti.has(dato.id));
    if (valori[slot] === nuovo.valore && stati[slot] === nuovo.stato) return undefined;
    giro += 1;
    if ((valore === null) === dati.has(slot)) vivi = undefined;
    if (valore === null) dati.delete(slot);
    else dati.add(slot);
    write(slot, nuovo.valore, nuovo.stato);
    return slot;
  };
  const calculation: Calculation = {
    program,
    get giro() {
      return giro;
    },
    fill(dichiarati) {
      for (const { dato, valore, indice } of dichiarati) put(dato, valore, indice);
      calculation.recalculate();
    },
    set(dato, valore, indice) {
      const slot = put(dato, valore, indice);
      return slot === undefined ? [] : propagate();
    },
    force(concetto, valore, indice = 0) {
      const slot = program.slotOf(concetto, indice);
      if (valore === null) forzati.delete(slot);
      else forzati.set(slot, valore);
      calcolati.delete(slot);
      vivi = undefined;
      stati[slot] = MAI;
      runCella(slot);
      return propagate();
    },
    read: (nodo, indice = 0) => calculation.readSlot(program.slotOf(nodo, indice)),
    readSlot: (slot) => ({ valore: valori[slot] as number, stato: stati[slot] as number }),
    readComputed(concetto, indice = 0) {
      return calcolati.get(program.slotOf(concetto, indice)) ?? calculation.read(concetto, indice);
    },
    recalculate() {
      for (const slot of forzati.keys()) runCella(slot);
      vivi ??= program.listDipendenti([...dati, ...forzati.keys()]);
      runTratti(vivi);
      mutati[0] = 0;
    },
  };
  if (riposo === undefined) {
    run(program.code, program.tabelle, memory, 0, program.code.length);
    mutati[0] = 0;
    riposi.set(program, { valori: valori.slice(), stati: stati.slice() });
  }
  return calculation;
}
