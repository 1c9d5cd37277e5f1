import { BOZZA_ENTRO_MS } from '@quadra/contract';
import type { RighiModificati } from './modifiche.ts';

export type StatoBozza =
  | { tipo: 'ferma' }
  | { tipo: 'in attesa' }
  | { tipo: 'salvata'; alle: string }
  | { tipo: 'non salvata' };

type Impianto = {
  /** The changes of a quadro since the last save: a draft holds them all. */
  modificheOf: (quadro: string) => RighiModificati;
  /** Puts a draft on the server; answers when it was saved (ISO). `inUscita`: the page is being left. */
  save: (quadro: string, righi: RighiModificati, inUscita: boolean) => Promise<string>;
  ritardo?: number;
};

/**
 * Draft keeper: 2 s after the last key, on leaving a field and when the page is hidden, what was typed goes to the server.
 * One request per quadro at a time; what is typed while it travels goes with the next, so an answer never covers it.
 */
export function createBozze({ modificheOf, save, ritardo = BOZZA_ENTRO_MS }: Impianto) {
  const sporchi = new Set<string>();
  const inViaggio = new Map<string, Promise<void>>();
  const ascoltatori = new Set<() => void>();
  let stato: StatoBozza = { tipo: 'ferma' };
  let attesa: ReturnType<typeof setTimeout> | null = null;
  let epoca = 0;

  const set = (nuovo: StatoBozza) => {
    stato = nuovo;
    for (const avvisa of ascoltatori) avvisa();
  };
  const start = () => {
    if (attesa !== null) clearTimeout(attesa);
    attesa = setTimeout(() => void bozze.flush(), ritardo);
  };
  const send = async (quadro: string, inUscita: boolean): Promise<void> => {
    sporchi.delete(quadro);
    const partita = epoca;
    try {
      const alle = await save(quadro, modificheOf(quadro), inUscita);
      if (partita !== epoca) return;
      set(sporchi.size === 0 && inViaggio.size <= 1 ? { tipo: 'salvata', alle } : { tipo: 'in attesa' });
    } catch {
      if (partita !== epoca) return;
      sporchi.add(quadro);
      set({ tipo: 'non salvata' });
      start();
    }
  };

  const bozze = {
    get: () => stato,
    subscribe(avvisa: () => void): () => void {
      ascoltatori.add(avvisa);
      return () => void ascoltatori.delete(avvisa);
    },
    /** Something was typed in a quadro. */
    touch(quadro: string): void {
      sporchi.add(quadro);
      if (stato.tipo !== 'in attesa') set({ tipo: 'in attesa' });
      start();
    },
    /** Sends now what waits. */
    async flush(inUscita = false): Promise<void> {
      if (attesa !== null) clearTimeout(attesa);
      attesa = null;
      const partenze = [...sporchi].map((quadro) => {
        const prima = inUscita ? Promise.resolve() : (inViaggio.get(quadro) ?? Promise.resolve());
        const viaggio = prima.then(() => send(quadro, inUscita));
        inViaggio.set(quadro, viaggio);
        return viaggio.finally(() => {
          if (inViaggio.get(quadro) === viaggio) inViaggio.delete(quadro);
        });
      });
      await Promise.all(partenze);
    },
    /** Waits for the requests that travel, sending no other: a save must not be overtaken by an older draft. */
    settle: async (): Promise<void> => void (await Promise.allSettled(inViaggio.values())),
    /** True when the server has all that was typed. */
    isTutta: (): boolean => sporchi.size === 0 && inViaggio.size === 0 && stato.tipo !== 'non salvata',
    /** After a save or a discard: nothing waits, late answers are ignored. */
    clear(): void {
      epoca += 1;
      if (attesa !== null) clearTimeout(attesa);
      attesa = null;
      sporchi.clear();
      set({ tipo: 'ferma' });
    },
    stop(): void {
      if (attesa !== null) clearTimeout(attesa);
      attesa = null;
    },
  };
  return bozze;
}
export type Bozze = ReturnType<typeof createBozze>;
