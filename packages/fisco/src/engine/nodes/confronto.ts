import { FINO, PRIMA, SE_FINO, SE_PRIMA, SE_UGUALE, UGUALE } from '../opcodes.ts';
import type { Emitter, Nodo, Specie } from '../types.ts';
import { agree, joinStates, scaleUp } from './join.ts';

export interface Confronto {
  readonly kind: 'confronto';
  readonly quale: 'prima' | 'fino' | 'uguale';
  readonly a: Nodo;
  readonly b: Nodo;
  /** How it reads when the operands were swapped: «oltre» is «prima» seen from the other side. */
  readonly segno: '<' | '≤' | '=' | '>' | '≥';
}

const build = (quale: Confronto['quale'], segno: Confronto['segno'], a: Nodo, b: Nodo): Confronto =>
  Object.freeze({ kind: 'confronto', quale, a, b, segno });

export const oltre = (a: Nodo, b: Nodo): Confronto => build('prima', '>', b, a);
export const almeno = (a: Nodo, b: Nodo): Confronto => build('fino', '≥', b, a);
export const sotto = (a: Nodo, b: Nodo): Confronto => build('prima', '<', a, b);
export const fino = (a: Nodo, b: Nodo): Confronto => build('fino', '≤', a, b);
export const uguale = (a: Nodo, b: Nodo): Confronto => build('uguale', '=', a, b);

const OP = { prima: PRIMA, fino: FINO, uguale: UGUALE } as const;

const SE_OP = { prima: SE_PRIMA, fino: SE_FINO, uguale: SE_UGUALE } as const;

/** The slots of the two operands, at the same decimals. */
export function slotsOf({ a, b }: Confronto, emitter: Emitter): readonly [number, number] {
  const decimali = Math.max(emitter.tipo(a).decimali, emitter.tipo(b).decimali);
  return [emitter.slot(a, decimali), emitter.slot(b, decimali)];
}

export const specie: Specie<Confronto> = {
  operandi: (nodo) => [nodo.a, nodo.b],
  tipo(nodo, tipo) {
    agree([nodo.a, nodo.b], tipo);
    return { unita: 'logico', decimali: 0 };
  },
  compile(nodo, emitter) {
    emitter.emit(OP[nodo.quale], ...slotsOf(nodo, emitter));
  },
  test(nodo, emitter, altrimenti, fine) {
    emitter.emit(SE_OP[nodo.quale], ...slotsOf(nodo, emitter), altrimenti, fine);
  },
  trace(nodo, tracer) {
    const operandi = [tracer.trace(nodo.a), tracer.trace(nodo.b)] as const;
    const decimali = Math.max(operandi[0].decimali, operandi[1].decimali);
    const a = scaleUp(operandi[0], decimali);
    const b = scaleUp(operandi[1], decimali);
    const vero = nodo.quale === 'prima' ? a < b : nodo.quale === 'fino' ? a <= b : a === b;
    return { nodo, valore: vero ? 1n : 0n, decimali: 0, stato: joinStates(operandi), operandi };
  },
  print(nodo, printer) {
    const scambiati = nodo.segno === '>' || nodo.segno === '≥';
    const [a, b] = scambiati ? [nodo.b, nodo.a] : [nodo.a, nodo.b];
    return `${printer.print(a, 1)} ${nodo.segno} ${printer.print(b, 1)}`;
  },
};
