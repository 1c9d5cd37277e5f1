import { useRef, useSyncExternalStore } from 'react';

let premuto = false;
const attese = new Set<() => void>();

const press = () => {
  premuto = true;
};
/** After the click that the release makes. */
const release = () => {
  if (!premuto) return;
  setTimeout(() => {
    premuto = false;
    for (const redraw of attese) redraw();
  });
};
const eventi = [
  ['pointerdown', press],
  ['pointerup', release],
  ['pointercancel', release],
  ['keydown', release],
] as const;

function subscribe(redraw: () => void): () => void {
  if (attese.size === 0) for (const [nome, run] of eventi) addEventListener(nome, run, true);
  attese.add(redraw);
  return () => {
    attese.delete(redraw);
    if (attese.size > 0) return;
    for (const [nome, run] of eventi) removeEventListener(nome, run, true);
    // Nobody is left to hear the release.
    premuto = false;
  };
}

/**
 * The value as it was when the pointer went down, until it comes up: what it draws takes room, and must not come or go under
 * the pointer, or the click falls on something else.
 */
export function useFermoSottoPressione<T>(valore: T, isUguale: (uno: T, altro: T) => boolean): T {
  const mostrato = useRef(valore);
  return useSyncExternalStore(subscribe, () => {
    if (!premuto && !isUguale(mostrato.current, valore)) mostrato.current = valore;
    return mostrato.current;
  });
}
