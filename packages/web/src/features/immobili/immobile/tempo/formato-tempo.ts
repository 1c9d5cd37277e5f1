import type { Tempo } from './tempo.api.ts';

const euro = new Intl.NumberFormat('it-IT', {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' },
});
const intero = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' });
const percento = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });

/** «1.090,56», and «540» for what is declared in whole euro. */
export const formatEuro = (importo: number): string => euro.format(importo);
export const formatQuota = (quota: number): string => percento.format(quota);
/** «1.091»: the IMU is paid in whole euro (L. 296/2006, art. 1, c. 166). */
export const formatIntero = (importo: number): string => intero.format(importo);

/** What the IMU of a property is computed on: rendita, reddito dominicale, or the value of a building area. */
export const findBase = ({ immobile, imu }: Pick<Tempo, 'immobile' | 'imu'>) =>
  immobile.genere === 'fabbricato'
    ? 'rendita'
    : imu.some(({ daValore }) => daValore)
      ? 'valore'
      : 'dominicale';
