import { useEffect } from 'react';
import type { GruppoTasti } from '../../messages/tasti.ts';

let gruppi: readonly GruppoTasti[] = [];
const ascoltatori = new Set<() => void>();
const set = (nuovi: readonly GruppoTasti[]) => {
  gruppi = nuovi;
  for (const avvisa of ascoltatori) avvisa();
};

/** The keys that work on the screen now, as the parts on it declared them. */
export const elencoTasti = {
  get: () => gruppi,
  subscribe(avvisa: () => void) {
    ascoltatori.add(avvisa);
    return () => void ascoltatori.delete(avvisa);
  },
};

/** Declares the keys of a part of the screen for as long as it is there. Pass a constant. */
export function useElencoTasti(gruppo: GruppoTasti): void {
  useEffect(() => {
    set([...gruppi, gruppo]);
    return () => set(gruppi.filter((altro) => altro !== gruppo));
  }, [gruppo]);
}
