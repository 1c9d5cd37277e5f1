import { EREDITATI, INCOMPLETO } from '../flags.ts';
import { E, NON, O } from '../opcodes.ts';
import type { Nodo, Specie } from '../types.ts';
import { joinStates } from './join.ts';

export interface Logico {
  readonly kind: 'logico';
  readonly quale: 'e' | 'o' | 'non';
  readonly di: readonly Nodo[];
}

const build =
  (quale: Logico['quale']) =>
  (...di: Nodo[]): Logico =>
    Object.freeze({ kind: 'logico', quale, di: Object.freeze(di) });

/** True when all are; one known falsehood decides even if the others are unknown. */
export const e = build('e');
/** True when one is; one known truth decides even if the others are unknown. */
export const o = build('o');
export const non = build('non');

const OP = { e: E, o: O } as const;
const TIPO = { unita: 'logico', decimali: 0 } as const;

export const specie: Specie<Logico> = {
  operandi: (nodo) => nodo.di,
  tipo: () => TIPO,
  compile(nodo, emitter) {
    const slots = nodo.di.map((n) => emitter.compile(n));
    if (nodo.quale === 'non') return emitter.emit(NON, emitter.temp(), slots[0]);
    const op = OP[nodo.quale];
    return slots.reduce((a, b) => emitter.emit(op, emitter.temp(), a, b));
  },
  trace(nodo, tracer) {
    const operandi = nodo.di.map((n) => tracer.trace(n));
    const comune = { nodo, decimali: 0 };
    if (nodo.quale === 'non') {
      const [operando] = operandi;
      const valore = operando?.valore === 0n ? 1n : 0n;
      return { ...comune, valore, stato: joinStates(operandi), operandi };
    }
    const decide = nodo.quale === 'e' ? 0n : 1n;
    const decisivo = operandi.find((t) => !(t.stato & INCOMPLETO) && t.valore === decide);
    if (decisivo) {
      return { ...comune, valore: decide, stato: decisivo.stato & EREDITATI, operandi: [decisivo] };
    }
    return { ...comune, valore: 1n - decide, stato: joinStates(operandi), operandi };
  },
  print(nodo, printer) {
    const parti = nodo.di.map((n) => printer.print(n, 1));
    return nodo.quale === 'non' ? `non (${parti[0]})` : parti.join(nodo.quale === 'e' ? ' e ' : ' oppure ');
  },
};
