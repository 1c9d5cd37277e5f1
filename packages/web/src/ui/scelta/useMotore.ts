import { useEffect, useState, useSyncExternalStore } from 'react';
import { createMotore, type OpzioniMotore } from './motore.ts';

/** The engine of one list, with the options of the last drawing. It stops when the field goes away. */
export function useMotore<T>(opzioni: OpzioniMotore<T>) {
  const [casa] = useState(() => {
    const attuali = { opzioni };
    return { attuali, motore: createMotore<T>(() => attuali.opzioni) };
  });
  useEffect(() => {
    casa.attuali.opzioni = opzioni;
  });
  const { motore } = casa;
  useEffect(() => motore.reset, [motore]);
  const stato = useSyncExternalStore(motore.subscribe, motore.getStato);
  return { motore, stato };
}
