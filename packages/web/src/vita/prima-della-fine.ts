import { useEffect } from 'react';

type Lavoro = { keep: () => Promise<void>; hold: () => void };
const lavori = new Set<Lavoro>();

/**
 * Runs `keep` before the session ends, or the page is left by force: what was typed must be safe first. `hold` is the last
 * resort, when nothing can be sent any more: what is left is put aside in this tab.
 */
export function usePrimaDellaFine(keep: () => Promise<void>, hold: () => void): void {
  useEffect(() => {
    const lavoro = { keep, hold };
    lavori.add(lavoro);
    return () => void lavori.delete(lavoro);
  }, [keep, hold]);
}

/** Keeps everything that is still only in this page; a failure of one stops nobody. */
export async function keepTutto(): Promise<void> {
  await Promise.allSettled([...lavori].map(({ keep }) => keep()));
}

/** Puts aside everything that is still only in this page. */
export function holdTutto(): void {
  for (const { hold } of lavori) hold();
}

let senzaDomande = false;

/** The page is about to be left for good, by force or after a question: nothing more is asked, not even by the browser. */
export function leaveSenzaDomande(): void {
  senzaDomande = true;
}

/** True when nothing more may be asked to who leaves. */
export const isSenzaDomande = (): boolean => senzaDomande;
