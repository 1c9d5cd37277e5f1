import { DATO, EREDITATI, FORZATO, INCOMPLETO, NON_DOVUTO } from './flags.ts';
import { CERCA_RARO, COPIA, REGIME } from './opcodes.ts';
import { applyRegime, type RegimeCompilato, type Ricerca } from './tables.ts';

/**
 * Beyond this a formula is redone with big integers: up to here every integer is exact in a double, and so is
 * the remainder that sets a quotient right.
 */
const ESATTO = 2 ** 52;

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
  let pc = advance(code, valori, stati, mutati, start, end);
  while (pc < end) {
    pc = advance(code, valori, stati, mutati, execute(code, tabelle, memory, pc), end);
  }
}

/** Beside the state of the accumulator, that its value is no longer exact. */
const TRABOCCATO = 64;

/** An instruction that needs more than numbers: the next one is returned. */
function execute(code: Int32Array, tabelle: readonly unknown[], memory: Memory, pc: number): number {
  const { valori: v, stati: s } = memory;
  const op = code[pc] as number;
  const a = code[pc + 1] as number;
  const b = code[pc + 2] as number;
  const c = code[pc + 3] as number;
  if (op === CERCA_RARO) {
    const trovato = (tabelle[a] as Ricerca).get(v[0] as number);
    v[0] = trovato ?? 0;
    s[0] = (s[0] as number) | b | (trovato === undefined ? INCOMPLETO : 0);
    return pc + 3;
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
  const intero =
    (s[0] as number) & TRABOCCATO ? memory.recompute(code[posto + 1] as number) : (v[0] as number);
  const valore = op & 1 ? quotient(intero, 100, 0.01, true) * 100 : intero;
  memory.store(code[posto] as number, valore + 0, (s[0] as number) & (EREDITATI | NON_DOVUTO));
  s[0] = 0;
  return code[posto + 2] as number;
}

/**
 * Runs instructions until `end`, or up to one that only `execute` knows. The one hot loop, plain on purpose:
 * numbers and nothing called, so that what the machine checks about the arrays holds from turn to turn.
 */
function advance(
  code: Int32Array,
  v: Float64Array,
  s: Uint8Array,
  mutati: Int32Array,
  start: number,
  end: number,
): number {
  // Imported names are looked up at each use: once is enough.
  const esatto = ESATTO;
  const ereditati = EREDITATI | 0;
  const incompleto = INCOMPLETO | 0;
  const forzato = FORZATO | 0;
  const dato = DATO | 0;
  const tenuti = EREDITATI | NON_DOVUTO;
  const arrivo = end | 0;
  let x = v[0] as number; // the accumulator: value
  let st = s[0] as number; // and state
  let traboccato = st & TRABOCCATO;
  st ^= traboccato;
  let pc = start | 0;
  while (pc < arrivo) {
    const op = code[pc] as number;
    const a = code[pc + 1] as number;
    switch (op) {
      case 0: // LEGGI
        x = v[a] as number;
        st |= s[a] as number;
        pc += 2;
        break;
      case 1: // TIENI
        v[a] = x;
        s[a] = st;
        st = 0;
        pc += 2;
        break;
      case 2: // UNISCI
        st |= s[a] as number;
        pc += 2;
        break;
      case 3: {
        // SOMME
        x = 0;
        pc += 2;
        for (const fine = pc + a; pc < fine; pc++) {
          const b = code[pc] as number;
          x += v[b] as number;
          st |= s[b] as number;
          if (x > esatto || x < -esatto) traboccato = TRABOCCATO;
        }
        st &= ereditati;
        break;
      }
      case 4: // SOMMA
        x += v[a] as number;
        if (x > esatto || x < -esatto) traboccato = TRABOCCATO;
        st = (st | (s[a] as number)) & ereditati;
        pc += 2;
        break;
      case 5: // MENO
        x -= v[a] as number;
        if (x > esatto || x < -esatto) traboccato = TRABOCCATO;
        st = (st | (s[a] as number)) & ereditati;
        pc += 2;
        break;
      case 6: // PER
        x *= v[a] as number;
        if (x > esatto || x < -esatto) traboccato = TRABOCCATO;
        st = (st | (s[a] as number)) & ereditati;
        pc += 2;
        break;
      case 7: // MINORE
        x = Math.min(x, v[a] as number);
        st = (st | (s[a] as number)) & ereditati;
        pc += 2;
        break;
      case 8: // MAGGIORE
        x = Math.max(x, v[a] as number);
        st = (st | (s[a] as number)) & ereditati;
        pc += 2;
        break;
      case 9: // PRIMA
      case 10: // FINO
      case 11: {
        // UGUALE
        const b = code[pc + 2] as number;
        x = compare(op - 9, v[a] as number, v[b] as number) ? 1 : 0;
        st = (st | (s[a] as number) | (s[b] as number)) & ereditati;
        pc += 3;
        break;
      }
      case 12: // NON
        x = x === 0 ? 1 : 0;
        st &= ereditati;
        pc += 1;
        break;
      case 13: // PRESENTE
        x = (s[a] as number) & dato;
        st |= x;
        pc += 2;
        break;
      case 14: // SE
        st &= ereditati;
        if (st & incompleto) {
          x = 0;
          pc = code[pc + 2] as number;
        } else pc = x === 0 ? a : pc + 3;
        break;
      case 15: // SE_PRIMA
      case 16: // SE_FINO
      case 17: {
        // SE_UGUALE
        const b = code[pc + 2] as number;
        st = (st | (s[a] as number) | (s[b] as number)) & ereditati;
        if (st & incompleto) {
          x = 0;
          pc = code[pc + 4] as number;
        } else pc = compare(op - 15, v[a] as number, v[b] as number) ? pc + 5 : (code[pc + 3] as number);
        break;
      }
      case 18: // SE_NOTO
        st = (st | (s[a] as number)) & ereditati;
        x = 0;
        pc = code[st & incompleto ? pc + 3 : pc + 2] as number;
        break;
      case 19: {
        // DECIDE
        const sa = s[a] as number;
        if (!(sa & incompleto) && (v[a] !== 0 ? 1 : 0) === code[pc + 2]) {
          x = code[pc + 3] as number;
          st = (sa | (s[code[pc + 4] as number] as number)) & ereditati;
          pc = code[pc + 5] as number;
        } else {
          st |= sa;
          pc += 6;
        }
        break;
      }
      case 20: // DECIDE_PRIMA
      case 21: // DECIDE_FINO
      case 22: {
        // DECIDE_UGUALE
        const b = code[pc + 2] as number;
        const sab = (s[a] as number) | (s[b] as number);
        const vero = compare(op - 20, v[a] as number, v[b] as number);
        if (!(sab & incompleto) && (vero ? 1 : 0) === code[pc + 3]) {
          x = code[pc + 4] as number;
          st = (sab | (s[code[pc + 5] as number] as number)) & ereditati;
          pc = code[pc + 6] as number;
        } else {
          st |= sab;
          pc += 7;
        }
        break;
      }
      case 23: // ESITO
        x = a;
        st = (st | (s[code[pc + 2] as number] as number)) & ereditati;
        pc += 3;
        break;
      case 24: // VAI
        pc = a;
        break;
      case 25: // ARROTONDA
      case 26: // TRONCA
        x = quotient(x, v[a] as number, v[code[pc + 2] as number] as number, op === 25);
        st &= ereditati;
        pc += 3;
        break;
      case 27: {
        // DIVIDI
        const d = (v[a] as number) * (v[code[pc + 2] as number] as number);
        if (d > esatto || d < -esatto) traboccato = TRABOCCATO;
        st = (st | (s[a] as number) | (d === 0 ? incompleto : 0)) & ereditati;
        x = d === 0 ? 0 : quotient(d < 0 ? -x : x, Math.abs(d), 1 / Math.abs(d), code[pc + 3] === 1);
        pc += 4;
        break;
      }
      case 28: {
        // SCAGLIONI: rows of threshold, tax up to it, rate
        let i = a + 3 * (code[pc + 2] as number);
        do i -= 3;
        while (i > a && x <= (v[i] as number));
        const sopra = Math.max(0, x - (v[i] as number));
        x = sopra === 0 ? 0 : (v[i + 1] as number) + sopra * (v[i + 2] as number);
        if (x > esatto) traboccato = TRABOCCATO;
        st = (st | (code[pc + 3] as number)) & ereditati;
        pc += 4;
        break;
      }
      case 29: {
        // FASCE: rows of up to, fixed part in 10⁻⁸ euro, variable part in 10⁻⁴ cents, from, over
        const fine = a + 5 * (code[pc + 2] as number);
        let i = a;
        while (i < fine && x > (v[i] as number)) i += 5;
        const su = i < fine ? (v[i + 4] as number) : 1;
        const n = i < fine ? ((v[i + 3] as number) - x) * 10_000 : 0;
        const rapporto = su === 0 ? 0 : quotient(su < 0 ? -n : n, Math.abs(su), 1 / Math.abs(su), false);
        x = i < fine ? (v[i + 1] as number) + (v[i + 2] as number) * rapporto : 0;
        st = (st | (code[pc + 3] as number)) & ereditati;
        pc += 4;
        break;
      }
      case 30: {
        // CERCA: as many values as the keys from zero, below any number where there is none
        const k = x >= 0 && x < (code[pc + 2] as number) ? x | 0 : -1;
        const trovato = k === x ? (v[a + k] as number) : Number.NEGATIVE_INFINITY;
        const noto = trovato > Number.NEGATIVE_INFINITY;
        x = noto ? trovato : 0;
        st = (st | (code[pc + 3] as number) | (noto ? 0 : incompleto)) & ereditati;
        pc += 4;
        break;
      }
      case 31: // CERCA_RARO
      case 40: // REGIME
        v[0] = x;
        s[0] = st | traboccato;
        return pc;
      case 32: // CONSERVA
      case 33: // CONSERVA_EURO
      case 34: // COPIA
      case 35: {
        // COPIA_EURO
        let posto = pc + 1;
        if (op >= 34) {
          x = v[a] as number;
          st |= s[a] as number;
          posto += 1;
        }
        const slot = code[posto] as number;
        st &= tenuti;
        const valore = op & 1 ? quotient(x, 100, 0.01, true) * 100 : x;
        if (v[slot] !== valore || s[slot] !== st || traboccato !== 0) {
          if (((s[slot] as number) & forzato) | traboccato) {
            v[0] = x;
            s[0] = st | traboccato;
            return pc;
          }
          v[slot] = valore + 0;
          s[slot] = st;
          const quanti = (mutati[0] as number) + 1;
          mutati[0] = quanti;
          mutati[quanti] = slot;
        }
        st = 0;
        pc = code[posto + 2] as number;
        break;
      }
      case 36: {
        // MENO_DI
        const b = code[pc + 2] as number;
        x = (v[a] as number) - (v[b] as number);
        if (x > esatto || x < -esatto) traboccato = TRABOCCATO;
        st = (st | (s[a] as number) | (s[b] as number)) & ereditati;
        pc += 3;
        break;
      }
      case 37: {
        // PER_DI
        const b = code[pc + 2] as number;
        x = (v[a] as number) * (v[b] as number);
        if (x > esatto || x < -esatto) traboccato = TRABOCCATO;
        st = (st | (s[a] as number) | (s[b] as number)) & ereditati;
        pc += 3;
        break;
      }
      case 38: // MINORE_DI
      case 39: {
        // MAGGIORE_DI
        const b = code[pc + 2] as number;
        x = op === 38 ? Math.min(v[a] as number, v[b] as number) : Math.max(v[a] as number, v[b] as number);
        st = (st | (s[a] as number) | (s[b] as number)) & ereditati;
        pc += 3;
        break;
      }
    }
  }
  return pc;
}

const compare = (quale: number, a: number, b: number): boolean =>
  quale === 0 ? a < b : quale === 1 ? a <= b : a === b;

/**
 * Exact integer quotient by a divisor above zero whose reciprocal is known, rounded half away from zero or
 * towards zero. The double quotient may be off by one: the remainder sets it right.
 */
function quotient(n: number, d: number, inverso: number, round: boolean): number {
  const positivo = Math.abs(n);
  let intero = Math.floor(positivo * inverso);
  let resto = positivo - intero * d;
  if (resto < 0) {
    intero -= 1;
    resto += d;
  } else if (resto >= d) {
    intero += 1;
    resto -= d;
  }
  if (round && resto * 2 >= d) intero += 1;
  return n < 0 ? 0 - intero : intero;
}
