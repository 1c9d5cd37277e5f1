import { ESATTO, quotient, toEuro } from './exact.ts';
import { DATO, EREDITATI, FORZATO, INCOMPLETO, INDICATIVO, NON_DOVUTO } from './flags.ts';

/** Beside the state of the accumulator, that its value is no longer exact. */
export const TRABOCCATO = 64;

/**
 * Runs instructions until `end`, or up to one that only `execute` knows. The one hot loop, plain on purpose:
 * numbers and nothing called, so that what the machine checks about the arrays holds from turn to turn.
 */
export function advance(
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
  const indicativo = INDICATIVO | 0;
  const dato = DATO | 0;
  const tenuti = EREDITATI | NON_DOVUTO;
  const arrivo = end | 0;
  let x = v[0] as number; // the accumulator: value
  let st = s[0] as number; // and state
  let traboccato = st & TRABOCCATO;
  st ^= traboccato;
  let pc = start | 0;
  let op = code[pc] as number; // looked at before the loop, so that its checks stay out of it
  while (pc < arrivo) {
    op = code[pc] as number;
    const a = code[pc + 1] as number;
    let d = 0;
    let inverso = 0;
    let su = false;
    let fisso = 0;
    let per = 1;
    switch (op) {
      case 0: // LEGGI
        x = v[a] as number;
        st |= s[a] as number;
        pc += 2;
        continue;
      case 1: // TIENI
        v[a] = x;
        s[a] = st;
        st = 0;
        pc += 2;
        continue;
      case 2: // UNISCI
        st |= s[a] as number;
        pc += 2;
        continue;
      case 3: // SOMME
      case 4: {
        // SOMMA
        if (op === 3) x = 0;
        pc += 2;
        for (const fine = pc + a; pc < fine; pc++) {
          const addendo = code[pc] as number;
          x += v[addendo] as number;
          st |= s[addendo] as number;
          if (x > esatto || x < -esatto) traboccato = TRABOCCATO;
        }
        st &= ereditati;
        continue;
      }
      case 5: // MENO
      case 6: // PER
        x = op === 5 ? x - (v[a] as number) : x * (v[a] as number);
        if (x > esatto || x < -esatto) traboccato = TRABOCCATO;
        st = (st | (s[a] as number)) & ereditati;
        pc += 2;
        continue;
      case 7: // MINORE
      case 8: // MAGGIORE
        x = op === 7 ? Math.min(x, v[a] as number) : Math.max(x, v[a] as number);
        st = (st | (s[a] as number)) & ereditati;
        pc += 2;
        continue;
      case 9: // PRIMA
      case 10: // FINO
      case 11: {
        // UGUALE
        const b = code[pc + 2] as number;
        const p = v[a] as number;
        const q = v[b] as number;
        x = (op === 9 ? p < q : op === 10 ? p <= q : p === q) ? 1 : 0;
        st = (st | (s[a] as number) | (s[b] as number)) & ereditati;
        pc += 3;
        continue;
      }
      case 12: {
        // PER_UGUALE
        const b = code[pc + 2] as number;
        const c = code[pc + 3] as number;
        x = v[b] === v[c] ? (v[a] as number) : 0;
        st = (st | (s[a] as number) | (s[b] as number) | (s[c] as number)) & ereditati;
        pc += 4;
        continue;
      }
      case 13: // PRESENTE
        x = (s[a] as number) & DATO;
        st |= x;
        pc += 2;
        continue;
      case 15: // SE_PRIMA
      case 16: // SE_FINO
      case 17: {
        // SE_UGUALE
        const b = code[pc + 2] as number;
        const p = v[a] as number;
        const q = v[b] as number;
        st = (st | (s[a] as number) | (s[b] as number)) & ereditati;
        if (st & incompleto) {
          x = 0;
          pc = code[pc + 4] as number;
        } else if (op === 15 ? p < q : op === 16 ? p <= q : p === q) pc += 5;
        else pc = code[pc + 3] as number;
        continue;
      }
      case 18: // SE_NOTO
        st = (st | (s[a] as number)) & ereditati;
        x = 0;
        pc = code[st & incompleto ? pc + 3 : pc + 2] as number;
        continue;
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
        continue;
      }
      case 20: // DECIDE_PRIMA
      case 21: // DECIDE_FINO
      case 22: {
        // DECIDE_UGUALE
        const b = code[pc + 2] as number;
        const p = v[a] as number;
        const q = v[b] as number;
        const sab = (s[a] as number) | (s[b] as number);
        const vero = op === 20 ? p < q : op === 21 ? p <= q : p === q;
        if (!(sab & incompleto) && (vero ? 1 : 0) === code[pc + 3]) {
          x = code[pc + 4] as number;
          st = (sab | (s[code[pc + 5] as number] as number)) & ereditati;
          pc = code[pc + 6] as number;
        } else {
          st |= sab;
          pc += 7;
        }
        continue;
      }
      case 23: // ESITO
        x = a;
        st = (st | (s[code[pc + 2] as number] as number)) & ereditati;
        pc += 3;
        continue;
      case 24: // VAI
        pc = a;
        continue;
      case 25: // ARROTONDA
      case 26: // TRONCA
        d = v[a] as number;
        inverso = v[code[pc + 2] as number] as number;
        su = op === 25;
        st &= ereditati;
        pc += 3;
        break;
      case 27: // DIVIDI
        d = (v[a] as number) * (v[code[pc + 2] as number] as number);
        if (d > esatto || d < -esatto) traboccato = TRABOCCATO;
        st = (st | (s[a] as number) | (d === 0 ? incompleto : 0)) & ereditati;
        su = code[pc + 3] === 1;
        pc += 4;
        break;
      case 28: {
        // SCAGLIONI: rows of threshold, tax up to it, rate
        const base = v[a] as number;
        const da = code[pc + 2] as number;
        let i = da + 3 * (code[pc + 3] as number);
        do i -= 3;
        while (i > da && base <= (v[i] as number));
        const sopra = Math.max(0, base - (v[i] as number));
        x = sopra === 0 ? 0 : (v[i + 1] as number) + sopra * (v[i + 2] as number);
        if (x > esatto) traboccato = TRABOCCATO;
        st = (st | (s[a] as number) | (code[pc + 4] as number)) & ereditati;
        pc += 5;
        continue;
      }
      case 29: {
        // FASCE: rows of up to, fixed part in 10⁻⁸ euro, variable part in 10⁻⁴ cents, from, over
        const reddito = v[a] as number;
        let i = code[pc + 2] as number;
        const fine = i + 5 * (code[pc + 3] as number);
        while (i < fine && reddito > (v[i] as number)) i += 5;
        if (i < fine) {
          fisso = v[i + 1] as number;
          per = v[i + 2] as number;
          x = ((v[i + 3] as number) - reddito) * 10_000;
          d = v[i + 4] as number;
        }
        st = (st | (s[a] as number) | (code[pc + 4] as number)) & ereditati;
        pc += 5;
        break;
      }
      case 30: {
        // CERCA: as many values as the keys from zero, below any number where there is none
        const chiave = v[a] as number;
        const k = chiave >= 0 && chiave < (code[pc + 3] as number) ? chiave | 0 : -1;
        const trovato = k === chiave ? (v[(code[pc + 2] as number) + k] as number) : Number.NEGATIVE_INFINITY;
        const noto = trovato > Number.NEGATIVE_INFINITY;
        x = noto ? trovato : 0;
        st = (st | (s[a] as number) | (code[pc + 4] as number) | (noto ? 0 : incompleto)) & ereditati;
        pc += 5;
        continue;
      }
      case 31: {
        // CERCA_RARO
        const memoria = code[pc + 4] as number;
        if (v[memoria] !== v[a]) {
          v[0] = x;
          s[0] = st | traboccato;
          return pc;
        }
        x = v[memoria + 1] as number;
        st = (st | (s[a] as number) | (s[memoria] as number)) & ereditati;
        pc += 5;
        continue;
      }
      case 14: // REGIME
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
        const valore = op & 1 ? toEuro(x) : x;
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
        continue;
      }
      case 36: // MENO_DI
      case 37: {
        // PER_DI
        const b = code[pc + 2] as number;
        x = op === 36 ? (v[a] as number) - (v[b] as number) : (v[a] as number) * (v[b] as number);
        if (x > esatto || x < -esatto) traboccato = TRABOCCATO;
        st = (st | (s[a] as number) | (s[b] as number)) & ereditati;
        pc += 3;
        continue;
      }
      case 40: // MARCA
        if (x !== 0 || (a === 1 && (st & dato) !== 0)) st |= indicativo;
        pc += 2;
        continue;
      case 38: // MINORE_DI
      case 39: {
        // MAGGIORE_DI
        const b = code[pc + 2] as number;
        x = op === 38 ? Math.min(v[a] as number, v[b] as number) : Math.max(v[a] as number, v[b] as number);
        st = (st | (s[a] as number) | (s[b] as number)) & ereditati;
        pc += 3;
        continue;
      }
    }
    // Here come the divisions: fisso + per × x / d.
    if (d < 0) {
      d = -d;
      x = -x;
    }
    x = d === 0 ? fisso : fisso + per * quotient(x, d, inverso === 0 ? 1 / d : inverso, su);
  }
  return pc;
}
