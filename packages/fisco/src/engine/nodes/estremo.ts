import { MAGGIORE, MINORE } from '../opcodes.ts';
import { FormulaError, type Nodo, type Specie, type Traccia } from '../types.ts';
import { agree, isFoglia, joinStates, scaleUp } from './join.ts';

export interface Estremo {
  readonly kind: 'estremo';
  readonly quale: 'minore' | 'maggiore';
  readonly di: readonly Nodo[];
}

/** The lowest of its operands: «il minore tra». */
export const minore = (...di: Nodo[]): Estremo =>
  Object.freeze({ kind: 'estremo', quale: 'minore', di: Object.freeze(di) });

/** The highest of its operands: «il maggiore tra». */
export const maggiore = (...di: Nodo[]): Estremo =>
  Object.freeze({ kind: 'estremo', quale: 'maggiore', di: Object.freeze(di) });

/** Against a plain zero only the operand that won is worth writing. */
function winner(traccia: Traccia): Traccia | undefined {
  const veri = traccia.operandi.filter((t) => !(t.nodo.kind === 'costante' && t.valore === 0n));
  return veri.length === 1 && veri[0]?.valore !== 0n && traccia.valore !== 0n ? veri[0] : undefined;
}

export const specie: Specie<Estremo> = {
  operandi: (nodo) => nodo.di,
  tipo: (nodo, tipo) => agree(nodo.di, tipo),
  compile(nodo, emitter, coda) {
    const { decimali } = emitter.tipo(nodo);
    const op = nodo.quale === 'minore' ? MINORE : MAGGIORE;
    // What has no slot of its own first: one value stays in the accumulator.
    const [primo, ...altri] = [...nodo.di].sort((a, b) => Number(isFoglia(a)) - Number(isFoglia(b)));
    if (!primo) throw new FormulaError('No operands');
    if (altri.length === 0) return emitter.compile(primo, decimali, coda);
    const slots = altri.map((n) => emitter.slot(n, decimali));
    emitter.load(primo, decimali);
    for (const slot of slots) emitter.emit(op, slot);
  },
  trace(nodo, tracer) {
    const { decimali } = tracer.tipo(nodo);
    const operandi = nodo.di.map((n) => tracer.trace(n));
    const valori = operandi.map((o) => scaleUp(o, decimali));
    const batte = (a: bigint, b: bigint) => (nodo.quale === 'minore' ? a < b : a > b);
    const valore = valori.reduce((a, b) => (batte(b, a) ? b : a));
    return { nodo, valore, decimali, stato: joinStates(operandi), operandi };
  },
  print(nodo, printer) {
    const oggi = printer.traccia(nodo);
    const vinto = oggi && winner(oggi);
    if (vinto) return printer.print(vinto.nodo);
    const parti = nodo.di.map((n) => printer.print(n));
    return `il ${nodo.quale} tra ${parti.slice(0, -1).join(', ')} e ${parti.at(-1)}`;
  },
};
