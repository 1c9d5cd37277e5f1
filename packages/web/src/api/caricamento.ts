import { LOADING_DELAY_MS } from '@quadra/contract';

type Orologio = {
  setTimeout: (azione: () => void, ms: number) => unknown;
  clearTimeout: (id: never) => void;
};

/**
 * The loading flag: set only when a call has been waiting 500 ms, cleared at once when none waits any more.
 * `begin` answers the function that ends the call.
 */
export function createCaricamento(ritardo = LOADING_DELAY_MS, orologio: Orologio = globalThis) {
  let attese = 0;
  let attivo = false;
  let attesa: unknown = null;
  const ascoltatori = new Set<() => void>();
  const set = (valore: boolean) => {
    if (attivo === valore) return;
    attivo = valore;
    for (const avvisa of ascoltatori) avvisa();
  };
  return {
    begin(): () => void {
      attese += 1;
      if (attese === 1) attesa = orologio.setTimeout(() => set(true), ritardo);
      let finita = false;
      return () => {
        if (finita) return;
        finita = true;
        attese -= 1;
        if (attese > 0) return;
        orologio.clearTimeout(attesa as never);
        set(false);
      };
    },
    isAttivo: () => attivo,
    subscribe(avvisa: () => void) {
      ascoltatori.add(avvisa);
      return () => void ascoltatori.delete(avvisa);
    },
  };
}

export const caricamento = createCaricamento();
