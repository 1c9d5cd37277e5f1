import { useEffect } from 'react';

/** What can be called from afar: the search, the list of keys, the panels of the top bar where there is one. */
export type Richiamo = 'cerca' | 'tasti' | 'aspetto' | 'account';

const azioni = new Map<Richiamo, () => void>();

export const richiami = {
  run: (nome: Richiamo): void => azioni.get(nome)?.(),
  has: (nome: Richiamo): boolean => azioni.has(nome),
};

/** Answers a call for as long as this part is on the screen. `azione` must be stable. */
export function useRichiamo(nome: Richiamo, azione: () => void): void {
  useEffect(() => {
    azioni.set(nome, azione);
    return () => void azioni.delete(nome);
  }, [nome, azione]);
}
