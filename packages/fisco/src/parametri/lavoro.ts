import { type Fascia, parametro } from '../engine/index.ts';
import { daRiscontrare, euro, fascia, legge, vale } from './scrittura.ts';

const nonCoperto = 'anno non coperto dai riscontri';
const art13 = (comma: string) => legge('TUIR', `art. 13, ${comma}`);
const art13Vecchio = daRiscontrare('TUIR', 'art. 13');

const dipendente2019 = [
  fascia(8_000, 1_880),
  fascia(28_000, 978, 902, 28_000, 20_000),
  fascia(55_000, 0, 978, 55_000, 27_000),
];
const dipendente = (minima: number) => [
  fascia(15_000, minima),
  fascia(28_000, 1_910, 1_190, 28_000, 13_000),
  fascia(50_000, 0, 1_910, 50_000, 22_000),
];

/** Employees: amount for the whole year (TUIR art. 13, c. 1). */
export const detrazioneDipendente = parametro<readonly Fascia[]>({
  id: 'lavoro/detrazione-dipendente',
  descrizione: 'Detrazione per lavoro dipendente',
  unita: 'euro',
  valori: [
    vale(2018, 2018, dipendente2019, art13Vecchio, nonCoperto),
    vale(2019, 2021, dipendente2019, art13('c. 1')),
    vale(2022, 2023, dipendente(1_880), legge('L. 234/2021', 'art. 1, c. 2')),
    vale(2024, 2024, dipendente(1_955), legge('D.Lgs. 216/2023', 'art. 1, c. 2')),
    vale(2025, null, dipendente(1_955), legge('L. 207/2024', 'art. 1, c. 2')),
  ],
});

/** Income up to which the deduction has a minimum whatever the days. */
export const limiteMinimaDipendente = parametro({
  id: 'lavoro/limite-minima-dipendente',
  descrizione: 'Limite di reddito per la detrazione minima',
  unita: 'euro',
  valori: [vale(2018, 2021, euro(8_000), art13('c. 1')), vale(2022, null, euro(15_000), art13('c. 1'))],
});

export const minimaIndeterminato = parametro({
  id: 'lavoro/minima-indeterminato',
  descrizione: 'Detrazione minima, tempo indeterminato',
  unita: 'euro',
  valori: [vale(2018, null, euro(690), art13('c. 1, lett. a'))],
});

export const minimaDeterminato = parametro({
  id: 'lavoro/minima-determinato',
  descrizione: 'Detrazione minima, tempo determinato',
  unita: 'euro',
  valori: [vale(2018, null, euro(1_380), art13('c. 1, lett. a'))],
});

const nessuna = [fascia(0, 0)];

/** +65 euro, not reduced to the days (TUIR art. 13, c. 1.1). */
export const aumentoDipendente = parametro<readonly Fascia[]>({
  id: 'lavoro/aumento-dipendente',
  descrizione: 'Aumento della detrazione per lavoro dipendente',
  unita: 'euro',
  valori: [
    vale(2018, 2021, nessuna, art13('testo prima della L. 234/2021')),
    vale(2022, null, [fascia(25_000, 0), fascia(35_000, 65)], art13('c. 1.1')),
  ],
});

const pensione2019 = [
  fascia(8_000, 1_880),
  fascia(15_000, 1_297, 583, 15_000, 7_000),
  fascia(55_000, 0, 1_297, 55_000, 40_000),
];
const pensione2022 = [
  fascia(8_500, 1_955),
  fascia(28_000, 700, 1_255, 28_000, 19_500),
  fascia(50_000, 0, 700, 50_000, 22_000),
];

/** Pensions: amount for the whole year (TUIR art. 13, c. 3). */
export const detrazionePensione = parametro<readonly Fascia[]>({
  id: 'lavoro/detrazione-pensione',
  descrizione: 'Detrazione per pensione',
  unita: 'euro',
  valori: [
    vale(2018, 2018, pensione2019, art13Vecchio, nonCoperto),
    vale(2019, 2021, pensione2019, art13('c. 3')),
    vale(2022, null, pensione2022, art13('c. 3')),
  ],
});

export const limiteMinimaPensione = parametro({
  id: 'lavoro/limite-minima-pensione',
  descrizione: 'Limite di reddito per la detrazione minima dei pensionati',
  unita: 'euro',
  valori: [vale(2018, 2021, euro(8_000), art13('c. 3')), vale(2022, null, euro(8_500), art13('c. 3'))],
});

export const minimaPensione = parametro({
  id: 'lavoro/minima-pensione',
  descrizione: 'Detrazione minima dei pensionati',
  unita: 'euro',
  valori: [vale(2018, null, euro(713), art13('c. 3, lett. a'))],
});

export const aumentoPensione = parametro<readonly Fascia[]>({
  id: 'lavoro/aumento-pensione',
  descrizione: 'Aumento della detrazione per pensione',
  unita: 'euro',
  valori: [
    vale(2018, 2021, nessuna, art13('testo prima della L. 234/2021')),
    vale(2022, null, [fascia(25_000, 0), fascia(29_000, 50)], art13('c. 3-bis')),
  ],
});

const assimilati2019 = [fascia(4_800, 1_104), fascia(55_000, 0, 1_104, 55_000, 50_200)];
const assimilati2022 = [
  fascia(5_500, 1_265),
  fascia(28_000, 500, 765, 28_000, 22_500),
  fascia(50_000, 0, 500, 50_000, 22_000),
];

/** Assimilated income without days, self-employed (TUIR art. 13, c. 5). */
export const detrazioneAssimilati = parametro<readonly Fascia[]>({
  id: 'lavoro/detrazione-assimilati',
  descrizione: 'Detrazione per redditi assimilati e di lavoro autonomo',
  unita: 'euro',
  valori: [
    vale(2018, 2018, assimilati2019, art13Vecchio, nonCoperto),
    vale(2019, 2021, assimilati2019, art13('c. 5')),
    vale(2022, null, assimilati2022, art13('c. 5')),
  ],
});

export const aumentoAssimilati = parametro<readonly Fascia[]>({
  id: 'lavoro/aumento-assimilati',
  descrizione: 'Aumento della detrazione per redditi assimilati e di lavoro autonomo',
  unita: 'euro',
  valori: [
    vale(2018, 2021, nessuna, art13('testo prima della L. 234/2021')),
    vale(2022, null, [fascia(11_000, 0), fascia(17_000, 50)], art13('c. 5-ter')),
  ],
});

const troncamento = 'troncamento a quattro decimali da riscontrare';

/** Further deduction for employees: D.L. 3/2020 (half year), L. 178/2020, then the «cuneo» of L. 207/2024. */
export const ulterioreDetrazioneLavoro = parametro<readonly Fascia[]>({
  id: 'lavoro/ulteriore-detrazione',
  descrizione: 'Ulteriore detrazione per lavoro dipendente',
  unita: 'euro',
  valori: [
    vale(2018, 2019, nessuna, legge('D.L. 3/2020', 'art. 2: dal 1° luglio 2020')),
    vale(
      2020,
      2020,
      [fascia(28_000, 0), fascia(35_000, 480, 120, 35_000, 7_000), fascia(40_000, 0, 480, 40_000, 5_000)],
      daRiscontrare('D.L. 3/2020', 'art. 2'),
      troncamento,
    ),
    vale(
      2021,
      2021,
      [fascia(28_000, 0), fascia(35_000, 960, 240, 35_000, 7_000), fascia(40_000, 0, 960, 40_000, 5_000)],
      daRiscontrare('L. 178/2020', 'art. 1, c. 8'),
      troncamento,
    ),
    vale(2022, 2024, nessuna, legge('L. 234/2021', 'art. 1, c. 3')),
    vale(
      2025,
      null,
      [fascia(20_000, 0), fascia(32_000, 1_000), fascia(40_000, 0, 1_000, 40_000, 8_000)],
      legge('L. 207/2024', 'art. 1, c. 6'),
    ),
  ],
});
/** Up to here the further deduction is 1,000 euro; above it falls by a ratio that the law does not say how to round. */
export const ulterioreDetrazioneIntera = parametro<number>({
  id: 'lavoro/ulteriore-detrazione-intera',
  descrizione: 'Reddito fino al quale l’ulteriore detrazione è intera',
  unita: 'euro',
  valori: [vale(2025, null, euro(32_000), legge('L. 207/2024', 'art. 1, c. 6'))],
});
