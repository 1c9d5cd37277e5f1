import { parametro } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

const scalare = (id: string, descrizione: string, importo: number, articolo: string) =>
  parametro({
    id: `oneri/${id}`,
    descrizione,
    unita: 'euro',
    valori: [vale(2018, null, euro(importo), legge('TUIR', articolo))],
  });

/** «… sono deducibili fino all’importo di 1.549,37 euro» (TUIR art. 10, c. 2). */
export const limiteServiziDomestici = scalare(
  'limite-servizi-domestici',
  'Limite di deducibilità dei contributi per addetti ai servizi domestici',
  1_549.37,
  'art. 10, c. 2',
);
export const limiteIstituzioniReligiose = scalare(
  'limite-istituzioni-religiose',
  'Limite delle erogazioni a istituzioni religiose',
  1_032.91,
  'art. 10, c. 1, lett. i',
);
export const limitePrevidenza = parametro({
  id: 'oneri/limite-previdenza-complementare',
  descrizione: 'Limite della previdenza complementare',
  unita: 'euro',
  valori: [
    vale(2018, 2025, euro(5_164.57), legge('D.Lgs. 252/2005', 'art. 8, c. 4')),
    vale(2026, null, euro(5_300), daRiscontrare('L. 199/2025', 'art. 1'), 'fonte secondaria'),
  ],
});
/** For 20 years after the first five of a first job, the limit may be wider by this much a year. */
export const maggiorLimitePrevidenza = parametro({
  id: 'oneri/maggior-limite-previdenza',
  descrizione: 'Maggior limite dei lavoratori di prima occupazione',
  unita: 'euro',
  valori: [vale(2018, null, euro(2_582.29), legge('D.Lgs. 252/2005', 'art. 8, c. 6'))],
});
const AFFITTO = ['D.L. 133/2014', 'art. 21'] as const;
/** A home to let: the spending that counts, and the part of it that is deducted in eight years. */
export const limiteAbitazione = parametro({
  id: 'oneri/limite-abitazione-locata',
  descrizione: 'Limite della spesa per abitazioni date in locazione',
  unita: 'euro',
  valori: [
    vale(2018, 2021, euro(300_000), daRiscontrare(...AFFITTO), 'limite da riscontrare'),
    vale(2022, null, euro(300_000), legge(...AFFITTO)),
  ],
});
export const quotaAbitazione = parametro({
  id: 'oneri/quota-abitazione-locata',
  descrizione: 'Parte deducibile della spesa per abitazioni date in locazione',
  unita: 'quota',
  valori: [
    vale(2018, 2021, percento(20), daRiscontrare(...AFFITTO), 'quota da riscontrare'),
    vale(2022, null, percento(20), legge(...AFFITTO)),
  ],
});
export const limiteTerzoSettore = parametro({
  id: 'oneri/limite-terzo-settore',
  descrizione: 'Limite delle erogazioni al terzo settore sul reddito',
  unita: 'quota',
  valori: [vale(2018, null, percento(10), legge('D.Lgs. 117/2017', 'art. 83, c. 2'))],
});

const RIGO_E26 = legge('Istruzioni 730/2023-2026', 'rigo E26');
const limiteE26 = (id: string, descrizione: string, importo: number) =>
  parametro({
    id: `oneri-deducibili/${id}`,
    descrizione,
    unita: 'euro',
    valori: [vale(2018, null, euro(importo), RIGO_E26)],
  });
/** RP26: codes 6 and 13 together, 8, 12. */
export const limiteFondiSanitari = limiteE26(
  'fondi-sanitari',
  'Fondi integrativi e casse sanitarie',
  3_615.2,
);
export const limiteFondazioni = limiteE26('fondazioni', 'Erogazioni a fondazioni e associazioni', 70_000);
export const limiteTrust = limiteE26('trust', 'Erogazioni a trust e fondi speciali', 100_000);
