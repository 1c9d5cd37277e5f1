import { parametro, type Tabella } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

const ALLEGATO = legge('L. 190/2014', 'allegato 4');

/** Coefficients by groups of ATECO 2007: first and last group (three figures), per cent. */
const GRUPPI: readonly (readonly [number, number, number])[] = [
  [10, 39, 67],
  [50, 99, 67],
  [100, 119, 40],
  [120, 339, 67],
  [350, 399, 67],
  [410, 439, 86],
  [450, 459, 40],
  [461, 461, 62],
  [462, 469, 40],
  [471, 477, 40],
  [479, 479, 40],
  [490, 539, 67],
  [550, 569, 40],
  [580, 639, 67],
  [640, 669, 78],
  [680, 689, 86],
  [690, 759, 78],
  [770, 829, 67],
  [840, 849, 67],
  [850, 859, 78],
  [860, 889, 78],
  [900, 999, 67],
];

/** Groups with another coefficient for each class, kept out of the table. */
export const GRUPPO_AMBULANTI = 478;
export const CLASSE_AMBULANTI_ALIMENTARI = 4781;

const expand = (): Tabella =>
  new Map(
    GRUPPI.flatMap(([da, a, percentuale]) =>
      Array.from({ length: a - da + 1 }, (_, i) => [da + i, percentuale * 100] as const),
    ),
  );

/** Profitability coefficient by group of ATECO 2007 (L. 190/2014, allegato 4). */
export const coefficienti = parametro<Tabella>({
  id: 'forfettario/coefficienti',
  descrizione: 'Coefficiente di redditività',
  unita: 'rapporto',
  valori: [vale(2018, null, expand(), ALLEGATO)],
});
const coefficiente = (id: string, descrizione: string, valore: number) =>
  parametro({
    id: `forfettario/${id}`,
    descrizione,
    unita: 'rapporto',
    valori: [vale(2018, null, valore * 100, ALLEGATO)],
  });
export const coefficienteAmbulantiAlimentari = coefficiente(
  'coefficiente-ambulanti-alimentari',
  'Coefficiente del commercio ambulante di alimentari',
  40,
);
export const coefficienteAltriAmbulanti = coefficiente(
  'coefficiente-altri-ambulanti',
  'Coefficiente dell’altro commercio ambulante',
  54,
);

export const aliquota = parametro({
  id: 'forfettario/aliquota',
  descrizione: 'Imposta sostitutiva del regime forfetario',
  unita: 'quota',
  valori: [vale(2018, null, percento(15), legge('L. 190/2014', 'art. 1, c. 64'))],
});
export const aliquotaRidotta = parametro({
  id: 'forfettario/aliquota-ridotta',
  descrizione: 'Imposta sostitutiva delle nuove attività',
  unita: 'quota',
  valori: [vale(2018, null, percento(5), legge('L. 190/2014', 'art. 1, c. 65'))],
});
/** The first year and the four that follow. */
export const anniAliquotaRidotta = parametro({
  id: 'forfettario/anni-aliquota-ridotta',
  descrizione: 'Anni dell’imposta ridotta delle nuove attività',
  unita: 'numero',
  valori: [vale(2018, null, 5, legge('L. 190/2014', 'art. 1, c. 65'))],
});

/** The tax year itself, to count years of activity. */
export const annoImposta = parametro({
  id: 'forfettario/anno-imposta',
  descrizione: 'Anno d’imposta',
  unita: 'numero',
  valori: [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026].map((anno) =>
    vale(anno, anno, anno, legge('L. 190/2014', 'art. 1, c. 65')),
  ),
});
/** In 2018 it changed with the business, and is not held. */
export const limiteRicavi = parametro({
  id: 'forfettario/limite-ricavi',
  descrizione: 'Limite di ricavi e compensi del regime forfetario',
  unita: 'euro',
  valori: [
    vale(2019, 2022, euro(65_000), legge('L. 145/2018', 'art. 1, c. 9')),
    vale(2023, null, euro(85_000), legge('L. 197/2022', 'art. 1, c. 54')),
  ],
});
/** Above this the regime ends in the very year. */
export const limiteUscita = parametro({
  id: 'forfettario/limite-uscita',
  descrizione: 'Ricavi oltre i quali si esce subito dal regime forfetario',
  unita: 'euro',
  valori: [vale(2023, null, euro(100_000), legge('L. 197/2022', 'art. 1, c. 54'))],
});
export const limiteSpesePersonale = parametro({
  id: 'forfettario/limite-spese-personale',
  descrizione: 'Limite delle spese per dipendenti e collaboratori',
  unita: 'euro',
  valori: [vale(2020, null, euro(20_000), legge('L. 160/2019', 'art. 1, c. 692'))],
});
const quotaDirittiDi = (id: string, descrizione: string, quota: number) =>
  parametro({
    id: `forfettario/${id}`,
    descrizione,
    unita: 'quota',
    valori: [
      vale(2018, 2024, percento(quota), legge('TUIR', 'art. 54, c. 8')),
      vale(2025, null, percento(quota), legge('TUIR', 'art. 54-octies')),
    ],
  });
/** Authors' rights that go with the activity: the part of them that is income. */
export const quotaDiritti = quotaDirittiDi('quota-diritti', 'Parte imponibile dei diritti d’autore', 75);
export const quotaDirittiUnder35 = quotaDirittiDi(
  'quota-diritti-under-35',
  'Parte imponibile dei diritti d’autore, meno di 35 anni',
  60,
);
/** Fees of amateur sport that are no income. */
export const franchigiaSport = parametro({
  id: 'forfettario/franchigia-sport',
  descrizione: 'Compensi sportivi dilettantistici che non sono reddito',
  unita: 'euro',
  valori: [vale(2025, null, euro(15_000), legge('D.Lgs. 36/2021', 'art. 36, c. 6'))],
});
/** Income of employment of the year before the tax year. */
export const limiteLavoroDipendente = parametro({
  id: 'forfettario/limite-lavoro-dipendente',
  descrizione: 'Limite dei redditi di lavoro dipendente dell’anno precedente',
  unita: 'euro',
  valori: [
    vale(2020, 2024, euro(30_000), legge('L. 160/2019', 'art. 1, c. 692')),
    vale(2025, 2026, euro(35_000), legge('L. 199/2025', 'art. 1, c. 27')),
    vale(2027, null, euro(30_000), legge('L. 160/2019', 'art. 1, c. 692')),
  ],
});

/** Part of the income that losses carried forward may take (TUIR art. 84, c. 1; art. 8, c. 3). */
export const quotaPerdite = parametro({
  id: 'perdite/quota',
  descrizione: 'Parte del reddito coperta dalle perdite in misura limitata',
  unita: 'quota',
  valori: [vale(2018, null, percento(80), legge('L. 145/2018', 'art. 1, c. 23'))],
});
/** The same for a business in simplified accounting, whose losses came in by degrees (L. 145/2018, art. 1, cc. 25-26). */
export const quotaPerditeSemplificata = parametro({
  id: 'perdite/quota-semplificata',
  descrizione: 'Parte del reddito coperta dalle perdite, contabilità semplificata',
  unita: 'quota',
  valori: [
    vale(
      2018,
      2019,
      percento(40),
      daRiscontrare('L. 145/2018', 'art. 1, cc. 25-26'),
      'decorrenza da riscontrare',
    ),
    vale(
      2020,
      2020,
      percento(60),
      daRiscontrare('L. 145/2018', 'art. 1, cc. 25-26'),
      'decorrenza da riscontrare',
    ),
    vale(2021, null, percento(80), legge('L. 145/2018', 'art. 1, c. 23')),
  ],
});
export const aliquotaVantaggio = parametro({
  id: 'vantaggio/aliquota',
  descrizione: 'Imposta sostitutiva del regime di vantaggio',
  unita: 'quota',
  valori: [vale(2018, null, percento(5), legge('D.L. 98/2011', 'art. 27, c. 1'))],
});
export const limiteRicaviVantaggio = parametro({
  id: 'vantaggio/limite-ricavi',
  descrizione: 'Limite di ricavi e compensi del regime di vantaggio',
  unita: 'euro',
  valori: [vale(2018, null, euro(30_000), legge('D.L. 98/2011', 'art. 27'))],
});
