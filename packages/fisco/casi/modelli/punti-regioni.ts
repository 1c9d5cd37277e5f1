import type { CasoDiAnno } from './fascicolo-1.ts';

const TUTTI = [2023, 2024, 2025, 2026];
const FINO_2025 = [2023, 2024, 2025];
/** What a form asks of dependants in its own way: 2023 has January and February apart, 2026 the months in column 6. */
const NELL_ANNO: Readonly<Record<number, (dati: string) => string>> = {
  2023: (dati) =>
    [dati.replaceAll('.10=12', '.10=10').replace('FA3.5=6', 'FA3.5=6 FA3.9=2')]
      .concat(dati.includes('FA5.5') ? 'FA6.1=100' : [])
      .join(' '),
  2026: (dati) => dati.replaceAll(/(FA\d)\.5=/g, '$1.6='),
};
const nelComune = (comune: string, reddito: number, altro = ''): string =>
  `FR3.1=${comune} FR4.1=${comune} RL2.2=${reddito} ${altro}`.trim();
const DUE = 'FA2.1=F1 FA2.5=12 FA2.7=100 FA3.1=F FA3.5=6 FA3.7=50';
const DISABILE = 'FA2.1=D FA2.5=12 FA2.7=100 FA2.10=12';
const quattro = (primo: string): string =>
  [primo, 'F', 'F', 'F']
    .map((relazione, i) => `FA${i + 2}.1=${relazione} FA${i + 2}.5=12 FA${i + 2}.7=100 FA${i + 2}.10=12`)
    .join(' ');

/** `[comune, taxable income, the rest, RV2]` of a regione, in the years that share them. */
type Riga = readonly [comune: string, reddito: number, altro: string, rv2: number];
const regione = (
  nome: string,
  anni: readonly number[],
  derivazione: string,
  righe: readonly Riga[],
): CasoDiAnno[] =>
  anni.flatMap((anno) =>
    righe.map(([comune, reddito, altro, rv2]) => ({
      nome: `${nome}, ${reddito} euro${altro ? `, ${altro}` : ''}`,
      anni: [anno],
      dati: nelComune(comune, reddito, NELL_ANNO[anno]?.(altro) ?? altro),
      attesi: `RV2.2=${rv2}`,
      derivazione,
    })),
  );

/** RV2 by regione: what the official tables of 2022-2025, at the end of fascicolo 1, say besides the rates. */
export const puntiRegioni: readonly CasoDiAnno[] = [
  ...regione(
    'Bolzano',
    FINO_2025,
    'PF1 2023 r. 11605-11625, PF1 2024 r. 12132, PF1 2025 r. 12465: 615 + 1,73% − 430,50 − 125 × (r − 50.000) / 25.000 − 252 per figlio fino a 70.000',
    [
      ['A952', 30_000, '', 0],
      ['A952', 69_000, '', 418],
      ['A952', 69_000, DUE, 103],
      ['A952', 70_001, DUE, 431],
    ],
  ),
  ...regione(
    'Bolzano',
    [2026],
    'PF1 2026 r. 12665-12690: le stesse fino a 90.000, 340 per figlio; dai 75.000 tutti i 125',
    [
      ['A952', 80_000, '', 579],
      ['A952', 80_000, DUE, 154],
      ['A952', 90_001, DUE, 1_182],
    ],
  ),
  ...regione(
    'Campania',
    FINO_2025,
    'PF1 2023 r. 11626-11648, PF1 2024 r. 12150, PF1 2025 r. 12483: 259,50 + 2,96% − 30 − 30 × 50% × 6 / 12, fino a 28.000; 40 di un figlio con disabilità',
    [
      ['F839', 20_000, '', 408],
      ['F839', 20_000, DUE, 370],
      ['F839', 20_000, DISABILE, 368],
      ['F839', 28_001, DUE, 644],
    ],
  ),
  ...regione('Campania', [2026], 'PF1 2026 r. 12694-12715: come negli anni prima', [
    ['F839', 20_000, DUE, 370],
    ['F839', 20_000, DISABILE, 368],
    ['F839', 28_001, DUE, 644],
  ]),
  ...regione(
    'Friuli-Venezia Giulia',
    TUTTI,
    'PF1 2023 r. 11654, PF1 2024 r. 12173, PF1 2025 r. 12506, PF1 2026 r. 12725: 0,70%, oltre 15.000 euro 1,23% di tutto',
    [
      ['L424', 15_000, '', 105],
      ['L424', 15_001, '', 185],
    ],
  ),
  ...regione('Lazio', [2024], 'PF1 2024 r. 12178: 259,50 + 3,33% oltre 15.000', [['H501', 30_000, '', 759]]),
  ...regione(
    'Lazio',
    [2025, 2026],
    'PF1 2025 r. 12512, PF1 2026 r. 12731: 1,73% fino a 28.000, poi 3,33% oltre 15.000 e 60 euro in meno fino a 35.000',
    [
      ['H501', 28_000, '', 484],
      ['H501', 35_000, '', 866],
      ['H501', 35_001, '', 926],
    ],
  ),
  ...regione(
    'Liguria',
    [2023],
    'PF1 2023 r. 9863-9875 e 11690: 184,50 + 1,81%; 40 per figlio, senza contare i mesi; 45 di un figlio con disabilità',
    [
      ['D969', 20_000, DUE, 215],
      ['D969', 20_000, DISABILE, 230],
      ['D969', 28_001, DUE, 420],
    ],
  ),
  ...regione('Liguria', [2024], 'PF1 2024 r. 10287-10301 e 12189: 184,50 + 1,79%; detrazioni come nel 2022', [
    ['D969', 20_000, DUE, 214],
    ['D969', 20_000, DISABILE, 229],
  ]),
  ...regione(
    'Liguria',
    [2025],
    'PF1 2025 r. 10587-10600 e 12522: 1,23%, 3,18% oltre 28.000, 3,23% oltre 50.000; il limite conta la cedolare',
    [
      ['D969', 20_000, DUE, 186],
      ['D969', 20_000, DISABILE, 201],
      ['D969', 40_000, '', 726],
      ['D969', 60_000, '', 1_367],
      [
        'D969',
        25_000,
        `${DUE} RB1.1=500 RB1.2=3 RB1.3=365 RB1.4=100 RB1.5=3 RB1.6=4000 RB1.9=D969 RB1.11=2`,
        308,
      ],
    ],
  ),
  ...regione(
    'Liguria',
    [2026],
    'PF1 2026 r. 12735-12753: come nel 2024, 45 per figlio e 50 di un figlio con disabilità',
    [
      ['D969', 20_000, DUE, 179],
      ['D969', 20_000, DISABILE, 196],
    ],
  ),
  ...regione(
    'Marche',
    TUTTI,
    'PF1 2023 r. 9783-9790, PF1 2024 r. 10302, PF1 2025 r. 10601, PF1 2026 r. 12780: 1,23% fino a 50.000 col codice 1',
    [
      ['A271', 50_000, 'RV2.1=1', 615],
      ['A271', 50_001, 'RV2.1=1', 757],
      ['A271', 50_000, '', 757],
    ],
  ),
  ...regione(
    'Piemonte',
    FINO_2025,
    'PF1 2023 r. 9811-9837, PF1 2024 r. 10313-10335, PF1 2025 r. 10611-10639: 100 per figlio oltre i tre e 250 con disabilità, per il quoziente di RN6: 100.000 / 140.000, o 55.000 / 95.000',
    [
      ['L219', 40_000, '', 850],
      ['L219', 40_000, quattro('F1'), 564],
      ['L219', 40_000, DISABILE, 705],
      ['L219', 40_000, quattro('D'), 386],
    ],
  ),
  ...regione(
    'Puglia',
    FINO_2025,
    'PF1 2023 r. 9838-9858, PF1 2024 r. 10336-10363, PF1 2025 r. 10640-10662: 20 per figlio oltre i tre, 395 con disabilità, per il quoziente di RN6',
    [
      ['A662', 40_000, '', 581],
      ['A662', 40_000, quattro('F1'), 524],
      ['A662', 40_000, quattro('D'), 256],
      ['A662', 40_000, DISABILE, 581],
    ],
  ),
  ...regione(
    'Trento',
    [2023, 2024],
    'PF1 2023 r. 9859-9862, PF1 2024 r. 10364-10366: 25.000 in meno fino a 25.000',
    [
      ['L378', 25_000, '', 0],
      ['L378', 25_001, '', 308],
      ['L378', 40_000, DUE, 492],
    ],
  ),
  ...regione('Trento', [2025], 'PF1 2025 r. 10663-10666: 30.000 in meno fino a 30.000', [
    ['L378', 30_000, '', 0],
    ['L378', 30_001, '', 369],
    ['L378', 40_000, DUE, 492],
  ]),
  ...regione(
    'Trento',
    [2026],
    'PF1 2026 r. 12847-12858: 246 per figlio, in proporzione alla percentuale e ai mesi, fino a 50.000',
    [
      ['L378', 40_000, DUE, 185],
      ['L378', 50_001, DUE, 615],
    ],
  ),
  ...regione(
    'Umbria',
    [2026],
    'PF1 2026 r. 12859-12870: 1,23% fino a 28.000; 652,10 + 3,12% − 150 fino a 50.000',
    [
      ['G478', 28_000, '', 344],
      ['G478', 40_000, '', 877],
      ['G478', 50_001, '', 1_339],
    ],
  ),
  ...regione(
    'Valle d’Aosta',
    TUTTI,
    'PF1 2023 r. 11806-11811, PF1 2024 r. 12310, PF1 2025 r. 12647, PF1 2026 r. 12872: esente chi ha un reddito complessivo fino a 15.000',
    [
      ['A326', 15_000, '', 0],
      ['A326', 15_001, 'RP21.1=1000', 172],
    ],
  ),
  ...regione('Veneto', [2023], 'PF1 2023 r. 9791-9798 e 11812-11816: 0,9% fino a 45.000', [
    ['L736', 45_000, 'RV2.1=2', 405],
    ['L736', 45_001, 'RV2.1=2', 554],
  ]),
  ...regione(
    'Veneto',
    [2024, 2025, 2026],
    'PF1 2024 r. 10368-10375, PF1 2025 r. 10667, PF1 2026 r. 12878: 0,9% fino a 50.000, dal 2023',
    [
      ['L736', 50_000, 'RV2.1=1', 450],
      ['L736', 50_001, 'RV2.1=1', 615],
    ],
  ),
];
