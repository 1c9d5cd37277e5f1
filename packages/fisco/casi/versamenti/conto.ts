import type { CodiceModello, DatiModello } from '../../src/index.ts';
import type { OpzioniConto } from '../../src/versamenti/contofiscale.ts';

/** What a declaration leaves: `D 4001 2024 1000 2025-06-30`, with the ente and what is missing after. */
export interface CasoConto {
  readonly nome: string;
  readonly modello: CodiceModello;
  readonly anno: number;
  readonly righi: DatiModello;
  readonly opzioni?: OpzioniConto;
  readonly attesi: readonly string[];
}

type Riga = readonly [string, CodiceModello, number, DatiModello, readonly string[], OpzioniConto?];

const righe: readonly Riga[] = [
  [
    'IRPEF a debito con acconti',
    'redditi-pf',
    2025,
    { 'RX1.1': 1000, 'RN62.1': 400, 'RN62.2': 600 },
    ['D 4001 2024 1000 2025-06-30', 'D 4033 2025 400 2025-06-30', 'D 4034 2025 600 2025-12-01'],
  ],
  ['IRPEF fino a 12 euro', 'redditi-pf', 2025, { 'RX1.1': 12, 'RX2.5': 12 }, []],
  ['IRPEF di 13 euro', 'redditi-pf', 2025, { 'RX1.1': 13 }, ['D 4001 2024 13 2025-06-30']],
  ['IRPEF a credito', 'redditi-pf', 2025, { 'RX1.5': 300 }, ['C 4001 2024 300 2025-01-01']],
  [
    'addizionali con regione e comune',
    'redditi-pf',
    2025,
    { 'FR3.1': 'F205', 'FR4.1': 'H501', 'RX2.1': 200, 'RX3.1': 80, 'RV17.8': 24 },
    ['D 3801 2024 200 2025-06-30 10', 'D 3844 2024 80 2025-06-30 F205', 'D 3843 2025 24 2025-06-30 H501'],
    { regione: '10' },
  ],
  [
    'addizionali di cui non si sa l’ente',
    'redditi-pf',
    2025,
    { 'RX2.1': 200, 'RX3.1': 80 },
    ['D 3801 2024 200 2025-06-30 manca ente', 'D 3844 2024 80 2025-06-30 manca ente'],
  ],
  [
    'cedolare e acconti, soggetto ISA',
    'redditi-pf',
    2025,
    { 'RX4.1': 210, 'LC2.1': 300, 'LC2.2': 300 },
    ['D 1842 2024 210 2025-07-21', 'D 1840 2025 300 2025-07-21', 'D 1841 2025 300 2025-12-01'],
    { regime: 'ISA' },
  ],
  [
    'forfetario',
    'redditi-pf',
    2025,
    { 'LM39.2': 900, 'RX31.1': 900, 'LM903.1': 450, 'LM903.2': 450 },
    ['D 1792 2024 900 2025-07-21', 'D 1790 2025 450 2025-07-21', 'D 1791 2025 450 2025-12-01'],
    { regime: 'forfetario' },
  ],
  [
    'regime di vantaggio',
    'redditi-pf',
    2025,
    { 'LM11.1': 900, 'RX31.1': 900, 'LM903.1': 450, 'LM903.2': 450 },
    ['D 1795 2024 900 2025-06-30', 'D 1793 2025 450 2025-06-30', 'D 1794 2025 450 2025-12-01'],
  ],
  [
    'sostitutiva del concordato dei forfetari, nel solo 2025',
    'redditi-pf',
    2025,
    { 'RX37.1': 300 },
    ['D 4073 2024 300 2025-06-30'],
  ],
  ['la stessa casella in un altro anno', 'redditi-pf', 2024, { 'RX37.1': 300 }, []],
  [
    'gestione separata, aliquota piena e ridotta',
    'redditi-pf',
    2025,
    { 'RR5.14': 'C', 'RR7.1': 500, 'RR902.1': 200, 'RR902.2': 200 },
    ['D PXX 2024 500 2025-06-30', 'D PXX 2025 200 2025-06-30', 'D PXX 2025 200 2025-12-01'],
    { sedeInps: '4900' },
  ],
  [
    'gestione separata con altra copertura, senza la sede',
    'redditi-pf',
    2025,
    { 'RR5.14': 'A', 'RR7.1': 500 },
    ['D P10 2024 500 2025-06-30 manca sede'],
  ],
  [
    'lavoro sportivo a credito',
    'redditi-pf',
    2025,
    { 'RR9.7': 'F', 'RR11.2': 80 },
    ['C P10 2024 80 2025-01-01'],
    { sedeInps: '4900' },
  ],
  [
    'artigiano e un collaboratore commerciante',
    'redditi-pf',
    2025,
    {
      'RR2.91': '1',
      'RR2.2': '1'.repeat(17),
      'RR2.29': 700,
      'RR2.29#2': 90,
      'RR2.91#2': '2',
      'RR2.2#2': '2'.repeat(17),
    },
    ['D AP 2024 700 2025-06-30', 'D CP 2024 90 2025-06-30'],
    { sedeInps: '4900' },
  ],
  [
    'IVIE, IVAFE e cripto-attività',
    'redditi-pf',
    2025,
    { 'RX25.1': 300, 'RW902.1': 120, 'RX26.1': 34, 'RX27.5': 10, 'RX21.1': 260 },
    [
      'D 4041 2024 300 2025-06-30',
      'D 4044 2025 120 2025-06-30',
      'D 4043 2024 34 2025-06-30',
      'C 1727 2024 10 2025-01-01',
      'D 1715 2024 260 2025-06-30',
    ],
  ],
  [
    'imposta di cui non si sa il codice',
    'redditi-pf',
    2025,
    { 'RX14.1': 100 },
    ['D ? 2024 100 2025-06-30 manca codice'],
  ],
  [
    'trentesimo giorno',
    'redditi-pf',
    2025,
    { 'RX1.1': 1000 },
    ['D 4001 2024 1000 2025-07-30'],
    { differito: true },
  ],
  [
    'trentesimo giorno di un soggetto ISA',
    'redditi-pf',
    2024,
    { 'RX1.1': 1000 },
    ['D 4001 2023 1000 2024-08-30'],
    { regime: 'ISA', differito: true },
  ],
  ['30 giugno di domenica', 'redditi-pf', 2024, { 'RX1.1': 1000 }, ['D 4001 2023 1000 2024-07-01']],
  ['proroga del 2020', 'redditi-pf', 2020, { 'RN62.2': 600 }, ['D 4034 2020 600 2020-12-10']],
  [
    'proroga ISA del 2021',
    'redditi-pf',
    2021,
    { 'RX1.1': 50 },
    ['D 4001 2020 50 2021-09-15'],
    { regime: 'ISA' },
  ],
  [
    'forfetari nel 2026',
    'redditi-pf',
    2026,
    { 'RX31.1': 50 },
    ['D 1792 2025 50 2026-07-20'],
    { regime: 'forfetario' },
  ],
  [
    'IRES',
    'redditi-sc',
    2025,
    { 'RX1.1': 9600, 'ZA1.1': 15_840.5, 'ZA2.1': 23_760 },
    ['D 2003 2024 9600 2025-06-30', 'D 2001 2025 15840.5 2025-06-30', 'D 2002 2025 23760 2025-12-01'],
  ],
  [
    'società di comodo',
    'redditi-sc',
    2025,
    { 'RX901.1': 1050, 'ZA3.1': 420, 'ZA4.1': 630 },
    ['D 2020 2024 1050 2025-06-30', 'D 2018 2025 420 2025-06-30', 'D 2019 2025 630 2025-12-01'],
  ],
  ['ente non commerciale', 'redditi-enc', 2025, { 'RX1.1': 240 }, ['D 2003 2024 240 2025-06-30']],
  ['IRES a credito', 'redditi-sc', 2025, { 'RX1.5': 500 }, ['C 2003 2024 500 2025-01-01']],
  [
    'IRAP',
    'irap',
    2025,
    { 'IR26.1': 390, 'ZA1.1': 156, 'ZA2.1': 234 },
    ['D 3800 2024 390 2025-06-30 13', 'D 3812 2025 156 2025-06-30 13', 'D 3813 2025 234 2025-12-01 13'],
    { regione: '13' },
  ],
  [
    'IRAP a credito, in parte a rimborso',
    'irap',
    2025,
    { 'IR27.1': 900, 'IR29.1': 300, 'IR30.1': 600 },
    ['C 3800 2024 600 2025-01-01 13'],
    { regione: '13' },
  ],
  ['Adeguamento ISA', 'isa', 2025, { 'IS3.1': 10000, 'IS4.1': 2200 }, ['D 6494 2024 2200 2025-06-30']],
  ['IVA annuale', 'iva', 2025, { 'VX1.1': 1000 }, ['D 6099 2024 1000 2025-03-17']],
  ['IVA fino a 10 euro', 'iva', 2025, { 'VX1.1': 10 }, []],
  [
    '730 senza sostituto: come Redditi, con F24 (730-2025, rimborsi e pagamenti)',
    '730',
    2025,
    {
      ...{ 'FR10.9': true, 'FR3.1': 'F205', 'FR4.1': 'H501', 'PL91.7': 900, 'PL94.1': 360, 'PL94.91': 540 },
      ...{ 'PL92.7': 150, 'PL93.7': 70, 'PL97.1': 21, 'PL99.7': 210, 'PL100.1': 84, 'PL100.91': 126 },
    },
    [
      ...['D 4001 2024 900 2025-06-30', 'D 4033 2025 360 2025-06-30', 'D 4034 2025 540 2025-12-01'],
      ...[
        'D 3801 2024 150 2025-06-30 10',
        'D 3844 2024 70 2025-06-30 F205',
        'D 3843 2025 21 2025-06-30 H501',
      ],
      ...['D 1842 2024 210 2025-06-30', 'D 1840 2025 84 2025-06-30', 'D 1841 2025 126 2025-12-01'],
    ],
    { regione: '10' },
  ],
  [
    '730 con sostituto: trattiene lui; con F24 il solo credito che si è chiesto di usare',
    '730',
    2025,
    { 'FR3.1': 'F205', 'PL91.4': 300, 'PL91.5': 500, 'PL93.7': 70, 'PL94.1': 360, 'PL94.91': 540 },
    ['C 4001 2024 300 2025-01-01'],
  ],
  [
    '730 con sostituto: le imposte dei quadri W e T si pagano con F24 (730-2026, r. 543-552)',
    '730',
    2026,
    {
      'PL91.5': 500,
      'W907.5': 84,
      'W1202.1': 42,
      'W1202.2': 42,
      'W906.5': 200,
      'T974.1': 260,
      'T990.1': 130,
    },
    [
      ...['D 4041 2025 84 2026-06-30', 'D 4044 2026 42 2026-06-30', 'D 4045 2026 42 2026-11-30'],
      ...['D 4043 2025 200 2026-06-30', 'D 1100 2025 260 2026-06-30', 'D 1715 2025 130 2026-06-30'],
    ],
  ],
  ['730 prima del 2023', '730', 2022, { 'FR10.9': true, 'PL91.7': 900 }, []],
  ['IVA in compensazione', 'iva', 2025, { 'VX5.1': 4000 }, ['C 6099 2024 4000 2025-01-01']],
];

export const casiConto: readonly CasoConto[] = righe.map(([nome, modello, anno, dati, attesi, opzioni]) => ({
  nome,
  modello,
  anno,
  righi: dati,
  attesi,
  ...(opzioni && { opzioni }),
}));
