import { interruttori } from './interruttori.tsx';
import { pulsanti } from './pulsanti.tsx';
import type { Sezione } from './sezione.tsx';
import { stati } from './stati.tsx';

/** The sections, in the order of the page: a new part adds its own here. */
export const sezioni: readonly Sezione[] = [pulsanti, interruttori, stati];
