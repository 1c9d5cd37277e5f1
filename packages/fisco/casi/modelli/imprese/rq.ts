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
        'RQ82.1': 20_000,
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
  {
    nome: 'deduzioni extracontabili oltre 5 milioni, con quelle di anni precedenti',
    anno: 2023,
    quadri: ['RQ'],
    dati: { 'RQ15.1': 4_000_000, 'RQ16.3': 2_000_000, 'RQ18.2': 1_000_000 },
    attesi: {
      ...{ 'RQ15.7': 4_000_000, 'RQ16.7': 2_000_000, 'RQ18.1': 6_000_000 },
      ...{ 'RQ18.3': 760_000, 'RQ19.1': 228_000, 'RX33.1': 760_000 },
    },
    derivazione:
      'PF3 2023 r. 5020-5075: 5.000.000 × 12% + 2.000.000 × 14% − 1.000.000 × 12%; prima rata del 30%',
  },
  {
    nome: 'rivalutazioni, affrancamento, utili esteri',
    anno: 2023,
    quadri: ['RQ'],
    dati: {
      ...{ 'RQ86.1': 10_000, 'RQ87.1': 1_000, 'RQ89.1': 5_000, 'RQ91.1': 500, 'RQ93.1': 700 },
      ...{ 'RQ98.6': 1_000, 'RQ98.8': '3', 'RQ99.6': 2_000, 'RQ99.8': '4', 'RQ98.6#2': 100, 'RQ98.8#2': '4' },
    },
    attesi: {
      ...{ 'RQ86.2': 1_200, 'RQ87.2': 100, 'RQ89.2': 600, 'RQ91.2': 50, 'RQ92.1': 1_950, 'RQ93.2': 70 },
      ...{ 'RQ98.9': 300, 'RQ99.9': 540, 'RQ98.9#2': 27, 'RQ101.1': 300, 'RQ101.2': 567 },
      ...{ 'RX38.1': 1_950, 'RX39.1': 70, 'RX40.1': 300, 'RX41.1': 567 },
    },
    derivazione: 'PF3 2023 r. 5140-5205 e 5229-5254: 12% e 10%, 10%, 30% e 27%; PF1 2023 r. 10203-10206',
  },
  {
    nome: 'esistenze iniziali eliminate e iscritte',
    anno: 2024,
    quadri: ['RQ'],
    dati: { 'RQ110.1': 1_000, 'RQ110.2': 20, 'RQ111.1': 1_500, 'RQ111.2': 1_000, 'RQ112.1': 300 },
    attesi: {
      ...{ 'RQ110.3': 200, 'RQ111.3': 500, 'RQ111.4': 90, 'RQ112.2': 54, 'RX41.1': 344 },
    },
    derivazione: 'PF3 2024 r. 5474-5494: 20% di 1.000, 18% di 500 e di 300; PF1 2024 r. 10719',
  },
  {
    nome: 'stabili organizzazioni esenti: la perdita degli anni prima torna imponibile',
    anno: 2026,
    quadri: [],
    dati: {
      ...{ 'RF130.3': -1_000, 'RF130.4': 300, 'RF130.92': 400, 'RG41.91': 900, 'RG41.92': 1_000 },
      ...{ 'RF130.7#2': 600, 'RF130.92#2': 500 },
    },
    attesi: {
      ...{ 'RF130.8': 700, 'RF130.10': 400, 'RF130.11': 300, 'RG41.8': 900, 'RG41.10': 900, 'RG41.11': 0 },
      ...{ 'RF130.8#2': 0, 'RF130.10#2': 0, 'RF130.11#2': 0 },
    },
    derivazione:
      'PF3 2026 r. 1757-1777 e 2611-2634: somma negativa di col. da 3 a 7, o la residua dell’anno prima',
  },
];
