import { INCOMPLETO, NON_DOVUTO } from '../flags.ts';
import { DECIMALI, type Specie, type Unita } from '../types.ts';

export interface Vuoto {
  readonly kind: 'vuoto';
  readonly perche: 'nonDovuto' | 'nonGestito';
  readonly unita: Unita;
  readonly frase: string;
}

/** The law gives nothing here: worth zero, and shown as «non dovuto». */
export const nonDovuto = (frase = 'non dovuto', unita: Unita = 'euro'): Vuoto =>
  Object.freeze({ kind: 'vuoto', perche: 'nonDovuto', unita, frase });

/** A case the program does not handle: whatever depends on it is incompleto, and says so. */
export const nonGestito = (frase: string, unita: Unita = 'euro'): Vuoto =>
  Object.freeze({ kind: 'vuoto', perche: 'nonGestito', unita, frase });

const statoDi = (nodo: Vuoto) => (nodo.perche === 'nonDovuto' ? NON_DOVUTO : INCOMPLETO);

export const specie: Specie<Vuoto> = {
  operandi: () => [],
  tipo: (nodo) => ({ unita: nodo.unita, decimali: DECIMALI[nodo.unita] }),
  compile: (nodo, emitter) => emitter.constant(0, statoDi(nodo)),
  trace: (nodo) => ({
    nodo,
    valore: 0n,
    decimali: DECIMALI[nodo.unita],
    stato: statoDi(nodo),
    operandi: [],
    ...(nodo.perche === 'nonGestito' ? { lacuna: nodo.frase } : {}),
  }),
  print: (nodo) => nodo.frase,
};
