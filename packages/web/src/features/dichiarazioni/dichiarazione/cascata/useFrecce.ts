import { type KeyboardEvent, useState } from 'react';

/** Rows that are one stop for Tab, with the arrows between them: each has its id in `data-riga`. */
export function useFrecce(righe: readonly { readonly id: string }[]) {
  const [scelta, setQuale] = useState<string | null>(null);
  const quale = righe.some(({ id }) => id === scelta) ? scelta : (righe[0]?.id ?? null);
  const move = (evento: KeyboardEvent<HTMLTableElement>) => {
    const qui = righe.findIndex(({ id }) => id === quale);
    const dove = { ArrowDown: qui + 1, ArrowUp: qui - 1, Home: 0, End: righe.length - 1 }[evento.key];
    const nuova = dove === undefined ? undefined : righe[dove];
    if (nuova === undefined || evento.ctrlKey || evento.altKey || evento.metaKey) return;
    evento.preventDefault();
    setQuale(nuova.id);
    evento.currentTarget.querySelector<HTMLElement>(`[data-riga="${CSS.escape(nuova.id)}"]`)?.focus();
  };
  return { quale, move, setQuale };
}
