import { parametro, type Scaglione } from '../engine/index.ts';
import { aScaglioni, daRiscontrare, euro, legge, vale } from './scrittura.ts';

const cinqueScaglioni = aScaglioni([0, 23], [15_000, 27], [28_000, 38], [55_000, 41], [75_000, 43]);

/** TUIR art. 11, c. 1. */
export const scaglioniIrpef = parametro<readonly Scaglione[]>({
  id: 'irpef/scaglioni',
  descrizione: 'Scaglioni IRPEF',
  unita: 'quota',
  valori: [
    vale(2018, 2018, cinqueScaglioni, daRiscontrare('TUIR', 'art. 11'), 'anno non coperto dai riscontri'),
    vale(2019, 2021, cinqueScaglioni, legge('TUIR', 'art. 11, testo prima della L. 234/2021')),
    vale(
      2022,
      2023,
      aScaglioni([0, 23], [15_000, 25], [28_000, 35], [50_000, 43]),
      legge('L. 234/2021', 'art. 1, c. 2'),
    ),
    vale(2024, 2024, aScaglioni([0, 23], [28_000, 35], [50_000, 43]), legge('D.Lgs. 216/2023', 'art. 1')),
    vale(2025, 2025, aScaglioni([0, 23], [28_000, 35], [50_000, 43]), legge('L. 207/2024', 'art. 1, c. 2')),
    vale(
      2026,
      null,
      aScaglioni([0, 23], [28_000, 33], [50_000, 43]),
      daRiscontrare('L. 199/2025', 'art. 1, c. 3'),
      'fonte secondaria',
    ),
  ],
});

/** TUIR art. 11, c. 2: no tax on pensions alone up to this amount, enjoyed for the whole year. */
export const limiteSolaPensione = parametro({
  id: 'irpef/limite-sola-pensione',
  descrizione: 'Limite dei soli redditi di pensione',
  unita: 'euro',
  valori: [vale(2018, null, euro(7_500), legge('TUIR', 'art. 11, c. 2'))],
});
/** Land that may stand beside those pensions (TUIR art. 11, c. 2). */
export const limiteTerreniPensione = parametro({
  id: 'irpef/limite-terreni-pensione',
  descrizione: 'Limite dei redditi di terreni accanto alla sola pensione',
  unita: 'euro',
  valori: [vale(2018, null, euro(185.92), legge('TUIR', 'art. 11, c. 2'))],
});
/** TUIR art. 11, c. 2-bis: no tax on land and buildings alone up to this amount. */
export const limiteSoliFondiari = parametro({
  id: 'irpef/limite-soli-fondiari',
  descrizione: 'Limite dei soli redditi fondiari',
  unita: 'euro',
  valori: [vale(2018, null, euro(500), legge('TUIR', 'art. 11, c. 2-bis'))],
});

/** Days of the tax year, also in leap years (TUIR art. 13, istruzioni). */
export const giorniAnno = parametro({
  id: 'irpef/giorni-anno',
  descrizione: 'Giorni dell’anno',
  unita: 'giorni',
  valori: [vale(2018, null, 365, legge('TUIR', 'art. 13'))],
});
