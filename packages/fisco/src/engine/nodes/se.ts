import { EREDITATI } from '../flags.ts';
import type { Nodo, Specie } from '../types.ts';
import { agree, isIncompleto, scaleUp } from './join.ts';

export interface Se {
  readonly kind: 'se';
  readonly condizione: Nodo;
  readonly allora: Nodo;
  readonly altrimenti: Nodo;
}

/** One branch or the other; only the one taken is computed and counts for the state. */
export const se = (condizione: Nodo, allora: Nodo, altrimenti: Nodo): Se =>
  Object.freeze({ kind: 'se', condizione, allora, altrimenti });

export const specie: Specie<Se> = {
  operandi: (nodo) => [nodo.condizione, nodo.allora, nodo.altrimenti],
  tipo: (nodo, tipo) => agree([nodo.allora, nodo.altrimenti], tipo),
  compile(nodo, emitter, coda) {
    const { decimali } = emitter.tipo(nodo);
    const altrimenti = emitter.label();
    const fine = emitter.label();
    emitter.test(nodo.condizione, altrimenti, fine);
    emitter.branch(nodo.allora, decimali, fine, coda);
    emitter.mark(altrimenti);
    emitter.branch(nodo.altrimenti, decimali, fine, coda);
    emitter.mark(fine);
  },
  trace(nodo, tracer) {
    const { decimali } = tracer.tipo(nodo);
    const condizione = tracer.trace(nodo.condizione);
    if (isIncompleto(condizione)) {
      return { nodo, valore: 0n, decimali, stato: condizione.stato & EREDITATI, operandi: [condizione] };
    }
    const ramo = tracer.trace(condizione.valore === 0n ? nodo.altrimenti : nodo.allora);
    const stato = ramo.stato | (condizione.stato & EREDITATI);
    return { nodo, valore: scaleUp(ramo, decimali), decimali, stato, operandi: [ramo, condizione] };
  },
  print(nodo, printer) {
    const traccia = printer.traccia(nodo);
    const [ramo] = traccia?.operandi ?? [];
    if (ramo) return printer.print(ramo.nodo);
    const condizione = printer.print(nodo.condizione);
    return `se ${condizione}: ${printer.print(nodo.allora)}; altrimenti: ${printer.print(nodo.altrimenti)}`;
  },
};
