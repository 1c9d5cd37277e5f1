import { FINO, PRIMA, UGUALE } from '../opcodes.ts';
import type { Nodo, Specie } from '../types.ts';
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

export const specie: Specie<Confronto> = {
  operandi: (nodo) => [nodo.a, nodo.b],
  tipo(nodo, tipo) {
    agree([nodo.a, nodo.b], tipo);
    return { unita: 'logico', decimali: 0 };
  },
  compile(nodo, emitter) {
    const decimali = Math.max(emitter.tipo(nodo.a).decimali, emitter.tipo(nodo.b).decimali);
    const a = emitter.compileAt(nodo.a, decimali);
    const b = emitter.compileAt(nodo.b, decimali);
    return emitter.emit(OP[nodo.quale], emitter.temp(), a, b);
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
