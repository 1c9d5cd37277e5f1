import { formatNumero } from '../format.ts';
import { DECIMALI, type Specie, type Unita } from '../types.ts';

/** What a dato is worth when nobody gave it: a lawful zero, unknown, or a default that leaves a mark. */
type SeManca = 'zero' | 'ignoto' | { readonly iniziale: number };

export interface Dato {
  readonly kind: 'dato';
  readonly id: string;
  readonly titolo: string;
  readonly unita: Unita;
  readonly raccolta?: string;
  readonly seManca: SeManca;
  /** Document that proves it, for the request to a client: «CU, punto 21». */
  readonly prova?: string;
}

/** A quantity given by a person, an import or another modello. */
export const dato = (campi: Omit<Dato, 'kind'>): Dato => Object.freeze({ kind: 'dato', ...campi });

export const specie: Specie<Dato> = {
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
