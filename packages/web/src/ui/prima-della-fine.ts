import { useEffect } from 'react';

const lavori = new Set<() => Promise<void>>();

/** Runs `keep` before the session ends, or the page is left by force: what was typed must be safe first. */
export function usePrimaDellaFine(keep: () => Promise<void>): void {
  useEffect(() => {
    lavori.add(keep);
    return () => void lavori.delete(keep);
  }, [keep]);
}

/** Keeps everything that is still only in this page; a failure of one stops nobody. */
export async function keepTutto(): Promise<void> {
  await Promise.allSettled([...lavori].map((keep) => keep()));
}
