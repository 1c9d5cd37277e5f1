import { type RefObject, useLayoutEffect, useState } from 'react';

/** Height of the tallest list, with its margin. */
const ALTEZZA = 320;

/** Where an open list fits: under the field, or above it when there is more room there. */
export function useLato(aperta: boolean, campo: RefObject<HTMLElement | null>): 'sotto' | 'sopra' {
  const [lato, setLato] = useState<'sotto' | 'sopra'>('sotto');
  useLayoutEffect(() => {
    if (!aperta || campo.current === null) return;
    const { top, bottom } = campo.current.getBoundingClientRect();
    const sotto = innerHeight - bottom;
    setLato(sotto < ALTEZZA && top > sotto ? 'sopra' : 'sotto');
  }, [aperta, campo]);
  return lato;
}
