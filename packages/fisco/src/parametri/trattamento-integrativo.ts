import { type Fascia, parametro } from '../engine/index.ts';
import { daRiscontrare, euro, fascia, legge, vale } from './scrittura.ts';

export const importo = parametro({
  id: 'trattamento/importo',
  descrizione: 'Trattamento integrativo per l’anno intero',
  unita: 'euro',
  valori: [vale(2021, null, euro(1_200), legge('D.L. 3/2020', 'art. 1'))],
});
export const importoSemestre = parametro({
  id: 'trattamento/importo-semestre',
  descrizione: 'Trattamento integrativo del secondo semestre 2020',
  unita: 'euro',
  valori: [vale(2020, 2020, euro(600), legge('D.L. 3/2020', 'art. 1'))],
});
export const primaSoglia = parametro({
  id: 'trattamento/prima-soglia',
  descrizione: 'Reddito fino al quale il trattamento spetta per intero',
  unita: 'euro',
  valori: [vale(2022, null, euro(15_000), legge('L. 234/2021', 'art. 1, c. 3'))],
});
export const secondaSoglia = parametro({
  id: 'trattamento/seconda-soglia',
  descrizione: 'Reddito oltre il quale il trattamento non spetta',
  unita: 'euro',
  valori: [vale(2020, null, euro(28_000), legge('D.L. 3/2020', 'art. 1'))],
});
/** From 2024 the deduction is compared 75 euro lower. */
export const riduzione = parametro({
  id: 'trattamento/riduzione',
  descrizione: 'Riduzione della detrazione nel confronto con l’imposta',
  unita: 'euro',
  valori: [vale(2024, null, euro(75), legge('D.Lgs. 216/2023', 'art. 1, c. 3'))],
});
export const bonus80 = parametro<readonly Fascia[]>({
  id: 'trattamento/bonus-80',
  descrizione: 'Bonus di 80 euro',
  unita: 'euro',
  valori: [
    vale(
      2018,
      2019,
      [fascia(24_600, 960), fascia(26_600, 0, 960, 26_600, 2_000)],
      legge('L. 205/2017', 'art. 1, c. 132'),
    ),
  ],
});
/** Half a year of the bonus: January to June 2020. */
export const bonusSemestre = parametro<readonly Fascia[]>({
  id: 'trattamento/bonus-semestre',
  descrizione: 'Bonus del primo semestre 2020',
  unita: 'euro',
  valori: [
    vale(
      2020,
      2020,
      [fascia(24_600, 480), fascia(26_600, 0, 480, 26_600, 2_000)],
      daRiscontrare('L. 205/2017', 'art. 1, c. 132'),
      'ragguaglio ai giorni del semestre da riscontrare',
    ),
  ],
});
/** Net, for who worked the whole of 2024. */
export const tredicesima = parametro({
  id: 'trattamento/tredicesima',
  descrizione: 'Bonus tredicesima',
  unita: 'euro',
  valori: [vale(2024, 2024, euro(100), legge('D.L. 113/2024', 'art. 2-bis'))],
});
/** Yearly instalments from this number on are of an expense made until 2021: RP6, RP57, RP59. */
export const primaRataVecchia = parametro({
  id: 'trattamento/prima-rata-vecchia',
  descrizione: 'Numero della prima rata di spese fino al 2021',
  unita: 'numero',
  valori: [
    vale(2018, 2021, 1, legge('L. 234/2021', 'art. 1, c. 3')),
    vale(2022, 2022, 2, legge('L. 234/2021', 'art. 1, c. 3')),
    vale(2023, 2023, 3, legge('L. 234/2021', 'art. 1, c. 3')),
    vale(2024, 2024, 4, legge('L. 234/2021', 'art. 1, c. 3')),
    vale(2025, null, 5, legge('L. 234/2021', 'art. 1, c. 3')),
  ],
});
