import { PER_UGUALE, SOMME } from '../opcodes.ts';
import type { Nodo, Specie } from '../types.ts';
import { joinStates } from './join.ts';

export interface Ultimo {
  readonly kind: 'ultimo';
  readonly raccolta: string;
  readonly quando: Nodo;
}

/** Whether the current element is the last of its raccolta for which something holds: who takes what rounding leaves. */
export const ultimo = (raccolta: string, quando: Nodo): Ultimo =>
  Object.freeze({ kind: 'ultimo', raccolta, quando });

const listDopo = (indice: number, quanti: number) =>
  Array.from({ length: Math.max(0, quanti - indice - 1) }, (_, posto) => indice + 1 + posto);

export const specie: Specie<Ultimo> = {
  operandi: (nodo) => [nodo.quando],
  tipo: () => ({ unita: 'logico', decimali: 0 }),
  compile(nodo, emitter, coda) {
    const dopo = listDopo(emitter.indice, emitter.size(nodo.raccolta));
    if (dopo.length === 0) return emitter.compile(nodo.quando, undefined, coda);
    const suo = emitter.slot(nodo.quando);
    const altri = dopo.map((i) => emitter.within(i, () => emitter.slot(nodo.quando)));
    emitter.emit(SOMME, altri.length, ...altri);
    emitter.emit(PER_UGUALE, suo, emitter.keep(), emitter.constant(0));
  },
  trace(nodo, tracer) {
    const suo = tracer.trace(nodo.quando);
    const altri = listDopo(tracer.indice, tracer.size(nodo.raccolta)).map((i) =>
      tracer.within(i, () => tracer.trace(nodo.quando)),
    );
    const valore = suo.valore !== 0n && altri.every((t) => t.valore === 0n) ? 1n : 0n;
    return { nodo, valore, decimali: 0, stato: joinStates([suo, ...altri]), operandi: [suo] };
  },
  print: (nodo, printer) => `l’ultimo con ${printer.print(nodo.quando, 1)}`,
};
