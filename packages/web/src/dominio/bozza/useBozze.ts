import { useCallback, useEffect } from 'react';
import { usePrimaDellaFine } from '../../vita/prima-della-fine.ts';
import type { Bozze } from './bozze.ts';
import { sospese } from './sospese.ts';

/**
 * Sends the drafts when the page hides, is left, or the line comes back; what could not be sent when the page goes away
 * waits in the memory of the tab.
 */
export function useBozze(bozze: Bozze): void {
  const keep = useCallback(() => bozze.flush(), [bozze]);
  const hold = useCallback(() => sospese.hold(bozze.hold()), [bozze]);
  usePrimaDellaFine(keep, hold);
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void bozze.flush(true);
    };
    const resume = () => void bozze.flush();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', resume);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', resume);
      hold();
      void sospese.flush();
    };
  }, [bozze, hold]);
}
