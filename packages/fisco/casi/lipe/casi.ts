import type { AnnoLipe } from '../../src/lipe/tipi.ts';

/** A year of liquidations worked out by hand, in cents. */
export interface CasoLipe {
  readonly nome: string;
  readonly dati: AnnoLipe;
  /** Of each period: to pay (VP14 col. 1), to credit (col. 2), interest (VP12), debt and credit taken from before. */
  readonly attesi: readonly (readonly [
    daVersare: number,
    aCredito: number,
    interessi: number,
    debitoPrecedente: number,
    creditoPrecedente: number,
  ])[];
  /** What is paid by itself: code, day, amount. */
  readonly versamenti: readonly string[];
  /** VL30, col. 2. */
  readonly dovuta: number;
  readonly derivazione: string;
}

const mensile = { anno: 2025, periodicita: 'mensile' } as const;
const trimestrale = { anno: 2025, periodicita: 'trimestrale' } as const;

/** D.P.R. 100/1998, art. 1; D.P.R. 542/1999, art. 7; D.Lgs. 1/2024, art. 9; facts/iva.md §7 and §12. */
export const casiLipe: readonly CasoLipe[] = [
  {
    nome: 'un mese a debito (facts/iva.md §17 C)',
    dati: { ...mensile, periodi: [{ numero: 1, esigibile: 10_000, detratta: 2_000 }] },
    attesi: [[8_000, 0, 0, 0, 0]],
    versamenti: [],
    dovuta: 0,
    derivazione: '100 − 20 = 80 euro: fino a 100 passano a febbraio',
  },
  {
    nome: 'il debito minimo passa al mese dopo',
    dati: {
      ...mensile,
      periodi: [
        { numero: 1, esigibile: 10_000 },
        { numero: 2, esigibile: 5_000 },
      ],
    },
    attesi: [
      [10_000, 0, 0, 0, 0],
      [15_000, 0, 0, 10_000, 0],
    ],
    versamenti: ['6002 2025-03-17 15000'],
    dovuta: 15_000,
    derivazione: '100 si rinvia, 150 si versa; il 16/3/2025 è domenica',
  },
  {
    nome: 'un centesimo oltre il minimo si versa',
    dati: { ...mensile, periodi: [{ numero: 1, esigibile: 10_001 }] },
    attesi: [[10_001, 0, 0, 0, 0]],
    versamenti: ['6001 2025-02-17 10001'],
    dovuta: 10_001,
    derivazione: '100,01 > 100; il 16/2/2025 è domenica',
  },
  {
    nome: 'fino al 2023 il minimo era 25,82',
    dati: {
      anno: 2023,
      periodicita: 'mensile',
      periodi: [
        { numero: 1, esigibile: 2_582 },
        { numero: 2, esigibile: 1 },
        { numero: 3, esigibile: 2_583 },
      ],
    },
    attesi: [
      [2_582, 0, 0, 0, 0],
      [2_583, 0, 0, 2_582, 0],
      [2_583, 0, 0, 0, 0],
    ],
    versamenti: ['6002 2023-03-16 2583', '6003 2023-04-17 2583'],
    dovuta: 5_166,
    derivazione: '25,82 si rinvia, 25,83 si versa; il 16/4/2023 è domenica',
  },
  {
    nome: 'il credito passa al mese dopo',
    dati: {
      ...mensile,
      periodi: [
        { numero: 4, detratta: 50_000 },
        { numero: 5, esigibile: 30_000 },
        { numero: 6, esigibile: 45_000 },
      ],
    },
    attesi: [
      [0, 50_000, 0, 0, 0],
      [0, 20_000, 0, 0, 50_000],
      [25_000, 0, 0, 0, 20_000],
    ],
    versamenti: ['6006 2025-07-16 25000'],
    dovuta: 25_000,
    derivazione: '500 − 300 = 200; 450 − 200 = 250',
  },
  {
    nome: 'ciò che si chiede con il TR non passa avanti',
    dati: {
      ...trimestrale,
      periodi: [
        { numero: 1, detratta: 500_000, chiestoConTr: 300_000 },
        { numero: 2, esigibile: 600_000 },
      ],
    },
    attesi: [
      [0, 500_000, 0, 0, 0],
      [404_000, 0, 4_000, 0, 200_000],
    ],
    versamenti: ['6032 2025-08-20 404000'],
    dovuta: 404_000,
    derivazione: '6.000 − 2.000 = 4.000, con l’1%',
  },
  {
    nome: 'i primi tre trimestri con l’1%, il quarto nel saldo',
    dati: {
      ...trimestrale,
      periodi: [
        { numero: 1, esigibile: 100_000 },
        { numero: 2, esigibile: 200_000 },
        { numero: 3, esigibile: 300_000 },
        { numero: 4, esigibile: 400_000, acconto: { metodo: 1, importo: 88_000 } },
      ],
    },
    attesi: [
      [101_000, 0, 1_000, 0, 0],
      [202_000, 0, 2_000, 0, 0],
      [303_000, 0, 3_000, 0, 0],
      [312_000, 0, 0, 0, 0],
    ],
    versamenti: ['6031 2025-05-16 101000', '6032 2025-08-20 202000', '6033 2025-11-17 303000'],
    dovuta: 694_000,
    derivazione: '1.010 + 2.020 + 3.030 + 880 di acconto; il 16/11/2025 è domenica',
  },
  {
    nome: 'interessi al centesimo',
    dati: { ...trimestrale, periodi: [{ numero: 1, esigibile: 12_345 }] },
    attesi: [[12_468, 0, 123, 0, 0]],
    versamenti: ['6031 2025-05-16 12468'],
    dovuta: 12_468,
    derivazione: '123,45 × 1% = 1,2345 → 1,23',
  },
  {
    nome: 'gli interessi sono su ciò che resta',
    dati: {
      ...trimestrale,
      periodi: [
        {
          numero: 1,
          esigibile: 500_000,
          detratta: 100_000,
          creditoAnnoPrecedente: 150_000,
          creditiImposta: 50_000,
        },
      ],
    },
    attesi: [[202_000, 0, 2_000, 0, 0]],
    versamenti: ['6031 2025-05-16 202000'],
    dovuta: 202_000,
    derivazione: '4.000 − 1.500 − 500 = 2.000, con l’1%',
  },
  {
    nome: 'trimestrale per natura: nessun interesse, il quarto in febbraio',
    dati: {
      anno: 2024,
      periodicita: 'trimestraleNaturale',
      periodi: [
        { numero: 3, esigibile: 100_000 },
        { numero: 4, esigibile: 200_000, acconto: { metodo: 2, importo: 50_000 } },
      ],
    },
    attesi: [
      [100_000, 0, 0, 0, 0],
      [150_000, 0, 0, 0, 0],
    ],
    versamenti: ['6033 2024-11-18 100000', '6034 2025-02-17 150000'],
    dovuta: 300_000,
    derivazione: '1.000 + 1.500 + 500 di acconto; 16/11/2024 sabato, 16/2/2025 domenica',
  },
  {
    nome: 'il debito minimo di novembre si versa il 16 dicembre',
    dati: {
      ...mensile,
      periodi: [
        { numero: 10, esigibile: 3_000 },
        { numero: 11, esigibile: 4_000 },
        { numero: 12, esigibile: 2_000 },
      ],
    },
    attesi: [
      [3_000, 0, 0, 0, 0],
      [7_000, 0, 0, 3_000, 0],
      [2_000, 0, 0, 0, 0],
    ],
    versamenti: ['6011 2025-12-16 7000', '6012 2026-01-16 2000'],
    dovuta: 9_000,
    derivazione: 'ottobre si rinvia; novembre con ottobre si versa entro il 16/12',
  },
  {
    nome: 'il debito minimo del terzo trimestre si versa entro il 16 dicembre',
    dati: {
      ...trimestrale,
      periodi: [
        { numero: 2, esigibile: 4_000 },
        { numero: 3, esigibile: 4_000 },
      ],
    },
    attesi: [
      [4_040, 0, 40, 0, 0],
      [8_120, 0, 80, 4_040, 0],
    ],
    versamenti: ['6033 2025-12-16 8120'],
    dovuta: 8_120,
    derivazione: '40 + 0,40; (40 + 40,40) × 1% = 0,804 → 0,80',
  },
  {
    nome: 'luglio si versa il 20 agosto',
    dati: { ...mensile, periodi: [{ numero: 7, esigibile: 100_000 }] },
    attesi: [[100_000, 0, 0, 0, 0]],
    versamenti: ['6007 2025-08-20 100000'],
    dovuta: 100_000,
    derivazione: 'D.L. 223/2006, art. 37: fino al 20 agosto',
  },
  {
    nome: 'versamenti auto e acconto oltre il debito',
    dati: {
      ...mensile,
      periodi: [
        { numero: 12, esigibile: 50_000, versamentiAuto: 20_000, acconto: { metodo: 3, importo: 40_000 } },
      ],
    },
    attesi: [[0, 10_000, 0, 0, 0]],
    versamenti: [],
    dovuta: 40_000,
    derivazione: '500 − 200 − 400 = −100; l’acconto è dovuto',
  },
  {
    nome: 'note di variazione: IVA esigibile negativa',
    dati: { ...mensile, periodi: [{ numero: 3, esigibile: -10_000, detratta: 5_000 }] },
    attesi: [[0, 15_000, 0, 0, 0]],
    versamenti: [],
    dovuta: 0,
    derivazione: '−100 − 50',
  },
];
