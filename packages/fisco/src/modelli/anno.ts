import type { Casella } from './modello.ts';

const PRIMO_ANNO = 1900;

/** Whether a casella holds a year: it is read as one, 2024 and not 2.024. */
export const isAnno = ({ tipo, min }: Pick<Casella, 'tipo' | 'min'>): boolean =>
  tipo === 'intero' && (min ?? 0) >= PRIMO_ANNO;
