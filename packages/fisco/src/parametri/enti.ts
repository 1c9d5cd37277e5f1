import { parametro } from '../engine/index.ts';
import { aScaglioni, daRiscontrare, legge, percento, vale } from './scrittura.ts';

/** Flat income of small bodies: by takings, services apart from other activities. */
const ART_145 = daRiscontrare('TUIR', 'art. 145');
export const forfetarioServizi = parametro({
  id: 'enti/forfetario-servizi',
  descrizione: 'Coefficiente dei servizi',
  unita: 'quota',
  valori: [vale(2018, null, aScaglioni([0, 15], [15_493.71, 25]), ART_145)],
});
export const forfetarioAltre = parametro({
  id: 'enti/forfetario-altre',
  descrizione: 'Coefficiente delle altre attività',
  unita: 'quota',
  valori: [vale(2018, null, aScaglioni([0, 10], [25_822.84, 15]), ART_145)],
});
const ART_44 = daRiscontrare('L. 178/2020', 'art. 1, cc. 44-47');
export const quotaDividendi = parametro({
  id: 'enti/quota-dividendi',
  descrizione: 'Parte imponibile dei dividendi',
  unita: 'quota',
  valori: [vale(2018, 2020, percento(100), ART_44), vale(2021, null, percento(50), ART_44)],
});
export const quotaGalliera = parametro({
  id: 'enti/quota-galliera',
  descrizione: 'Detrazione dell’Ospedale Galliera sull’imposta',
  unita: 'quota',
  valori: [vale(2018, null, percento(30), daRiscontrare('Istruzioni Redditi ENC', 'rigo RN20'))],
});
export const quotaOneri = parametro({
  id: 'enti/quota-oneri',
  descrizione: 'Detrazione degli oneri',
  unita: 'quota',
  valori: [vale(2018, null, percento(19), legge('TUIR', 'art. 147'))],
});
/** Gifts to parties, of companies and groups. */
export const quotaPartiti = parametro({
  id: 'ires/quota-partiti',
  descrizione: 'Detrazione delle liberalità ai partiti',
  unita: 'quota',
  valori: [vale(2018, null, percento(26), daRiscontrare('D.L. 149/2013', 'art. 11'))],
});
