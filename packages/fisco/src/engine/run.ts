import { advance, TRABOCCATO } from './advance.ts';
import { ESATTO, toEuro } from './exact.ts';
import { EREDITATI, INCOMPLETO, NON_DOVUTO } from './flags.ts';
import { CERCA_RARO, COPIA, REGIME } from './opcodes.ts';
import { applyRegime, type RegimeCompilato, type Ricerca } from './tables.ts';

/** What a run reads and writes. Slot 0 holds the accumulator when the run stops. */
export interface Memory {
  readonly valori: Float64Array;
  readonly stati: Uint8Array;
  /** The slots that changed: how many, then each. */
  readonly mutati: Int32Array;
  /** Receives the result of a formula that a person overrode, or that was redone. */
  store(slot: number, valore: number, stato: number): void;
  /** The exact value of a formula whose intermediate results outgrew a double. */
  recompute(formula: number): number;
}

/** Runs the formulas from `start` to `end`. */
export function run(
  code: Int32Array,
  tabelle: readonly unknown[],
  memory: Memory,
  start: number,
  end: number,
): void {
  const { valori, stati, mutati } = memory;
  stati[0] = 0;
  let pc = start;
  while (pc < end) {
    pc = advance(code, valori, stati, mutati, pc, end);
    if (pc < end) pc = execute(code, tabelle, memory, pc);
  }
}

/** An instruction that needs more than numbers: the next one is returned. */
function execute(code: Int32Array, tabelle: readonly unknown[], memory: Memory, pc: number): number {
  const { valori: v, stati: s } = memory;
  const op = code[pc] as number;
  const a = code[pc + 1] as number;
  const b = code[pc + 2] as number;
  const c = code[pc + 3] as number;
  if (op === CERCA_RARO) {
    // What it finds is remembered: the instruction goes on from there, now and with the same key again.
    const memoria = code[pc + 4] as number;
    const trovato = (tabelle[b] as Ricerca).get(v[a] as number);
    v[memoria] = v[a] as number;
    v[memoria + 1] = trovato ?? 0;
    s[memoria] = c | (trovato === undefined ? INCOMPLETO : 0);
    return pc;
  }
  if (op === REGIME) {
    const regime = (tabelle[c] as ReadonlyMap<number, RegimeCompilato>).get(v[b] as number);
    const x = regime ? applyRegime(regime.fasi, v[a] as number) : 0;
    v[0] = x;
    s[0] = (s[0] as number) | (s[a] as number) | (s[b] as number) | (regime ? regime.stato : INCOMPLETO);
    s[0] &= EREDITATI | TRABOCCATO;
    if (x > ESATTO) s[0] |= TRABOCCATO;
    return pc + 4;
  }
  const posto = op >= COPIA ? pc + 2 : pc + 1;
  const traboccato = (s[0] as number) & TRABOCCATO;
  const intero = traboccato ? memory.recompute(code[posto + 1] as number) : (v[0] as number);
  // No amount is so large that it cannot be told to the unit: it is not zero, and it is nothing that can be written.
  const oltre = traboccato !== 0 && !Number.isSafeInteger(intero);
  const valore = oltre ? 0 : op & 1 ? toEuro(intero) : intero;
  const stato = (s[0] as number) & (EREDITATI | NON_DOVUTO);
  memory.store(code[posto] as number, valore + 0, oltre ? stato | INCOMPLETO : stato);
  s[0] = 0;
  return code[posto + 2] as number;
}
