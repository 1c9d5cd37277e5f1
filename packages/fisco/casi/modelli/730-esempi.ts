import type { Caso730 } from './730.ts';

/**
 * The worked examples with figures of the texts of the 730, each in the years that have it: the caselle that follow from the
 * example alone. On 45,000 euro the net tax is 12,216 by the law of 2022 and 2023, 11,956 by that of 2024 and 2025.
 */
const BASE = 'FR3.1=F205 FR4.1=F205 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0';
const LAVORO = `${BASE} C1.1=2 C1.3=45000`;
const TRENTAMILA = `${BASE} C1.1=2 C1.3=30000`;

type Riga = readonly [anno: number, righe: string, dati: string, attesi: string];
const esempio = (nome: string, come: string, righe: readonly Riga[], base = LAVORO): Caso730[] =>
  righe.map(([anno, dove, dati, attesi]) => ({
    anno,
    nome: `esempio: ${nome}`,
    dati: `${base} ${dati}`,
    attesi,
    derivazione: `Istruzioni 730/${anno} r. ${dove}: ${come}`,
  }));

const QUATTRO_FIGLI =
  'FA1.1=C FA1.5=0 FA2.1=F1 FA2.5=12 FA2.7=50 FA2.10=12 FA3.1=F FA3.5=12 FA3.7=50 FA3.10=7';
const ALTRI_DUE = 'FA4.1=F FA4.5=12 FA4.7=50 FA5.1=F FA5.5=10 FA5.7=50';
const DAL_2026 = (dati: string) => dati.replaceAll(/(FA\d)\.5=/g, '$1.6=');
const UN_FIGLIO = 'FA2.1=F1 FA2.5=4 FA2.7=50 FA2.10=4 FA3.1=F1 FA3.5=8 FA3.7=100 FA3.10=8';
const SPOSATO = 'FA2.1=F1 FA2.5=7 FA2.7=100 FA2.10=7 FA3.1=F FA3.5=7 FA3.7=100 FA3.10=7';
const DIVENUTO_PRIMO = 'FA4.1=F1 FA4.5=5 FA4.7=100 FA4.10=5';
const VEDOVO =
  'FA1.1=C FA1.5=7 FA2.1=F1 FA2.5=7 FA2.7=100 FA2.10=7 FA3.1=F1 FA3.5=5 FA3.91=sì FA3.10=5 FA4.1=F FA4.5=12 FA4.7=100 FA4.10=12';

const famiglia: readonly Caso730[] = [
  ...esempio(
    'tre figli, quello di due anni a gennaio',
    '950 / 12 × 2, 950 + 1.220 / 12 × 1 e 950 / 12 × 10, la metà; rapporto 50.000 / 95.000, come in PF1 2023 r. 8447-8453: 297,58.',
    [
      [
        2023,
        '1276-1318',
        'FA1.1=C FA1.5=0 FA2.1=F1 FA2.5=12 FA2.7=50 FA2.9=2 FA2.10=10 FA3.1=F FA3.5=12 FA3.6=1 FA3.7=50 FA3.9=2 FA4.1=F FA4.5=10 FA4.7=50 FA4.9=0',
        'PL50.1=11918',
      ],
    ],
  ),
  ...esempio(
    'quattro figli, uno da giugno e due senza detrazione',
    '(950 + 950 × 7 / 12) / 2 = 752,08; rapporto di due figli 65.000 / 110.000: 444,40.',
    [
      [2024, '1318-1365', `${QUATTRO_FIGLI} ${ALTRI_DUE}`, 'PL50.1=11772'],
      [2025, '1348-1395', `${QUATTRO_FIGLI} ${ALTRI_DUE}`, 'PL50.1=11512'],
      [2026, '1354-1410', DAL_2026(`${QUATTRO_FIGLI} ${ALTRI_DUE}`), 'PL50.1=11512'],
    ],
  ),
  ...esempio(
    'quattro figli dai 27 ai 33 anni, uno con disabilità',
    '(950 + 950 / 2 + 950) / 2 = 1.187,50; rapporto di tre figli 80.000 / 125.000: 760.',
    [
      [
        2026,
        '1416-1473',
        'FA1.1=C FA1.6=0 FA2.1=D FA2.6=12 FA2.7=50 FA2.10=12 FA3.1=F FA3.6=12 FA3.7=50 FA4.1=F FA4.6=12 FA4.7=50 FA4.10=6 FA5.1=F FA5.6=12 FA5.7=50 FA5.10=12',
        'PL50.1=11196',
      ],
    ],
  ),
  ...esempio(
    'un figlio al 50% per quattro mesi e al 100% per otto, su due righi',
    '950 × 4 / 12 × 50% + 950 × 8 / 12 = 791,67; è un figlio solo, rapporto 50.000 / 95.000: 416,66.',
    [
      [
        2023,
        '7618-7637',
        'FA2.1=F1 FA2.5=4 FA2.7=50 FA2.9=2 FA2.10=2 FA3.1=F1 FA3.5=8 FA3.7=100 FA3.9=0 FA3.10=8',
        'PL906.2=417',
      ],
      [2024, '7890-7894', UN_FIGLIO, 'PL906.2=417'],
      [2025, '8882-8886', UN_FIGLIO, 'PL906.2=417'],
      [2026, '9444-9463', DAL_2026(UN_FIGLIO), 'PL906.2=417'],
    ],
  ),
  ...esempio(
    'il primo figlio si sposa a luglio, l’altro diventa il primo',
    '950 × (7 + 7 + 5) / 12 = 1.504,17; due figli, rapporto 65.000 / 110.000: 888,81.',
    [
      [2024, '7846-7859', `${SPOSATO} ${DIVENUTO_PRIMO}`, 'PL906.2=889'],
      [2025, '8838-8851', `${SPOSATO} ${DIVENUTO_PRIMO}`, 'PL906.2=889'],
      [2026, '9412-9429', DAL_2026(`${SPOSATO} ${DIVENUTO_PRIMO}`), 'PL906.2=889'],
    ],
  ),
  ...esempio(
    'vedovo da luglio: il primo figlio come il coniuge per cinque mesi',
    'coniuge 690 × 35.000 / 40.000 × 7 / 12 = 352,19; 327,46 + 603,75 × 5 / 12 (più di 233,90) + 561,36 = 1.140,38.',
    [
      [2024, '7895-7914', VEDOVO, 'PL906.1=352 PL906.2=1140'],
      [2025, '8887-8906', VEDOVO, 'PL906.1=352 PL906.2=1140'],
      [2026, '9464-9489', DAL_2026(VEDOVO), 'PL906.1=352 PL906.2=1140'],
    ],
  ),
];

const pertinenza =
  'B1.1=450 B1.2=3 B1.3=365 B1.4=100 B1.5=1 B1.6=9000 B1.9=F205 B2.1=50 B2.2=3 B2.3=365 B2.4=100 B2.5=1 B2.6=1000 B2.9=F205';
const DELLA_PERTINENZA = 'B1.113=9000 B2.113=1000 PL11.1=55000';
const breve = 'B1.1=500 B1.2=3 B1.3=8 B1.4=100 B1.5=3 B1.6=560 B1.9=F205';
const casa: readonly Caso730[] = [
  ...esempio('canone ripartito fra abitazione e pertinenza', '10.000 × 450 / 500 e × 50 / 500.', [
    [2023, '1932-1939', pertinenza, DELLA_PERTINENZA],
    [2024, '1976-1983', pertinenza, DELLA_PERTINENZA],
    [2025, '2050-2057', pertinenza, DELLA_PERTINENZA],
    [2026, '2160-2167', pertinenza, DELLA_PERTINENZA],
  ]),
  ...esempio(
    'locazione breve a cavallo di due anni, 8 giorni su 14',
    '980 / 14 × 8 = 560; 21% = 117,60. I giorni in colonna 3 sono quelli dal 24 al 31 dicembre.',
    [
      [2023, '1856-1858 e 1899-1904', `${breve} B1.11=sì`, 'B1.114=560 PL11.1=45000 PL99.7=118'],
      [2024, '1901-1903 e 1948-1953', `${breve} B1.11=sì`, 'B1.114=560 PL11.1=45000 PL99.7=118'],
      [2025, '1974-1976 e 2022-2027', `${breve} B1.11=2`, 'B1.114=560 PL11.1=45000 PL99.7=118'],
      [2026, '2081-2083 e 2129-2134', `${breve} B1.11=2`, 'B1.114=560 PL11.1=45000 PL99.7=118'],
    ],
  ),
];

const PRIMO = 'E41.4=1 E41.8=1 E41.9=10000';
const SECONDO = 'E41.4=1 E41.8=1 E41.9=56000';
const spese: readonly Caso730[] = [
  ...esempio('lavori in prosecuzione, 10.000 euro', 'un decimo di 10.000 al 50%: 500.', [
    [2023, '5315-5317', `E41.1=2022 ${PRIMO}`, 'PL50.1=11716'],
    [2024, '5467-5469', `E41.1=2023 ${PRIMO}`, 'PL50.1=11716'],
    [2025, '5562-5564', `E41.1=2024 ${PRIMO}`, 'PL50.1=11456'],
    [2026, '5946-5948', `E41.1=2025 E41.7=3 ${PRIMO}`, 'PL50.1=11456'],
  ]),
  ...esempio(
    'lavori in prosecuzione oltre 96.000 euro',
    '96.000 − 40.000 = 56.000; un decimo al 50%: 2.800.',
    [
      [2023, '5319-5325', `E41.1=2022 ${SECONDO}`, 'PL50.1=9416'],
      [2024, '5471-5477', `E41.1=2023 ${SECONDO}`, 'PL50.1=9416'],
      [2025, '5566-5572', `E41.1=2024 ${SECONDO}`, 'PL50.1=9156'],
      [2026, '5950-5957', `E41.1=2025 E41.7=3 ${SECONDO}`, 'PL50.1=9156'],
    ],
  ),
  ...esempio(
    'lavori rimborsati dopo cinque rate',
    '5.000 × 5 / 10 = 2.500 in D7, a tassazione separata; per le altre cinque rate 20.000 − 5.000: 1.500 al 50% = 750.',
    [
      [
        2023,
        '3321-3328',
        'D7.1=5 D7.3=2017 D7.4=2500 E41.1=2017 E41.8=6 E41.9=15000',
        'PL11.1=45000 PL50.1=11466',
      ],
      [
        2024,
        '3535-3541',
        'D7.1=5 D7.3=2018 D7.4=2500 E41.1=2018 E41.8=6 E41.9=15000',
        'PL11.1=45000 PL50.1=11466',
      ],
    ],
  ),
  ...esempio(
    'arredi di nove anni prima, 15.000 euro di spesa',
    'decima rata, 10.000 in colonna 2: 1.000 al 50%.',
    [
      [2023, '5549-5550', 'E57.1=10 E57.2=10000', 'PL50.1=11716'],
      [2024, '5717-5718', 'E57.1=10 E57.2=10000', 'PL50.1=11716'],
      [2025, '5841-5842', 'E57.1=10 E57.2=10000', 'PL50.1=11456'],
      [2026, '6224-6225', 'E57.1=10 E57.2=10000', 'PL50.1=11456'],
    ],
  ),
  ...esempio(
    'addetti all’assistenza di due persone',
    'al più 2.100 euro: 399. Su 30.000 euro l’imposta è 7.400 (poi 7.140), la detrazione 1.801 e nel 2025 altri 1.000.',
    [
      [2023, '3930-3931', 'E8.1=15 E8.2=2500', 'PL50.1=5200'],
      [2024, '4143-4144', 'E8.1=15 E8.2=2500', 'PL50.1=5200'],
      [2025, '4209-4210', 'E8.1=15 E8.2=2500', 'PL50.1=4940'],
      [2026, '4527-4528', 'E8.1=15 E8.2=2500', 'PL50.1=3940'],
    ],
    TRENTAMILA,
  ),
  ...esempio(
    'rate del superbonus, la terza, la seconda e la prima',
    '1.000 euro per anno. In cinque rate le spese fino al 2021, in quattro quelle del 2022 e del 2023, poi in dieci: 200 e 250 al 110%, 250 al 90%, 100 al 70% e al 65%.',
    [
      [
        2023,
        '6223',
        'E61.1=30 E61.2=2020 E61.6=sì E61.7=3 E61.8=1000 E62.1=30 E62.2=2021 E62.6=sì E62.7=2 E62.8=1000 E61.1#2=30 E61.2#2=2022 E61.6#2=sì E61.7#2=1 E61.8#2=1000',
        'PL50.1=11501',
      ],
      [
        2024,
        '6180',
        'E61.1=30 E61.2=2021 E61.6=1 E61.7=3 E61.8=1000 E62.1=30 E62.2=2022 E62.6=1 E62.7=2 E62.8=1000 E61.1#2=30 E61.2#2=2023 E61.6#2=2 E61.7#2=1 E61.8#2=1000',
        'PL50.1=11496',
      ],
      [
        2025,
        '6325',
        'E61.1=30 E61.2=2022 E61.6=1 E61.7=3 E61.8=1000 E62.1=30 E62.2=2023 E62.6=2 E62.7=2 E62.8=1000 E61.1#2=30 E61.2#2=2024 E61.6#2=2 E61.7#2=1 E61.8#2=1000',
        'PL50.1=11386',
      ],
      [
        2026,
        '6774',
        'E61.1=30 E61.2=2023 E61.6=2 E61.7=3 E61.8=1000 E62.1=30 E62.2=2024 E62.6=2 E62.7=2 E62.8=1000 E61.1#2=30 E61.2#2=2025 E61.6#2=2 E61.7#2=1 E61.8#2=1000',
        'PL50.1=11596',
      ],
    ],
  ),
  ...esempio(
    'contratto di locazione cointestato, 50% a ciascuno',
    '247,90 × 50% = 124 sull’abitazione a canone concordato; 495,80 × 50% = 248 a chi si trasferisce per lavoro.',
    [
      [2023, '6279-6280', 'E71.1=2 E71.2=365 E71.3=50', 'PL50.1=5475'],
      [2023, '6295-6296', 'E72.1=365 E72.2=50', 'PL50.1=5351'],
      [2024, '6246-6247', 'E71.1=2 E71.2=365 E71.3=50', 'PL50.1=5475'],
      [2024, '6262-6263', 'E72.1=365 E72.2=50', 'PL50.1=5351'],
      [2025, '6400-6401', 'E71.1=2 E71.2=365 E71.3=50', 'PL50.1=5215'],
      [2025, '6415-6416', 'E72.1=365 E72.2=50', 'PL50.1=5091'],
      [2026, '6852-6853', 'E71.1=2 E71.2=365 E71.3=50', 'PL50.1=4215'],
      [2026, '6872-6873', 'E72.1=365 E72.2=50', 'PL50.1=4091'],
    ],
    TRENTAMILA,
  ),
];

const ESTERO = 'G4.3=1000 G4.5=45000 G4.7=12216 G4.8=200 G4.9=200';
const DEFINITIVA_100 = 'imposta di 300, definitiva per 200 l’anno prima e per 100 ora';
const DEFINITIVA_150 = 'imposta di 350, definitiva per 200 l’anno prima e per 150 ora';
const QUOTA = 'quota 12.650 × 1.000 / 45.000 = 281, meno 200 già usati: 81.';
const altri: readonly Caso730[] = [
  ...esempio('imposta estera di tre anni prima', `${DEFINITIVA_100}: ${QUOTA}`, [
    [2023, '6846-6854', `${ESTERO} G4.2=2020 G4.6=12650 G4.4=100`, 'PL91.7=1135'],
    [2024, '6806-6811', `${ESTERO} G4.2=2021 G4.6=12650 G4.4=100`, 'PL91.7=1135'],
    [2025, '6991-6994', `${ESTERO} G4.2=2021 G4.6=12650 G4.4=100`, 'PL91.7=875'],
    [2026, '7458-7461', `${ESTERO} G4.2=2023 G4.6=12650 G4.4=100`, 'PL91.7=875'],
  ]),
  ...esempio('imposta estera dell’anno prima', `${DEFINITIVA_150}: ${QUOTA}`, [
    [2023, '6886-6894', `${ESTERO} G4.2=2021 G4.6=12650 G4.4=150`, 'PL91.7=1135'],
    [2024, '6848-6857', `${ESTERO} G4.2=2022 G4.6=12650 G4.4=150`, 'PL91.7=1135'],
    [2025, '7026-7034', `${ESTERO} G4.2=2023 G4.6=12650 G4.4=150`, 'PL91.7=875'],
  ]),
  ...esempio(
    'credito di 100 euro usato per 60 prima dell’integrativo',
    'i 60 usati in F24 tornano nel saldo.',
    [
      [2023, '6668-6670', 'F10.1=60', 'PL91.7=1276'],
      [2024, '6633-6635', 'F10.1=60', 'PL91.7=1276'],
      [2025, '6792-6794', 'F10.1=60', 'PL91.7=1016'],
      [2026, '7240-7242', 'F10.1=60', 'PL91.7=1016'],
    ],
  ),
];
export const casiEsempi730: readonly Caso730[] = [...famiglia, ...casa, ...spese, ...altri];
