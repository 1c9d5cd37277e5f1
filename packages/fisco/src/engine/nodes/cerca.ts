import { EREDITATI, INCOMPLETO } from '../flags.ts';
import { formatNumero } from '../format.ts';
import { CERCA, CERCA_RARO } from '../opcodes.ts';
import { DECIMALI, type Nodo, type Specie } from '../types.ts';
import { joinStates } from './join.ts';
import { findInVigore, type Parametro, statoDi } from './parametro.ts';

export type Tabella = ReadonlyMap<number, number>;

export interface Cerca {
  readonly kind: 'cerca';
  readonly chiave: Nodo;
  readonly tabella: Parametro<Tabella>;
  /** Sentence when the key has no entry; `{chiave}` is the key as written by `leggi`. */
  readonly frase: string;
  readonly leggi: (chiave: number) => string;
}

/** The value a table of law gives to a code. A code that is not there leaves the result incompleto. */
export const cerca = (
  chiave: Nodo,
  tabella: Parametro<Tabella>,
  frase: string,
  leggi: (chiave: number) => string = String,
): Cerca => Object.freeze({ kind: 'cerca', chiave, tabella, frase, leggi });

/** Small keys are looked up by position, the others by hash. */
const DENSA = 1_000;

function isRada(tabella: Tabella): boolean {
  for (const chiave of tabella.keys()) if (chiave >= DENSA) return true;
  return false;
}

export const specie: Specie<Cerca> = {
  operandi: (nodo) => [nodo.chiave],
  tipo: (nodo) => ({ unita: nodo.tabella.unita, decimali: DECIMALI[nodo.tabella.unita] }),
  compile(nodo, emitter) {
    const inVigore = findInVigore(nodo.tabella, emitter);
    const tabella = inVigore?.valore ?? new Map<number, number>();
    const chiave = emitter.slot(nodo.chiave);
    if (isRada(tabella)) {
      emitter.emit(CERCA_RARO, chiave, emitter.table(tabella), statoDi(inVigore), emitter.memory());
      return;
    }
    const chiavi = Math.max(-1, ...tabella.keys()) + 1;
    const { da } = emitter.numbers(nodo.tabella, () =>
      Array.from({ length: chiavi }, (_, chiave) => tabella.get(chiave) ?? Number.NEGATIVE_INFINITY),
    );
    emitter.emit(CERCA, chiave, da, chiavi, statoDi(inVigore));
  },
  trace(nodo, tracer) {
    const inVigore = findInVigore(nodo.tabella, tracer);
    const chiave = tracer.trace(nodo.chiave);
    const trovato = inVigore?.valore.get(Number(chiave.valore));
    const stato = (joinStates([chiave]) | statoDi(inVigore)) & EREDITATI;
    const ignota = (chiave.stato & INCOMPLETO) === 0 && trovato === undefined;
    return {
      nodo,
      valore: BigInt(trovato ?? 0),
      decimali: DECIMALI[nodo.tabella.unita],
      stato: ignota ? stato | INCOMPLETO : stato,
      operandi: [chiave],
      ...(ignota ? { lacuna: nodo.frase.replace('{chiave}', nodo.leggi(Number(chiave.valore))) } : {}),
    };
  },
  print(nodo, printer) {
    const traccia = printer.traccia(nodo);
    if (traccia) return formatNumero(traccia.valore, nodo.tabella.unita, traccia.decimali);
    return `${nodo.tabella.descrizione.toLowerCase()} per ${printer.print(nodo.chiave)}`;
  },
};
