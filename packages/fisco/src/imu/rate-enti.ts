import type { Data } from '@quadra/values';
import { computeScadenzeImu } from './mesi.ts';

/** What a non-commercial body pays of a year, in euro. */
export interface RataEnte {
  readonly entro: Data;
  readonly importo: number;
}
export interface RateEnte {
  readonly rate: readonly [RataEnte, RataEnte, RataEnte];
  /** Paid in the first two more than the year is worth: to be offset or given back. */
  readonly credito: number;
}

/**
 * The three instalments of the bodies of art. 1, c. 759, lett. g) (L. 160/2019, art. 1, c. 763): half of what was paid for the year
 * before by 16 June, half by 16 December, the rest by 16 June of the year after. Each is brought to the euro, as F24 wants it. For 2020
 * the year before is worth its IMU with its TASI.
 */
export function computeRateEnte(anno: number, precedente: number, dovuta: number): RateEnte {
  const { acconto, saldo } = computeScadenzeImu(anno);
  const meta = Math.round(precedente / 2);
  const resto = Math.round(dovuta) - 2 * meta;
  return {
    rate: [
      { entro: acconto, importo: meta },
      { entro: saldo, importo: meta },
      { entro: computeScadenzeImu(anno + 1).acconto, importo: Math.max(0, resto) },
    ],
    credito: Math.max(0, -resto),
  };
}
