import type { PacchettoOfferto } from './acquisto.api.ts';

/** The smallest package that covers what is missing; the largest when none does, none when there are none. */
export const findProposto = (
  pacchetti: readonly PacchettoOfferto[],
  mancano: number,
): PacchettoOfferto | undefined => {
  const inOrdine = pacchetti.toSorted((a, b) => a.crediti - b.crediti || a.totale - b.totale);
  return inOrdine.find(({ crediti }) => crediti >= mancano) ?? inOrdine.at(-1);
};
