import { findFinestra, reduce, statoIniziale } from './riduttore.ts';
import type { EsitoFinestra, Evento, OpzioniFinestra, Schermo, Stato } from './stato.ts';

const listIds = (stato: Stato) => stato.strati.flatMap(({ finestre }) => finestre);

/** The stack of layers of a page: its state, and who wants to know when it changes. */
export function createStrati(schermo: Schermo) {
  let stato = statoIniziale(schermo);
  const ascoltatori = new Set<() => void>();
  const dispatch = (evento: Evento) => {
    const nuovo = reduce(stato, evento);
    if (nuovo === stato) return;
    stato = nuovo;
    for (const avvisa of ascoltatori) avvisa();
  };
  return {
    get: () => stato,
    dispatch,
    subscribe(avvisa: () => void) {
      ascoltatori.add(avvisa);
      return () => void ascoltatori.delete(avvisa);
    },
    /** Opens a window on the top layer and answers its id. */
    open(opzioni: OpzioniFinestra): number {
      const id = stato.prossimo;
      dispatch({ tipo: 'open', opzioni });
      return id;
    },
    /** Closes a window and all that was opened above it; each is told how it ended. */
    close(id: number, esito: EsitoFinestra = 'chiusa'): void {
      if (findFinestra(stato, id) === undefined) return;
      const prima = listIds(stato);
      dispatch({ tipo: 'close', id });
      const dopo = new Set(listIds(stato).map((finestra) => finestra.id));
      for (const finestra of prima) {
        if (!dopo.has(finestra.id)) finestra.opzioni.onChiusa?.(finestra.id === id ? esito : 'chiusa');
      }
    },
  };
}
export type Strati = ReturnType<typeof createStrati>;

const readSchermo = (): Schermo =>
  typeof window === 'undefined'
    ? { larghezza: 1366, altezza: 768 }
    : { larghezza: window.innerWidth, altezza: window.innerHeight };

/** The layers of this page. */
export const strati = createStrati(readSchermo());

/** Tells the layers how large the screen is now. */
export const updateSchermo = (): void => strati.dispatch({ tipo: 'schermo', schermo: readSchermo() });
