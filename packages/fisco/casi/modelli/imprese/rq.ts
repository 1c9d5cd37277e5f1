import type { CasoImprese } from './caso.ts';

/** Taxes of RQ, each to its rigo of RX. */
export const casiSostitutive: readonly CasoImprese[] = [
  {
    nome: 'conferimenti, riserve, tassa etica, immobili esclusi, agricoltura',
    anno: 2026,
    quadri: ['RQ'],
    dati: {
      ...{ 'RQ1.1': 10_000, 'RQ3.1': 100, 'RQ4.1': 300, 'RQ11.2': 5_000, 'RQ12.2': 1_000, 'RQ29.1': 20_000 },
      ...{
        'RQ49.1': 4_000,
        'RQ49.3': 200,
        'RQ49.4': 50,
        'RQ49.5': 1_500,
        'RQ81.1': 90_000,
        'RQ81.2': 70_000,
      },
      ...{ 'RQ98.1': 1_000, 'RQ98.2': 40, 'RQ106.1': 8_000, 'RQ106.4': 2_000, 'RQ106.8': 900 },
    },
    attesi: {
      ...{ 'RQ2.1': 1_900, 'RQ5.1': 1_500, 'RQ13.1': 6_000, 'RQ13.2': 1_200, 'RQ29.2': 2_000 },
      ...{
        'RQ49.2': 1_000,
        'RQ49.8': 650,
        'RQ81.3': 20_000,
        'RQ82.2': 1_600,
        'RQ106.5': 750,
        'RQ106.10': 150,
      },
      ...{ 'RX33.1': 2_000, 'RX34.1': 1_500, 'RX35.1': 1_200, 'RX36.2': 650, 'RX38.1': 1_600 },
      ...{ 'RX40.1': 40, 'RX43.2': 150 },
    },
    derivazione: 'PF3 2026 r. 5236-5460: 19%, 20%, 10%, 25%, 8%, 12,5%; PF1 2026 r. 11287-11327',
  },
  {
    nome: 'immobili esclusi senza base, agricoltura senza acconti',
    anno: 2025,
    quadri: ['RQ'],
    dati: { 'RQ106.1': 1_000, 'RQ106.4': 5_000, 'RQ49.1': 400 },
    attesi: { 'RQ49.2': 100, 'RQ49.7': 100, 'RX36.1': 100 },
    derivazione: 'PF3 2025 r. 5448-5462: le perdite non superano il reddito',
  },
  {
    nome: 'immobili esclusi del 2023',
    anno: 2024,
    quadri: ['RQ'],
    dati: { 'RQ81.1': 50_000, 'RQ81.2': 60_000 },
    attesi: { 'RQ81.3': -10_000 },
    derivazione: 'PF3 2024 r. 5407-5426: con base negativa nessuna imposta',
  },
];
