import type { Concetto, Dato } from '../engine/index.ts';
import { type Espressione, EspressioneError, type Tratto } from './albero.ts';
import type { Parte } from './natura.ts';

/** The casella that an expression names, as the engine knows it. */
export interface Riferimento {
  readonly nodo: Dato | Concetto;
  /** The raccolta whose righi it stands for, when it is written with a star. */
  readonly raccolta?: string;
  /** Reads a text («A», a comune) as the engine keeps it; undefined when the casella has no such value. */
  encode(testo: string): number | undefined;
}

/** Where an expression is read: what its names mean. */
export interface Ambiente {
  readonly anno: number;
  /** The raccolta of the casella that is computed or checked, when it is repeated. */
  readonly raccolta?: string;
  /** @throws EspressioneError when the modello has no such casella, or it cannot be read. */
  getCasella(chiave: string, dove: Tratto): Riferimento;
}

/** Reads a part of an expression. @throws EspressioneError */
export type Traduci = (espressione: Espressione, ambiente: Ambiente) => Parte;

/** The casella that is meant. @throws EspressioneError for one of a repeated rigo seen from outside it. */
export function readCasella(espressione: Espressione & { kind: 'casella' }, ambiente: Ambiente): Riferimento {
  const riferimento = ambiente.getCasella(espressione.chiave, espressione);
  if (riferimento.raccolta === undefined || riferimento.raccolta === ambiente.raccolta) return riferimento;
  throw new EspressioneError(
    `${espressione.chiave} è di un rigo ripetuto: per il totale scrivere somma(${espressione.chiave}).`,
    espressione,
  );
}
