import type { Calculation } from './calculation.ts';
import type { INCOMPLETO, PROVVISORIO } from './flags.ts';
import type { Concetto } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { traceFormula } from './trace.ts';
import type { Traccia } from './types.ts';

/** One thing that would make a result complete: a dato to give, or a gap that no dato can fill. */
export type Mancante = { readonly dato: Dato; readonly indice: number } | { readonly lacuna: string };

type Cosa = typeof INCOMPLETO | typeof PROVVISORIO;

/** What was found of each concetto since the last change: many results wait for the same things. */
interface Trovati {
  readonly giro: number;
  readonly perConcetto: Map<string, Mancante[]>;
}
const trovati = new WeakMap<Calculation, Trovati>();

function findTrovati(calculation: Calculation): Trovati['perConcetto'] {
  const { giro } = calculation;
  const noti = trovati.get(calculation);
  if (noti?.giro === giro) return noti.perConcetto;
  const perConcetto = new Map<string, Mancante[]>();
  trovati.set(calculation, { giro, perConcetto });
  return perConcetto;
}

/** The smallest sets of things that would settle a result; each set is one alternative. */
export function findMissing(
  calculation: Calculation,
  concetto: Concetto,
  indice: number,
  cosa: Cosa,
): readonly (readonly Mancante[])[] {
  const visti = findTrovati(calculation);
  const ofConcetto = (c: Concetto, i: number): Mancante[] => {
    const chiave = `${cosa} ${c.id}[${i}]`;
    const visto = visti.get(chiave);
    if (visto) return visto;
    const suoi: Mancante[] = [];
    visti.set(chiave, suoi);
    suoi.push(...dedupe(ofTraccia(traceFormula(calculation, c, i))));
    return suoi;
  };
  const ofTraccia = (traccia: Traccia): Mancante[] => {
    if (!(traccia.stato & cosa)) return [];
    if (traccia.lacuna !== undefined) return [{ lacuna: traccia.lacuna }];
    const { nodo } = traccia;
    const i = traccia.indice ?? 0;
    if (nodo.kind === 'dato') return [{ dato: nodo, indice: nodo.raccolta === undefined ? 0 : i }];
    if (nodo.kind === 'concetto') return ofConcetto(nodo, nodo.raccolta === undefined ? 0 : i);
    return traccia.operandi.flatMap(ofTraccia);
  };
  const insieme = ofConcetto(concetto, indice);
  return insieme.length === 0 ? [] : [insieme];
}

const keyOf = (m: Mancante): string => ('dato' in m ? `${m.dato.id}[${m.indice}]` : m.lacuna);

const dedupe = (lista: readonly Mancante[]): Mancante[] => [
  ...new Map(lista.map((m) => [keyOf(m), m])).values(),
];
