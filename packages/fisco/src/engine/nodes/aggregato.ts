import type { Nodo, Specie } from '../types.ts';
import { joinStates, scaleUp } from './join.ts';
import { emitSomma } from './somma.ts';

export interface Aggregato {
  readonly kind: 'aggregato';
  readonly raccolta: string;
  readonly di: Nodo;
}

/** The sum of a formula over every element of a raccolta. */
export const sommaDi = (raccolta: string, di: Nodo): Aggregato =>
  Object.freeze({ kind: 'aggregato', raccolta, di });

export const specie: Specie<Aggregato> = {
  operandi: (nodo) => [nodo.di],
  tipo: (nodo, tipo) => tipo(nodo.di),
  compile(nodo, emitter, coda) {
    const quanti = emitter.size(nodo.raccolta);
    if (quanti === 0) return emitter.constant(0);
    if (quanti === 1) return emitter.within(0, () => emitter.compile(nodo.di, undefined, coda));
    const elementi = Array.from({ length: quanti }, (_, i) => i);
    emitSomma(
      emitter,
      elementi.map((i) => () => emitter.within(i, () => emitter.compile(nodo.di))),
    );
  },
  trace(nodo, tracer) {
    const { decimali } = tracer.tipo(nodo);
    const tutti = Array.from({ length: tracer.size(nodo.raccolta) }, (_, indice) =>
      tracer.within(indice, () => tracer.trace(nodo.di)),
    );
    const valore = tutti.reduce((t, x) => t + scaleUp(x, decimali), 0n);
    const operandi = tutti.filter((t) => t.valore !== 0n || t.stato !== 0);
    return { nodo, valore, decimali, stato: joinStates(tutti), operandi };
  },
  print(nodo, printer) {
    const elementi = printer.traccia(nodo)?.operandi;
    if (elementi?.length) return elementi.map((t) => printer.print(t.nodo, 1)).join(' + ');
    return `somma di ${printer.print(nodo.di, 3)}`;
  },
};
