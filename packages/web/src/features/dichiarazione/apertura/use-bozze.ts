import { useCallback, useEffect } from 'react';
import { usePrimaDellaFine } from '../../../ui/prima-della-fine.ts';
import type { Bozze } from '../dati/bozze.ts';

/** Sends the drafts when the page hides or is left, and stops the clock when the declaration closes. */
export function useBozze(bozze: Bozze): void {
  usePrimaDellaFine(useCallback(() => bozze.flush(), [bozze]));
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden') void bozze.flush(true);
    };
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      void bozze.flush();
      bozze.stop();
    };
  }, [bozze]);
}
