import { useQueryClient } from '@tanstack/react-query';
import { openRichiesta } from './open-richiesta.tsx';
import type { Richiesta } from './richiesta.api.ts';

/** Opens a request and, when something of it changed, reads again what tells of it. */
export function useApriRichiesta(onCambiata?: () => unknown): (una: Richiesta) => void {
  const cache = useQueryClient();
  return (una) =>
    void openRichiesta(una).then(async (isCambiata) => {
      if (!isCambiata) return;
      await cache.invalidateQueries({ queryKey: ['richieste'] });
      await cache.invalidateQueries({ queryKey: ['home'] });
      await onCambiata?.();
    });
}
