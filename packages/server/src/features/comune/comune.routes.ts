import type { Rotta } from '../../http/rotta.ts';
export const comuneRotte: readonly Rotta[] = [];
