import { type Parametro, parametro } from '../engine/index.ts';
import { legge, percento, vale } from './scrittura.ts';

const quota = (percentuale: number): Parametro<number> =>
  parametro({
    id: `impatriati/quota-${percentuale}`,
    descrizione: `Parte imponibile del reddito agevolato, ${percentuale}%`,
    unita: 'quota',
    valori: [vale(2018, null, percento(percentuale), legge('D.Lgs. 147/2015', 'art. 16'))],
  });
const [meta, quaranta, trenta, dieci] = [quota(50), quota(40), quota(30), quota(10)];

/** Codes of the box «Impatriati» of RF and RG, and the part of the income that is taxed. */
export const quoteImpresa = [
  [1, meta],
  [2, trenta],
  [4, dieci],
] as const;
/** The same of RE. */
export const quoteAutonomo = [
  [1, meta],
  [2, trenta],
  [4, dieci],
  [5, meta],
  [6, meta],
  [7, dieci],
  [8, meta],
  [9, quaranta],
] as const;
export const quotaRicerca = dieci;
/** What of the income of a family business its family may have, all together. */
export const quotaMassimaFamiliari = parametro({
  id: 'impresa/quota-familiari',
  descrizione: 'Quota massima dei familiari dell’impresa',
  unita: 'quota',
  valori: [vale(2018, null, percento(49), legge('TUIR', 'art. 5, c. 4'))],
});
