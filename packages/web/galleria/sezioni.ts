import { avvisi } from './avvisi.tsx';
import { cornici } from './cornici.tsx';
import { date } from './date.tsx';
import { elenchi } from './elenchi.tsx';
import { filtri } from './filtri.tsx';
import { finestre } from './finestre.tsx';
import { grafici } from './grafici.tsx';
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
  finestre,
  avvisi,
  cornici,
  grafici,
  griglia,
];
