import { parametro } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

const NORMA = legge('L. 197/2022', 'art. 1, cc. 55-57');

/** For 2023 alone: a flat tax on what the income of business and professions grew. */
export const franchigia = parametro({
  id: 'flat-incrementale/franchigia',
  descrizione: 'Parte del maggior reddito del triennio che non è incremento',
  unita: 'quota',
  valori: [vale(2023, 2023, percento(105), NORMA)],
});
export const massimo = parametro({
  id: 'flat-incrementale/massimo',
  descrizione: 'Massimo reddito soggetto alla tassa piatta incrementale',
  unita: 'euro',
  valori: [vale(2023, 2023, euro(40_000), NORMA)],
});
export const aliquota = parametro({
  id: 'flat-incrementale/aliquota',
  descrizione: 'Tassa piatta incrementale',
  unita: 'quota',
  valori: [vale(2023, 2023, percento(15), NORMA)],
});
