import { testiClient } from '@quadra/contract';
import { useBlocker } from '@tanstack/react-router';
import { messaggiUi } from '../messages/ui.ts';
import { askConferma } from './Conferma.tsx';

type Opzioni = {
  /** Addresses that belong to the same work: going there is not leaving. */
  isDentro?: (percorso: string) => boolean;
  /** A last attempt to keep the changes, made before asking. */
  keep?: () => Promise<void>;
};

/** Leaving an edited page asks first; `hasModifiche` is read at the moment of leaving. */
export function useModificheNonSalvate(hasModifiche: () => boolean, opzioni: Opzioni = {}): void {
  useBlocker({
    shouldBlockFn: async ({ next }) => {
      if (opzioni.isDentro?.(next.pathname) || !hasModifiche()) return false;
      await opzioni.keep?.();
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
