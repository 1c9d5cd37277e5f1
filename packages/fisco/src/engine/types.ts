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
  | Vuoto;

export type Unita = 'euro' | 'quota' | 'rapporto' | 'giorni' | 'mesi' | 'numero' | 'codice' | 'logico';

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
};

export interface Fonte {
  readonly atto: string;
  readonly articolo: string;
  readonly url?: string;
  readonly verificato: boolean;
}

/** Where a node turns itself into instructions. */
export interface Emitter {
  readonly annoImposta: number;
  /** Emits a node and returns the slot that holds its value. */
  compile(nodo: Nodo): number;
  /** Emits a node scaled up to a number of decimals. */
  compileAt(nodo: Nodo, decimali: number): number;
  tipo(nodo: Nodo): Tipo;
  temp(): number;
  constant(valore: number, stato?: number): number;
  slotOf(nodo: Dato | Concetto, indice?: number): number;
  size(raccolta: string): number;
  /** Emits with another element of a raccolta as current. */
  within<T>(indice: number, work: () => T): T;
  /** Emits what may not be executed: its temporaries are not reused outside. */
  branch(work: () => void): void;
  emit(op: number, dst?: number, a?: number, b?: number, c?: number): number;
  patch(at: number, word: number, value: number): void;
  readonly position: number;
  table(valore: unknown): number;
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
  compile(nodo: N, emitter: Emitter): number;
  trace(nodo: N, tracer: Tracer): Traccia;
  print(nodo: N, printer: Printer): string;
}

export class FormulaError extends Error {}
