import { INCOMPLETO } from '../flags.ts';
import { DECIMALI, FormulaError, type Nodo, type Specie } from '../types.ts';
import { joinStates, scaleUp } from './join.ts';

export interface Diviso {
  readonly kind: 'diviso';
  readonly a: Nodo;
  readonly b: Nodo;
}

/** An exact ratio. It may stand only under a rounding, which says what is lost. */
export const diviso = (a: Nodo, b: Nodo): Diviso => Object.freeze({ kind: 'diviso', a, b });

export const specie: Specie<Diviso> = {
  operandi: (nodo) => [nodo.a, nodo.b],
  tipo(nodo, tipo) {
    const a = tipo(nodo.a);
    const b = tipo(nodo.b);
    const unita = a.unita === b.unita ? 'quota' : a.unita;
    return { unita, decimali: DECIMALI[unita] };
  },
  compile() {
    throw new FormulaError('A ratio needs a rounding around it');
  },
  trace(nodo, tracer) {
    const a = tracer.trace(nodo.a);
    const b = tracer.trace(nodo.b);
    const stato = joinStates([a, b]) | (b.valore === 0n ? INCOMPLETO : 0);
    const decimali = Math.max(a.decimali, b.decimali);
    return {
      nodo,
      valore: scaleUp(a, decimali),
      divisore: b.valore === 0n ? 1n : scaleUp(b, decimali),
      decimali: 0,
      stato,
      operandi: [a, b],
    };
  },
  print: (nodo, printer) => `${printer.print(nodo.a, 3)} / ${printer.print(nodo.b, 4)}`,
};
