import type { Rotta } from '../../http/rotta.ts';
export const anagraficaRotte: readonly Rotta[] = [];
