import { testiPagine } from '@quadra/contract';
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { messaggiUi } from '../../messages/ui.ts';
import { isSenzaDomande } from '../../vita/prima-della-fine.ts';
import { askConferma } from './Conferma.tsx';

type Opzioni = {
  /** Addresses that belong to the same work (`da` is the present one): going there is not leaving. */
  isDentro?: (percorso: string, da: string) => boolean;
  /** A last attempt to keep the changes, made before asking. */
  keep?: () => Promise<void>;
};
type Lavoro = Opzioni & { hasModifiche: () => boolean };
type Viaggio = { da: string; verso: string };

const lavori = new Set<{ readonly current: Lavoro }>();

/** What would be lost by leaving; without a journey, by leaving everything. */
const listDaPerdere = (viaggio?: Viaggio): readonly Lavoro[] =>
  isSenzaDomande()
    ? []
    : [...lavori]
        .map(({ current }) => current)
        .filter(
          ({ hasModifiche, isDentro }) =>
            !(viaggio && isDentro?.(viaggio.verso, viaggio.da)) && hasModifiche(),
        );

/** True when nothing would be lost, or the person accepts it: one question for everything that is open. */
export async function askUscita(viaggio?: Viaggio): Promise<boolean> {
  const daTenere = listDaPerdere(viaggio);
  if (daTenere.length === 0) return true;
  await Promise.allSettled(daTenere.map(({ keep }) => keep?.()));
  if (listDaPerdere(viaggio).length === 0) return true;
  return askConferma({ titolo: messaggiUi.attenzione, testo: testiPagine.MODIFICHE_NON_SALVATE });
}

/** Leaving an edited page asks first; `hasModifiche` is read at the moment of leaving. */
export function useModificheNonSalvate(hasModifiche: () => boolean, opzioni: Opzioni = {}): void {
  const lavoro = useRef<Lavoro>({ ...opzioni, hasModifiche });
  lavoro.current = { ...opzioni, hasModifiche };
  useEffect(() => {
    lavori.add(lavoro);
    return () => void lavori.delete(lavoro);
  }, []);
}

const shouldBlockFn: ShouldBlockFn = async ({ current, next }) =>
  !(await askUscita({ da: current.pathname, verso: next.pathname }));
const enableBeforeUnload = () => listDaPerdere().length > 0;

/** Watches over every way out of the page, for all that is open in it. */
export const useCustodia = (): void => useBlocker({ shouldBlockFn, enableBeforeUnload });
