import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  const eventi = ['online', 'offline'] as const;
  for (const evento of eventi) window.addEventListener(evento, notify);
  return () => {
    for (const evento of eventi) window.removeEventListener(evento, notify);
  };
}

/** Whether this browser has a line, as it is now. */
export const useLinea = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
