import { BOZZA_AL_MASSIMO_MS, BOZZA_ENTRO_MS } from '@quadra/contract';
import type { Sospesa } from './sospese.ts';
import type { StatoDellaBozza } from './stato-bozza.ts';

type Impianto<Valori> = {
  /** The address of a draft among all those of the house. */
  luogoOf: (parte: string) => string;
  /** The changes of a part since the last save: a draft holds them all. */
  modificheOf: (parte: string) => Valori;
  /** Puts a draft on the server; answers when it was saved (ISO). `inUscita`: the page is being left. */
  save: (parte: string, modifiche: Valori, inUscita: boolean) => Promise<string>;
  /** A draft of this address is on its way: an older one that still waits elsewhere must not follow it. */
  forget: (luogo: string) => void;
  ritardo?: number;
};

/** The wait before trying again, longer after each failure: milliseconds. */
export const computeAttesa = (ritardo: number, fallimenti: number): number =>
  Math.min(ritardo * 2 ** Math.max(0, fallimenti - 1), 30_000);

/**
 * Draft keeper: 2 s after the last key, on leaving a field and when the page is hidden, what was typed goes to the server;
 * who never stops typing is not waited for. One request per part at a time; what is typed while it travels goes with the
 * next, so an answer never covers it.
 */
export function createBozze<Valori>({
  luogoOf,
  modificheOf,
  save,
  forget,
  ritardo = BOZZA_ENTRO_MS,
}: Impianto<Valori>) {
  const sporchi = new Set<string>();
  const inViaggio = new Map<string, Promise<void>>();
  const ascoltatori = new Set<() => void>();
  let stato: StatoDellaBozza = { tipo: 'ferma' };
  let attesa: ReturnType<typeof setTimeout> | null = null;
  let primoTasto: number | null = null;
  let fallimenti = 0;
  let epoca = 0;

  const set = (nuovo: StatoDellaBozza) => {
    stato = nuovo;
    for (const avvisa of ascoltatori) avvisa();
  };
  const stop = () => {
    if (attesa !== null) clearTimeout(attesa);
    attesa = null;
    primoTasto = null;
  };
  const start = (fra: number) => {
    if (attesa !== null) clearTimeout(attesa);
    attesa = setTimeout(() => void bozze.flush(), fra);
  };
  const send = async (parte: string, inUscita: boolean): Promise<void> => {
    // Asked more than once while another travelled: the first that leaves takes it all.
    if (!sporchi.delete(parte)) return;
    const partita = epoca;
    forget(luogoOf(parte));
    try {
      const alle = await save(parte, modificheOf(parte), inUscita);
      if (partita !== epoca) return;
      fallimenti = 0;
      set(sporchi.size === 0 && inViaggio.size <= 1 ? { tipo: 'salvata', alle } : { tipo: 'in attesa' });
      // Typed while the line was away, when no wait is started.
      if (sporchi.size > 0 && attesa === null) start(ritardo);
    } catch {
      if (partita !== epoca) return;
      sporchi.add(parte);
      fallimenti += 1;
      set({ tipo: 'non salvata' });
      start(computeAttesa(ritardo, fallimenti));
    }
  };

  const bozze = {
    get: () => stato,
    subscribe(avvisa: () => void): () => void {
      ascoltatori.add(avvisa);
      return () => void ascoltatori.delete(avvisa);
    },
    /** Something was typed in a part. */
    touch(parte: string): void {
      const adesso = Date.now();
      sporchi.add(parte);
      primoTasto ??= adesso;
      // While the line is away its state stays on the page: every key would hide it for two seconds.
      if (stato.tipo === 'non salvata') return;
      if (stato.tipo !== 'in attesa') set({ tipo: 'in attesa' });
      start(Math.max(0, Math.min(ritardo, primoTasto + BOZZA_AL_MASSIMO_MS - adesso)));
    },
    /** Sends now what waits. */
    async flush(inUscita = false): Promise<void> {
      stop();
      const partenze = [...sporchi].map((parte) => {
        const prima = inUscita ? Promise.resolve() : (inViaggio.get(parte) ?? Promise.resolve());
        const viaggio = prima.then(() => send(parte, inUscita));
        inViaggio.set(parte, viaggio);
        return viaggio.finally(() => {
          if (inViaggio.get(parte) === viaggio) inViaggio.delete(parte);
        });
      });
      await Promise.all(partenze);
    },
    /** Waits for the requests that travel, sending no other: a save must not be overtaken by an older draft. */
    settle: async (): Promise<void> => void (await Promise.allSettled(inViaggio.values())),
    /** True when the server has all that was typed. */
    isTutta: (): boolean => sporchi.size === 0 && inViaggio.size === 0 && stato.tipo !== 'non salvata',
    /** What the server has not said to have, ready to be sent by somebody else: the page is going away. */
    hold(): Sospesa[] {
      const voci = [...new Set([...sporchi, ...inViaggio.keys()])].map((parte) => {
        const modifiche = modificheOf(parte);
        return { luogo: luogoOf(parte), send: () => save(parte, modifiche, false) };
      });
      bozze.clear();
      return voci;
    },
    /** After a save or a discard: nothing waits, late answers are ignored. */
    clear(): void {
      epoca += 1;
      fallimenti = 0;
      stop();
      sporchi.clear();
      set({ tipo: 'ferma' });
    },
  };
  return bozze;
}
export type Bozze = ReturnType<typeof createBozze<unknown>>;
