import { testiClient } from '@quadra/contract';
import { useBlocker } from '@tanstack/react-router';
import { messaggiUi } from '../messages/ui.ts';
import { askConferma } from './Conferma.tsx';

/** Leaving an edited page asks first; `hasModifiche` is read at the moment of leaving. */
export function useModificheNonSalvate(hasModifiche: () => boolean): void {
  useBlocker({
    shouldBlockFn: async () => {
      if (!hasModifiche()) return false;
      const conferma = await askConferma({
        titolo: messaggiUi.attenzione,
        testo: testiClient.MODIFICHE_NON_SALVATE,
      });
      return !conferma;
    },
    enableBeforeUnload: hasModifiche,
  });
}
