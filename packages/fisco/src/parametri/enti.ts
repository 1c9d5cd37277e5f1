import { parametro } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

/** Flat income of small bodies: one rate on all the takings, that of their class; services apart from other activities. */
const ART_145 = daRiscontrare('TUIR', 'art. 145');
const makeClassi = (nome: string, chi: string, limite: number, prima: number, seconda: number) => ({
  limite: parametro({
    id: `enti/forfetario-${nome}-limite`,
    descrizione: `Prima classe dei ricavi ${chi}`,
    unita: 'euro',
    valori: [vale(2018, null, euro(limite), ART_145)],
  }),
  prima: parametro({
    id: `enti/forfetario-${nome}-prima`,
    descrizione: `Coefficiente ${chi}, prima classe`,
    unita: 'quota',
    valori: [vale(2018, null, percento(prima), ART_145)],
  }),
  seconda: parametro({
    id: `enti/forfetario-${nome}-seconda`,
    descrizione: `Coefficiente ${chi}, seconda classe`,
    unita: 'quota',
    valori: [vale(2018, null, percento(seconda), ART_145)],
  }),
});
export const forfetarioServizi = makeClassi('servizi', 'dei servizi', 15_493.71, 15, 25);
export const forfetarioAltre = makeClassi('altre', 'di altre attività', 25_822.84, 10, 15);
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
