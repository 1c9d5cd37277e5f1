import { ARROTONDA_DEN, ARROTONDA_NUM, PER, TRONCA_DEN, TRONCA_NUM } from '../opcodes.ts';
import { DECIMALI, type Nodo, type Specie } from '../types.ts';
import { diviso } from './diviso.ts';
import { joinStates } from './join.ts';

export interface Arrotonda {
  readonly kind: 'arrotonda';
  readonly di: Nodo;
  readonly modo: 'arrotonda' | 'tronca';
  /** Decimals that are kept. */
  readonly decimali: number;
}

const build =
  (modo: Arrotonda['modo'], decimali: number) =>
  (di: Nodo): Arrotonda =>
    Object.freeze({ kind: 'arrotonda', di, modo, decimali });

/** Half up from 0,50, away from zero: 0,5 → 1 and −0,5 → −1 (L. 266/2005, art. 1, c. 137). */
export const arrotonda = {
  centesimo: build('arrotonda', 2),
  euro: build('arrotonda', 0),
  sestoDecimale: build('arrotonda', 6),
};

/** The first four decimals, the rest is dropped (TUIR art. 12, c. 4; art. 13, c. 6). */
export const tronca = { quattroDecimali: build('tronca', 4) };

/** A ratio truncated to four decimals, as articles 12 and 13 want it. */
export const rapporto = (a: Nodo, b: Nodo): Arrotonda => tronca.quattroDecimali(diviso(a, b));

/** Integer division of exact integers, rounded half away from zero or towards zero. */
export function divide(numeratore: bigint, divisore: bigint, modo: Arrotonda['modo']): bigint {
  const negativo = numeratore < 0n !== divisore < 0n;
  const n = numeratore < 0n ? -numeratore : numeratore;
  const d = divisore < 0n ? -divisore : divisore;
  const intero = n / d;
  const su = modo === 'arrotonda' && (n % d) * 2n >= d ? 1n : 0n;
  return negativo ? -(intero + su) : intero + su;
}

export const specie: Specie<Arrotonda> = {
  operandi: (nodo) => [nodo.di],
  tipo(nodo, tipo) {
    const { unita } = tipo(nodo.di);
    const finale = unita === 'quota' && nodo.decimali === DECIMALI.rapporto ? 'rapporto' : unita;
    return { unita: finale, decimali: DECIMALI[finale] };
  },
  compile(nodo, emitter) {
    const { di } = nodo;
    const [sopra, sotto] = di.kind === 'diviso' ? [di.a, di.b] : [di, undefined];
    const a = emitter.compile(sopra);
    const b = sotto ? emitter.compile(sotto) : emitter.constant(1);
    const spostamento =
      nodo.decimali - emitter.tipo(sopra).decimali + (sotto ? emitter.tipo(sotto).decimali : 0);
    const tronca = nodo.modo === 'tronca';
    const op = spostamento >= 0 ? (tronca ? TRONCA_NUM : ARROTONDA_NUM) : tronca ? TRONCA_DEN : ARROTONDA_DEN;
    const scala = emitter.constant(10 ** Math.abs(spostamento));
    const slot = emitter.emit(op, emitter.temp(), a, b, scala);
    const manca = emitter.tipo(nodo).decimali - nodo.decimali;
    return manca === 0 ? slot : emitter.emit(PER, emitter.temp(), slot, emitter.constant(10 ** manca));
  },
  trace(nodo, tracer) {
    const { decimali } = tracer.tipo(nodo);
    const operando = tracer.trace(nodo.di);
    const numeratore = operando.valore * 10n ** BigInt(nodo.decimali);
    const divisore = (operando.divisore ?? 1n) * 10n ** BigInt(operando.decimali);
    const valore = divide(numeratore, divisore, nodo.modo) * 10n ** BigInt(decimali - nodo.decimali);
    return { nodo, valore, decimali, stato: joinStates([operando]), operandi: [operando] };
  },
  print(nodo, printer) {
    const dentro = printer.print(nodo.di);
    if (nodo.modo === 'tronca') {
      return printer.traccia(nodo) ? dentro : `${dentro} (troncato a ${nodo.decimali} decimali)`;
    }
    return dentro;
  },
};
