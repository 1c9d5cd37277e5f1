import { MENO, SOMMA, SOMME } from '../opcodes.ts';
import type { Emitter, Nodo, Specie } from '../types.ts';
import { agree, isFoglia, joinStates, scaleUp } from './join.ts';

export interface Somma {
  readonly kind: 'somma';
  readonly piu: readonly Nodo[];
  readonly meno: readonly Nodo[];
}

/** The sum of its operands. */
export const somma = (...piu: Nodo[]): Somma =>
  Object.freeze({ kind: 'somma', piu: Object.freeze(piu), meno: Object.freeze([]) });

/** The first less all the others. */
export const meno = (primo: Nodo, ...altri: Nodo[]): Somma =>
  Object.freeze({ kind: 'somma', piu: Object.freeze([primo]), meno: Object.freeze(altri) });

/** Sum of the first list less the sum of the second. */
export const saldo = (piu: readonly Nodo[], altri: readonly Nodo[]): Somma =>
  Object.freeze({ kind: 'somma', piu: Object.freeze([...piu]), meno: Object.freeze([...altri]) });

/** Adds what each work compiles; the last, when it has no slot, stays in the accumulator. */
export function emitSomma(emitter: Emitter, addendi: readonly (() => number | undefined)[]): void {
  const slots: number[] = [];
  addendi.forEach((compile, i) => {
    const slot = compile();
    if (slot !== undefined) slots.push(slot);
    else if (i < addendi.length - 1) slots.push(emitter.keep());
  });
  emitter.emit(slots.length === addendi.length ? SOMME : SOMMA, slots.length, ...slots);
}

export const specie: Specie<Somma> = {
  operandi: (nodo) => [...nodo.piu, ...nodo.meno],
  tipo: (nodo, tipo) => agree([...nodo.piu, ...nodo.meno], tipo),
  compile(nodo, emitter, coda) {
    const { decimali } = emitter.tipo(nodo);
    const [primo, ...altri] = nodo.piu;
    if (primo && altri.length + nodo.meno.length === 0) return emitter.compile(primo, decimali, coda);
    const tolti = nodo.meno.map((n) => emitter.slot(n, decimali));
    if (primo && altri.length === 0) emitter.load(primo, decimali);
    else {
      const piu = [...nodo.piu].sort((a, b) => Number(isFoglia(b)) - Number(isFoglia(a)));
      emitSomma(
        emitter,
        piu.map((n) => () => emitter.compile(n, decimali)),
      );
    }
    for (const slot of tolti) emitter.emit(MENO, slot);
  },
  trace(nodo, tracer) {
    const { decimali } = tracer.tipo(nodo);
    const piu = nodo.piu.map((n) => tracer.trace(n));
    const meno = nodo.meno.map((n) => tracer.trace(n));
    const total = (tracce: typeof piu) => tracce.reduce((t, x) => t + scaleUp(x, decimali), 0n);
    const operandi = [...piu, ...meno];
    return { nodo, valore: total(piu) - total(meno), decimali, stato: joinStates(operandi), operandi };
  },
  print(nodo, printer) {
    const pesa = (n: Nodo) => printer.traccia(n)?.valore !== 0n;
    const tutti = ![...nodo.piu, ...nodo.meno].some(pesa) || !nodo.piu.some(pesa);
    const piu = nodo.piu.filter((n) => tutti || pesa(n));
    const meno = nodo.meno.filter((n) => tutti || pesa(n));
    return [piu.map((n) => printer.print(n, 1)).join(' + '), ...meno.map((n) => printer.print(n, 2))].join(
      ' − ',
    );
  },
};
