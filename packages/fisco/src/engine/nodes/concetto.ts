import { formatNumero } from '../format.ts';
import { DECIMALI, type Fonte, type Nodo, type Specie, type Unita } from '../types.ts';

/** One formula of a concetto and the dates between which the law wants it. */
export interface Formula {
  readonly dal: string;
  readonly al?: string;
  readonly valore: Nodo;
  readonly fonti: readonly Fonte[];
}

/** A named quantity of the law, computed. A formula refers to another concetto by holding it. */
export interface Concetto {
  readonly kind: 'concetto';
  readonly id: string;
  readonly titolo: string;
  readonly unita: Unita;
  readonly raccolta?: string;
  /** One sentence for the reader: `{id}` is replaced by the value of that concetto. */
  readonly frase?: string;
  readonly formule: readonly Formula[];
}

/** A rule of law: its name and its formulas in time. */
export const regola = (campi: Omit<Concetto, 'kind'>): Concetto =>
  Object.freeze({ kind: 'concetto', ...campi });

/** The formula in force at the end of a tax year. */
export function findFormula(concetto: Concetto, annoImposta: number): Formula | undefined {
  const giorno = `${annoImposta}-12-31`;
  return concetto.formule.find((f) => f.dal <= giorno && (f.al === undefined || f.al >= giorno));
}

export const specie: Specie<Concetto> = {
  operandi: () => [],
  tipo: (nodo) => ({ unita: nodo.unita, decimali: DECIMALI[nodo.unita] }),
  compile: (nodo, emitter) => emitter.slotOf(nodo),
  trace(nodo, tracer) {
    const { valore, stato } = tracer.read(nodo);
    return {
      nodo,
      valore: BigInt(valore),
      decimali: DECIMALI[nodo.unita],
      stato,
      operandi: [],
      indice: tracer.indice,
    };
  },
  print(nodo, printer) {
    const traccia = printer.traccia(nodo);
    return traccia ? formatNumero(traccia.valore, nodo.unita, traccia.decimali) : nodo.titolo.toLowerCase();
  },
};
