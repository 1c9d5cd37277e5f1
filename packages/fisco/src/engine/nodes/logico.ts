import { EREDITATI, INCOMPLETO } from '../flags.ts';
import {
  DECIDE,
  DECIDE_FINO,
  DECIDE_PRIMA,
  DECIDE_UGUALE,
  ESITO,
  SE_NOTO,
  SE_UGUALE,
  UGUALE,
} from '../opcodes.ts';
import type { Emitter, Etichetta, Nodo, Specie } from '../types.ts';
import { slotsOf } from './confronto.ts';
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

/** The value of one operand that settles the whole. */
const DECISIVO = { e: 0, o: 1 } as const;
const DECIDE_OP = { prima: DECIDE_PRIMA, fino: DECIDE_FINO, uguale: DECIDE_UGUALE } as const;
const TIPO = { unita: 'logico', decimali: 0 } as const;

/** One instruction for each operand, that goes to `dove` when it settles. Returns the slot of the state to add. */
function emitDecisioni(nodo: Logico, quale: 'e' | 'o', emitter: Emitter, dove: Etichetta): number {
  const esterno = emitter.isolate();
  const esito = DECISIVO[quale];
  const passi = nodo.di.map((n) => {
    const [negato] = n.kind === 'logico' && n.quale === 'non' ? n.di : [];
    const operando = negato ?? n;
    const quando = negato ? 1 - esito : esito;
    return operando.kind === 'confronto'
      ? ([DECIDE_OP[operando.quale], ...slotsOf(operando, emitter), quando] as const)
      : ([DECIDE, emitter.slot(operando), quando] as const);
  });
  for (const [op, ...words] of passi) emitter.emit(op, ...words, esito, esterno, dove);
  return esterno;
}

export const specie: Specie<Logico> = {
  operandi: (nodo) => nodo.di,
  tipo: () => TIPO,
  compile(nodo, emitter) {
    if (nodo.quale === 'non') {
      for (const n of nodo.di) emitter.emit(UGUALE, emitter.slot(n), emitter.constant(0));
      return;
    }
    const fine = emitter.label();
    const esterno = emitDecisioni(nodo, nodo.quale, emitter, fine);
    emitter.emit(ESITO, 1 - DECISIVO[nodo.quale], esterno);
    emitter.mark(fine);
  },
  test(nodo, emitter, altrimenti, fine) {
    if (nodo.quale === 'non') {
      for (const n of nodo.di) {
        emitter.emit(SE_UGUALE, emitter.slot(n), emitter.constant(0), altrimenti, fine);
      }
      return;
    }
    const allora = emitter.label();
    const congiunte = nodo.quale === 'e';
    const esterno = emitDecisioni(nodo, nodo.quale, emitter, congiunte ? altrimenti : allora);
    emitter.emit(SE_NOTO, esterno, congiunte ? allora : altrimenti, fine);
    emitter.mark(allora);
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
