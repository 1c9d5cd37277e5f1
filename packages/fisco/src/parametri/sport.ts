import { parametro } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

/** Fees of amateur sport, until the first half of 2023, and of choirs and bands: nothing up to 10,000, then a band taxed at the source for good. */
export const sportEsente = parametro({
  id: 'sport/esente',
  descrizione: 'Compensi sportivi dilettantistici esenti',
  unita: 'euro',
  valori: [vale(2018, null, euro(10_000), legge('TUIR', 'art. 69, c. 2'))],
});
export const sportImposta = parametro({
  id: 'sport/titolo-imposta',
  descrizione: 'Compensi sportivi con ritenuta a titolo d’imposta',
  unita: 'euro',
  valori: [vale(2018, null, euro(20_658.28), legge('L. 133/1999', 'art. 25'))],
});
export const sportAliquota = parametro({
  id: 'sport/aliquota',
  descrizione: 'Ritenuta sui compensi sportivi dilettantistici',
  unita: 'quota',
  valori: [vale(2018, null, percento(23), legge('L. 133/1999', 'art. 25'))],
});
