import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What the worker says when a notification of the browser is touched and this window is there. */
const readPercorso = (detto: unknown): string | null => {
  const { tipo, percorso } = (detto ?? {}) as { tipo?: unknown; percorso?: unknown };
  return tipo === 'apri' && typeof percorso === 'string' && /^\/(?![/\\])/.test(percorso) ? percorso : null;
};

/** Goes to the page of a notification that was touched outside the window; what is being typed here is asked about first. */
export function useAperta(): void {
  const { history } = useRouter();
  useEffect(() => {
    const mondo = navigator.serviceWorker;
    if (!mondo) return;
    const go = ({ data }: MessageEvent) => {
      const percorso = readPercorso(data);
      if (percorso !== null) history.push(percorso);
    };
    mondo.addEventListener('message', go);
    return () => mondo.removeEventListener('message', go);
  }, [history]);
}
