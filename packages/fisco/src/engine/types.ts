import type { Aggregato } from './nodes/aggregato.ts';
import type { Arrotonda } from './nodes/arrotonda.ts';
import type { Cerca } from './nodes/cerca.ts';
import type { Concetto } from './nodes/concetto.ts';
import type { Confronto } from './nodes/confronto.ts';
import type { Costante } from './nodes/costante.ts';
import type { Dato } from './nodes/dato.ts';
import type { Diviso } from './nodes/diviso.ts';
import type { Estremo } from './nodes/estremo.ts';
import type { Fasce } from './nodes/fasce.ts';
import type { Incerto } from './nodes/incerto.ts';
import type { Logico } from './nodes/logico.ts';
import type { Parametro } from './nodes/parametro.ts';
import type { Per } from './nodes/per.ts';
import type { Presente } from './nodes/presente.ts';
import type { Regime } from './nodes/regime.ts';
import type { Scaglioni } from './nodes/scaglioni.ts';
import type { Se } from './nodes/se.ts';
import type { Somma } from './nodes/somma.ts';
import type { Ultimo } from './nodes/ultimo.ts';
import type { Vuoto } from './nodes/vuoto.ts';

/** Every kind of node a formula can hold. Adding one touches its file, this union and the register. */
export type Nodo =
  | Aggregato
  | Arrotonda
  | Cerca
  | Concetto
  | Confronto
  | Costante
  | Dato
  | Diviso
  | Estremo
  | Fasce
  | Incerto
  | Logico
  | Parametro
  | Per
  | Presente
  | Regime
  | Scaglioni
  | Se
  | Somma
  | Ultimo
  | Vuoto;

/** A data is kept as days since 1 January 1970. */
export type Unita =
  | 'euro'
  | 'quota'
  | 'rapporto'
  | 'giorni'
  | 'mesi'
  | 'numero'
  | 'codice'
  | 'logico'
  | 'data';

/** Unit of a value and how many decimals its integer carries (euro: 2, cents). */
export interface Tipo {
  readonly unita: Unita;
  readonly decimali: number;
}

/** Decimals of a stored value of each unit: euro in cents, a rate in millionths, a ratio in ten-thousandths. */
export const DECIMALI: Readonly<Record<Unita, number>> = {
  euro: 2,
  quota: 6,
  rapporto: 4,
  giorni: 0,
  mesi: 0,
  numero: 0,
  codice: 0,
  logico: 0,
  data: 0,
};

export interface Fonte {
  readonly atto: string;
  readonly articolo: string;
  readonly url?: string;
  readonly verificato: boolean;
}

/** A place in the program, known when it is reached: the instructions before it are patched then. */
export interface Etichetta {
  readonly richiami: number[];
}

/** Where a node turns itself into instructions. */
export interface Emitter {
  readonly annoImposta: number;
  readonly annoParametri: number;
  tipo(nodo: Nodo): Tipo;
  /** Emits a node into the accumulator, scaled up to a number of decimals. */
  load(nodo: Nodo, decimali?: number): void;
  /** The slot of a node, scaled up: its own, or one where its value is kept. Before any `load` it goes with. */
  slot(nodo: Nodo, decimali?: number): number;
  /** Keeps what is in the accumulator in a slot of its own. */
  keep(): number;
  /** As a node that stands for another compiles: into the accumulator, or the slot that holds it already. */
  compile(nodo: Nodo, decimali?: number, coda?: boolean): number | undefined;
  /** Value and state of a node that is a number of the law. */
  findCostante(nodo: Nodo): { readonly valore: number; readonly stato: number } | undefined;
  /** Emits a jump to `altrimenti` when a condition is false, to `fine` when it is not known. */
  test(condizione: Nodo, altrimenti: Etichetta, fine: Etichetta): void;
  /** Emits what may not be executed, then goes to `fine`; as `coda` it ends the formula. */
  branch(nodo: Nodo, decimali: number, fine: Etichetta, coda: boolean): void;
  /** Sets aside the state of the branch that is open: the slot that holds it, to be joined after. */
  isolate(): number;
  constant(valore: number, stato?: number): number;
  slotOf(nodo: Dato | Concetto): number;
  size(raccolta: string): number;
  /** The element that is current. */
  readonly indice: number;
  /** Emits with another element of a raccolta as current. */
  within<T>(indice: number, work: () => T): T;
  emit(op: number, ...words: readonly (number | Etichetta)[]): void;
  label(): Etichetta;
  mark(etichetta: Etichetta): void;
  /** Where the program keeps the numbers of a table: among its constants, one after the other. */
  numbers(
    tabella: object,
    compile: () => readonly number[],
  ): { readonly da: number; readonly quanti: number };
  table(valore: unknown): number;
  /** Two slots where an instruction remembers the last key that it looked for, and what it found. */
  memory(): number;
}

/** What evaluating a node on demand found: the exact value and the operands that mattered. */
export interface Traccia {
  readonly nodo: Nodo;
  readonly valore: bigint;
  /** Denominator of an exact ratio not yet rounded. */
  readonly divisore?: bigint;
  readonly decimali: number;
  readonly stato: number;
  readonly operandi: readonly Traccia[];
  /** Index of the element, for nodes of a raccolta. */
  readonly indice?: number;
  /** Today's formula where the generic one would not be readable. */
  readonly oggi?: string;
  /** Why there is no value, in Italian. */
  readonly lacuna?: string;
}

export interface Tracer {
  readonly annoImposta: number;
  readonly annoParametri: number;
  trace(nodo: Nodo): Traccia;
  read(nodo: Dato | Concetto, indice?: number): { valore: number; stato: number };
  size(raccolta: string): number;
  within<T>(indice: number, work: () => T): T;
  readonly indice: number;
  tipo(nodo: Nodo): Tipo;
}

/** Writes a formula in Italian: with names, or with today's numbers when a trace is given. */
export interface Printer {
  print(nodo: Nodo, forza?: number): string;
  traccia(nodo: Nodo): Traccia | undefined;
  tipo(nodo: Nodo): Tipo;
}

/** All that the engine asks of a kind of node. */
export interface Specie<N> {
  operandi(nodo: N): readonly Nodo[];
  tipo(nodo: N, tipo: (nodo: Nodo) => Tipo): Tipo;
  /** Emits the instructions that leave the value in the accumulator, or gives the slot that already holds it. */
  compile(nodo: N, emitter: Emitter, coda: boolean): number | undefined;
  /** How a condition jumps without making a value first. */
  test?(nodo: N, emitter: Emitter, altrimenti: Etichetta, fine: Etichetta): void;
  trace(nodo: N, tracer: Tracer): Traccia;
  print(nodo: N, printer: Printer): string;
}

export class FormulaError extends Error {}
