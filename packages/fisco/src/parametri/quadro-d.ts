import { parametro } from '../engine/index.ts';
import { daRiscontrare, euro, legge, vale } from './scrittura.ts';

/** Work in amateur sport: what is no income, from July 2023. */
export const esenzioneSport = parametro({
  id: 'quadro-d/esenzione-sport',
  descrizione: 'Esenzione dei compensi sportivi dilettantistici',
  unita: 'euro',
  valori: [vale(2018, null, euro(15_000), legge('D.Lgs. 36/2021', 'art. 36, c. 6'))],
});
/** Choirs, bands, amateur theatre: 10.000 euro exempt, and 20.658,28 taxed where they are paid. */
export const quotaEsenteCori = parametro({
  id: 'quadro-d/quota-cori',
  descrizione: 'Compensi di cori e bande che non concorrono al reddito complessivo',
  unita: 'euro',
  valori: [vale(2018, null, euro(30_658.28), daRiscontrare('TUIR', 'art. 69, c. 2'))],
});
