import { INDICATIVO } from '../flags.ts';
import { UNISCI } from '../opcodes.ts';
import type { Nodo, Specie } from '../types.ts';

export interface Incerto {
  readonly kind: 'incerto';
  readonly di: Nodo;
  readonly riserva: string;
}

/** A reading of the law not yet verified: same value, precision «indicativo». */
export const incerto = (di: Nodo, riserva: string): Incerto =>
  Object.freeze({ kind: 'incerto', di, riserva });

export const specie: Specie<Incerto> = {
  operandi: (nodo) => [nodo.di],
  tipo: (nodo, tipo) => tipo(nodo.di),
  compile(nodo, emitter) {
    emitter.load(nodo.di);
    emitter.emit(UNISCI, emitter.constant(0, INDICATIVO));
  },
  trace(nodo, tracer) {
    const operando = tracer.trace(nodo.di);
    return { ...operando, nodo, stato: operando.stato | INDICATIVO, operandi: [operando] };
  },
  print: (nodo, printer) => printer.print(nodo.di),
};
