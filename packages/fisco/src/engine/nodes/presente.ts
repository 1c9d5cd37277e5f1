import { DATO } from '../flags.ts';
import { PRESENTE } from '../opcodes.ts';
import type { Specie } from '../types.ts';
import type { Concetto } from './concetto.ts';
import type { Dato } from './dato.ts';

export interface Presente {
  readonly kind: 'presente';
  readonly di: Dato | Concetto;
}

/** Whether somebody gave this dato, or something it is computed from. Always known. */
export const presente = (di: Dato | Concetto): Presente => Object.freeze({ kind: 'presente', di });

export const specie: Specie<Presente> = {
  operandi: (nodo) => [nodo.di],
  tipo: () => ({ unita: 'logico', decimali: 0 }),
  compile(nodo, emitter) {
    emitter.emit(PRESENTE, emitter.slot(nodo.di));
  },
  trace(nodo, tracer) {
    const operando = tracer.trace(nodo.di);
    const dato = (operando.stato & DATO) !== 0;
    return { nodo, valore: dato ? 1n : 0n, decimali: 0, stato: dato ? DATO : 0, operandi: [operando] };
  },
  print: (nodo, printer) => `${printer.print(nodo.di)} indicato`,
};
