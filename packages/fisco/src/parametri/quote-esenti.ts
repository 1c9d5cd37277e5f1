import { parametro } from '../engine/index.ts';
import { daRiscontrare, euro, legge, vale } from './scrittura.ts';

/** Part of a cross-border worker's income that is not taxed. */
export const esenteFrontalieri = parametro({
  id: 'lavoro/esente-frontalieri',
  descrizione: 'Quota esente dei frontalieri',
  unita: 'euro',
  valori: [
    vale(2018, 2023, euro(7_500), daRiscontrare('L. 147/2013', 'art. 1, c. 175')),
    vale(2024, null, euro(10_000), legge('L. 83/2023', 'art. 4')),
  ],
});
/** Part of an orphan's pension that is not taxed. */
export const esenteSuperstiti = parametro({
  id: 'lavoro/esente-superstiti',
  descrizione: 'Quota esente delle pensioni agli orfani',
  unita: 'euro',
  valori: [vale(2018, null, euro(1_000), daRiscontrare('L. 232/2016', 'art. 1, c. 249'))],
});
