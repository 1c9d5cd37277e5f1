import { useSyncExternalStore } from 'react';
import type { Posto } from './celle/blocco.ts';

/** A cell that was written and is not what the server has. */
export type CellaScritta = {
  readonly valore: unknown;
  readonly testo: string;
  readonly stato: 'daSalvare' | 'inCorso' | 'errore';
  readonly errore: string | null;
};
/** By key of row, then by name of column. */
export type Modifiche = ReadonlyMap<string, Readonly<Record<string, CellaScritta>>>;

export type StatoGriglia = {
  readonly attiva: Posto;
  /** Where a block of cells began; without it the block is the active cell. */
  readonly ancora: Posto | null;
  /** The cell being edited; `iniziale` is the key that opened it, which replaces what was there. */
  readonly scrittura: (Posto & { readonly iniziale: string | null }) | null;
  readonly modifiche: Modifiche;
  /** Goes up when the focus must follow the active cell. */
  readonly fuoco: number;
};

const inizio = { attiva: { riga: 0, colonna: 0 }, ancora: null, scrittura: null, fuoco: 0 };

/** State that changes at every key: kept outside the components, each row reads what concerns it. */
export function createDeposito() {
  let stato: StatoGriglia = { ...inizio, modifiche: new Map() };
  const ascoltatori = new Set<() => void>();
  return {
    /** Saves under way, by key of row: one after the other, each at the version the former left. */
    code: new Map<string, Promise<unknown>>(),
    /** The rows with cells written, by key, as they were: their page may not be the one shown any more. */
    scritte: new Map<string, unknown>(),
    get: () => stato,
    /** Back to the first cell; what was written stays. */
    restart() {
      this.set(inizio);
    },
    set(parte: Partial<StatoGriglia>) {
      stato = { ...stato, ...parte };
      for (const avvisa of ascoltatori) avvisa();
    },
    subscribe(avvisa: () => void) {
      ascoltatori.add(avvisa);
      return () => void ascoltatori.delete(avvisa);
    },
  };
}
export type Deposito = ReturnType<typeof createDeposito>;

/** A part of the state; the component draws again when that part changes. It must be a value or a kept reference. */
export const useDeposito = <T>(deposito: Deposito, select: (stato: StatoGriglia) => T): T =>
  useSyncExternalStore(deposito.subscribe, () => select(deposito.get()));

/** Puts (or, with null, takes away) cells of a row among those written. */
export function putCelle(
  modifiche: Modifiche,
  chiave: string,
  celle: Readonly<Record<string, CellaScritta | null>>,
): Modifiche {
  const riga: Record<string, CellaScritta> = { ...modifiche.get(chiave) };
  for (const [nome, cella] of Object.entries(celle)) {
    if (cella === null) delete riga[nome];
    else riga[nome] = cella;
  }
  const nuove = new Map(modifiche);
  if (Object.keys(riga).length === 0) nuove.delete(chiave);
  else nuove.set(chiave, riga);
  return nuove;
}

/** How many written cells are in a state. */
export function countCelle(modifiche: Modifiche, stato: CellaScritta['stato']): number {
  let quante = 0;
  for (const celle of modifiche.values())
    quante += Object.values(celle).filter((cella) => cella.stato === stato).length;
  return quante;
}
