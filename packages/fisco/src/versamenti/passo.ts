import { formatIt } from '@quadra/values';
import type { Fonte } from '../engine/index.ts';

/** One step of an amount: what it is, how it comes with its numbers, and where the law says it. */
export interface Passo {
  readonly voce: string;
  readonly formula: string;
  /** In cents. */
  readonly importo: number;
  readonly fonti: readonly Fonte[];
}

/** Why something is not as it should be, in plain Italian, with the field it is about; what stops is an error. */
export interface Rilievo {
  readonly livello: 'errore' | 'avviso';
  readonly codice: string;
  /** The field, as a path: `erario[0].rateazione`. */
  readonly campo: string;
  readonly frase: string;
  readonly fonte?: string;
  /** The day from which it would be right. */
  readonly dal?: string;
}

/** Cents as one reads them: `1.234,50`. */
export const formatEuro = (centesimi: number): string =>
  formatIt(centesimi, { decimali: 2, mostraZero: true });
/** Millionths as a percentage: `0,05%`. */
export const formatTasso = (milionesimi: number): string =>
  `${formatIt(milionesimi, { decimali: 4, mostraZero: true }).replace(/,?0+$/, '')}%`;
