import { parametro } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

const LEGGE = legge('TUIR', 'art. 188-bis, c. 5');
/** What is left out of the incomes in euro of who lives in Campione d'Italia: a part, at least an amount. */
export const quotaCampione = parametro({
  id: 'campione/quota',
  descrizione: 'Riduzione dei redditi in euro di Campione d’Italia',
  unita: 'quota',
  valori: [vale(2018, null, percento(30), LEGGE)],
});
export const minimoCampione = parametro({
  id: 'campione/minimo',
  descrizione: 'Abbattimento minimo dei redditi in euro di Campione d’Italia',
  unita: 'euro',
  valori: [vale(2018, null, euro(26_000), LEGGE)],
});
/** Of the tax on the income of Campione d'Italia, for ten tax years. */
export const riduzioneCampione = parametro({
  id: 'campione/riduzione',
  descrizione: 'Riduzione dell’imposta di Campione d’Italia',
  unita: 'quota',
  valori: [vale(2018, null, percento(50), legge('L. 160/2019', 'art. 1, cc. 573-574'))],
});
