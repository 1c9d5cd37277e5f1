import type { RegimeImu } from './tipi.ts';

/** The last tax year whose law of the IMU was checked: of those after it, the permanent rules of L. 160/2019 are taken as they are. */
export const ANNO_RISCONTRATO_IMU = 2025;

const FRIULI: readonly string[] = ['GO', 'PN', 'TS', 'UD'];
const DAL_FRIULI = 2023;

/**
 * The tax of a province, or of Friuli-Venezia Giulia since 2023, in the place of the IMU (L.P. Trento 14/2014, L.P. Bolzano
 * 3/2014, L.R. Friuli-Venezia Giulia 17/2022); `annoImposta` is the year it is paid for.
 */
export function findRegimeImu(provincia: string | null, annoImposta: number): RegimeImu {
  if (provincia === 'TN') return 'IMIS';
  if (provincia === 'BZ') return 'IMI';
  return annoImposta >= DAL_FRIULI && FRIULI.includes(provincia ?? '') ? 'ILIA' : 'IMU';
}
