import { PER, PER_UGUALE } from '../opcodes.ts';
import { FormulaError, type Nodo, type Specie, type Unita } from '../types.ts';
import { slotsOf } from './confronto.ts';
import { isFoglia, joinStates, scaleUp } from './join.ts';

export interface Per {
  readonly kind: 'per';
  readonly a: Nodo;
  readonly b: Nodo;
}

/** An amount times a quota, days, months, a count, or a yes (1) or no (0). Exact: the result keeps all its decimals. */
export const per = (a: Nodo, b: Nodo): Per => Object.freeze({ kind: 'per', a, b });

const FATTORI: ReadonlySet<Unita> = new Set(['quota', 'rapporto', 'giorni', 'mesi', 'numero', 'logico']);

export const specie: Specie<Per> = {
  operandi: (nodo) => [nodo.a, nodo.b],
  tipo(nodo, tipo) {
    const a = tipo(nodo.a);
    const b = tipo(nodo.b);
    if (!FATTORI.has(b.unita)) throw new FormulaError(`Cannot multiply ${a.unita} by ${b.unita}`);
    return { unita: a.unita, decimali: a.decimali + b.decimali };
  },
  compile(nodo, emitter) {
    const [primo, secondo] = isFoglia(nodo.a) ? [nodo.b, nodo.a] : [nodo.a, nodo.b];
    const slot = emitter.slot(secondo);
    if (primo.kind === 'confronto' && primo.quale === 'uguale') {
      emitter.emit(PER_UGUALE, slot, ...slotsOf(primo, emitter));
      return;
    }
    emitter.load(primo);
    emitter.emit(PER, slot);
  },
  trace(nodo, tracer) {
    const operandi = [tracer.trace(nodo.a), tracer.trace(nodo.b)] as const;
    const [a, b] = operandi;
    const valore = scaleUp(a, a.decimali) * scaleUp(b, b.decimali);
    return { nodo, valore, decimali: a.decimali + b.decimali, stato: joinStates(operandi), operandi };
  },
  print: (nodo, printer) => `${printer.print(nodo.a, 3)} × ${printer.print(nodo.b, 3)}`,
};
