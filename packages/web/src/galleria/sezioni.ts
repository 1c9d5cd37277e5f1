import { date } from './date.tsx';
import { elenchi } from './elenchi.tsx';
import { filtri } from './filtri.tsx';
import { griglia } from './griglia.tsx';
import { interruttori } from './interruttori.tsx';
import { numeri } from './numeri.tsx';
import { pulsanti } from './pulsanti.tsx';
import type { Sezione } from './sezione.tsx';
import { stati } from './stati.tsx';
import { testi } from './testi.tsx';

/** The sections, in the order of the page: a new part adds its own here. */
export const sezioni: readonly Sezione[] = [
  pulsanti,
  interruttori,
  stati,
  testi,
  numeri,
  date,
  elenchi,
  filtri,
  griglia,
];
