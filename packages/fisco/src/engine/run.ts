import { DATO, EREDITATI, INCOMPLETO, NON_DOVUTO } from './flags.ts';
import type { Ricerca } from './nodes/cerca.ts';
import type { FaseCompilata, RegimeCompilato } from './nodes/regime.ts';
import type { Cumulati } from './nodes/scaglioni.ts';

/** Beyond this an integer is no longer exact in a double: the formula is redone with big integers. */
const ESATTO = Number.MAX_SAFE_INTEGER;

/** What a run reads and writes. */
export interface Memory {
  readonly valori: Float64Array;
  readonly stati: Uint8Array;
  /** Receives the result of a formula when its value or state is not the one held. */
  store(slot: number, valore: number, stato: number): void;
  /** The exact value of a formula whose intermediate results outgrew a double. */
  recompute(formula: number): number;
}

/** Runs the instructions from `start` to `end`. The one hot loop: plain on purpose. */
export function run(
  code: Int32Array,
  tabelle: readonly unknown[],
  memory: Memory,
  start: number,
  end: number,
): void {
  const { valori: v, stati: s } = memory;
  let traboccato = false;
  let pc = start;
  while (pc < end) {
    const dst = code[pc + 1] as number;
    const a = code[pc + 2] as number;
    const b = code[pc + 3] as number;
    const c = code[pc + 4] as number;
    switch (code[pc]) {
      case 0: {
        // SOMMA
        const x = (v[a] as number) + (v[b] as number);
        if (x > ESATTO || x < -ESATTO) traboccato = true;
        v[dst] = x;
        s[dst] = ((s[a] as number) | (s[b] as number)) & EREDITATI;
        break;
      }
      case 1: {
        // MENO
        const x = (v[a] as number) - (v[b] as number);
        if (x > ESATTO || x < -ESATTO) traboccato = true;
        v[dst] = x;
        s[dst] = ((s[a] as number) | (s[b] as number)) & EREDITATI;
        break;
      }
      case 2: {
        // PER
        const x = (v[a] as number) * (v[b] as number);
        if (x > ESATTO || x < -ESATTO) traboccato = true;
        v[dst] = x;
        s[dst] = ((s[a] as number) | (s[b] as number)) & EREDITATI;
        break;
      }
      case 3: // MINORE
        v[dst] = Math.min(v[a] as number, v[b] as number);
        s[dst] = ((s[a] as number) | (s[b] as number)) & EREDITATI;
        break;
      case 4: // MAGGIORE
        v[dst] = Math.max(v[a] as number, v[b] as number);
        s[dst] = ((s[a] as number) | (s[b] as number)) & EREDITATI;
        break;
      case 5: // ARROTONDA_NUM
      case 7: {
        // TRONCA_NUM
        const n = (v[a] as number) * (v[c] as number);
        if (n > ESATTO || n < -ESATTO) traboccato = true;
        v[dst] = divide(n, v[b] as number, code[pc] === 5);
        s[dst] = joinRatio(s[a] as number, s[b] as number, v[b] as number);
        break;
      }
      case 6: // ARROTONDA_DEN
      case 8: {
        // TRONCA_DEN
        const d = (v[b] as number) * (v[c] as number);
        if (d > ESATTO || d < -ESATTO) traboccato = true;
        v[dst] = divide(v[a] as number, d, code[pc] === 6);
        s[dst] = joinRatio(s[a] as number, s[b] as number, d);
        break;
      }
      case 9: // PRIMA
        v[dst] = (v[a] as number) < (v[b] as number) ? 1 : 0;
        s[dst] = ((s[a] as number) | (s[b] as number)) & EREDITATI;
        break;
      case 10: // FINO
        v[dst] = (v[a] as number) <= (v[b] as number) ? 1 : 0;
        s[dst] = ((s[a] as number) | (s[b] as number)) & EREDITATI;
        break;
      case 11: // UGUALE
        v[dst] = v[a] === v[b] ? 1 : 0;
        s[dst] = ((s[a] as number) | (s[b] as number)) & EREDITATI;
        break;
      case 12: // E
        decide(v, s, dst, a, b, 0);
        break;
      case 13: // O
        decide(v, s, dst, a, b, 1);
        break;
      case 14: // NON
        v[dst] = v[a] === 0 ? 1 : 0;
        s[dst] = (s[a] as number) & EREDITATI;
        break;
      case 15: {
        // SE
        const stato = s[dst] as number;
        if (stato & INCOMPLETO) {
          v[c] = 0;
          s[c] = stato & EREDITATI;
          pc = b;
          continue;
        }
        if (v[dst] === 0) {
          pc = a;
          continue;
        }
        break;
      }
      case 16: // SPOSTA
        v[dst] = v[a] as number;
        s[dst] = (s[a] as number) | ((s[b] as number) & EREDITATI);
        if (c !== 0) {
          pc = c;
          continue;
        }
        break;
      case 17: // SALTA
        pc = dst;
        continue;
      case 18: {
        // SCAGLIONI
        const x = taxOf(tabelle[b] as Cumulati, v[a] as number);
        if (x > ESATTO) traboccato = true;
        v[dst] = x;
        s[dst] = ((s[a] as number) | (s[c] as number)) & EREDITATI;
        break;
      }
      case 19: // FASCE
        v[dst] = amountOf(tabelle[b] as Float64Array, v[a] as number);
        s[dst] = ((s[a] as number) | (s[c] as number)) & EREDITATI;
        break;
      case 20: {
        // REGIME
        const regime = (tabelle[c] as Map<number, RegimeCompilato>).get(v[b] as number);
        const x = regime ? applyRegime(regime.fasi, v[a] as number) : 0;
        if (x > ESATTO) traboccato = true;
        v[dst] = x;
        s[dst] = ((s[a] as number) | (s[b] as number) | (regime ? regime.stato : INCOMPLETO)) & EREDITATI;
        break;
      }
      case 21: {
        // CERCA
        const trovato = (tabelle[b] as Ricerca)(v[a] as number);
        v[dst] = trovato ?? 0;
        const manca = trovato === undefined ? INCOMPLETO : 0;
        s[dst] = ((s[a] as number) | (s[c] as number) | manca) & EREDITATI;
        break;
      }
      case 22: // PRESENTE
        v[dst] = s[dst] = (s[a] as number) & DATO;
        break;
      case 23: {
        // CONSERVA
        const intero = traboccato ? memory.recompute(b) : (v[a] as number);
        const valore = c === 1 ? divide(intero, 100, true) * 100 : intero;
        const stato = (s[a] as number) & (EREDITATI | NON_DOVUTO);
        if (v[dst] !== valore || s[dst] !== stato) memory.store(dst, valore + 0, stato);
        traboccato = false;
        break;
      }
    }
    pc += 5;
  }
}

/**
 * Exact integer quotient, rounded half away from zero or towards zero. The double quotient may be off by one:
 * the remainder, exact below 2⁵³, sets it right.
 */
function divide(n: number, d: number, round: boolean): number {
  if (d === 0) return 0;
  const positivo = n < 0 ? -n : n;
  const divisore = d < 0 ? -d : d;
  let intero = Math.floor(positivo / divisore);
  let resto = positivo - intero * divisore;
  if (resto < 0) {
    intero -= 1;
    resto += divisore;
  } else if (resto >= divisore) {
    intero += 1;
    resto -= divisore;
  }
  if (round && resto * 2 >= divisore) intero += 1;
  return n < 0 !== d < 0 && intero !== 0 ? -intero : intero;
}

const joinRatio = (a: number, b: number, divisore: number): number =>
  (a | b | (divisore === 0 ? INCOMPLETO : 0)) & EREDITATI;

/** «e» (deciding value 0) and «o» (1): a known deciding operand settles it whatever the other is. */
function decide(v: Float64Array, s: Uint8Array, dst: number, a: number, b: number, decisivo: 0 | 1): void {
  const sa = s[a] as number;
  const sb = s[b] as number;
  const decideA = !(sa & INCOMPLETO) && (v[a] !== 0 ? 1 : 0) === decisivo;
  const decideB = !(sb & INCOMPLETO) && (v[b] !== 0 ? 1 : 0) === decisivo;
  v[dst] = decideA || decideB ? decisivo : 1 - decisivo;
  s[dst] = (decideA ? sa : decideB ? sb : sa | sb) & EREDITATI;
}

function taxOf({ oltre, aliquota, fino }: Cumulati, base: number): number {
  let i = oltre.length - 1;
  while (i > 0 && base <= (oltre[i] as number)) i--;
  if (i < 0 || base <= (oltre[i] as number)) return 0;
  return (fino[i] as number) + (base - (oltre[i] as number)) * (aliquota[i] as number);
}

/** Bands are rows of five numbers: up to, fixed part in 10⁻⁸ euro, variable part, from, over. */
function amountOf(righe: Float64Array, reddito: number): number {
  for (let i = 0; i < righe.length; i += 5) {
    if (reddito > (righe[i] as number)) continue;
    const fisso = righe[i + 1] as number;
    const su = righe[i + 4] as number;
    if (su === 0) return fisso;
    const rapporto = divide(((righe[i + 3] as number) - reddito) * 10_000, su, false);
    return fisso + (righe[i + 2] as number) * rapporto * 100;
  }
  return 0;
}

function applyRegime(fasi: readonly FaseCompilata[], base: number): number {
  for (const fase of fasi) {
    if (base > fase.finoA) continue;
    return Math.max(
      0,
      taxOf(fase.cumulati, Math.max(0, base - fase.deduzione)) - fase.detrazione * 1_000_000,
    );
  }
  return 0;
}
