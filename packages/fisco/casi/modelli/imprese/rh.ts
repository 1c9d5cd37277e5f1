import type { CasoImprese } from './caso.ts';

/** Shares of RH, from the company to RN. */
export const casiPartecipazioni: readonly CasoImprese[] = [
  {
    nome: 'imprese, associazione e società semplice, con le ritenute',
    anno: 2023,
    quadri: ['RH'],
    dati: {
      ...{ 'RH1.2': '1', 'RH1.4': 20_000, 'RH1.9': 100, 'RH2.2': '2', 'RH2.4': 8_000, 'RH2.9': 1_600 },
      ...{ 'RH3.2': '4', 'RH3.4': 3_000, 'RH3.13': 700, 'RH4.2': '1', 'RH4.4': -5_000, 'RH16.1': 1_000 },
    },
    attesi: {
      ...{ 'RH7.2': 20_000, 'RH8.1': 5_000, 'RH9.2': 15_000, 'RH11.1': 15_000, 'RH14.1': 15_000 },
      ...{
        'RH15.1': 8_000,
        'RH17.1': 7_000,
        'RH18.1': 3_000,
        'RH18.2': 700,
        'RH19.1': 1_700,
        'RN1.5': 25_000,
      },
    },
    derivazione: 'PF2 2023, RH7-RH19: 20.000 − 5.000; 8.000 − 1.000; 3.000',
  },
  {
    nome: 'reddito minimo: le perdite non scendono sotto',
    anno: 2024,
    quadri: ['RH'],
    dati: {
      ...{ 'RH1.4': 10_000, 'RH1.8': 6_000, 'RH2.4': -7_000, 'RH901.2': 9_000 },
    },
    attesi: {
      ...{ 'RH7.1': 6_000, 'RH7.2': 10_000, 'RH8.1': 7_000, 'RH9.1': 3_000, 'RH9.2': 6_000, 'RH11.1': 6_000 },
      ...{ 'RH14.1': 6_000, 'RH901.5': 9_000, 'RH902.3': 3_000, 'RN1.5': 6_000 },
    },
    derivazione: 'PF2 2024, RH9 e RH14: 10.000 − 7.000 non scende sotto 6.000, 3.000 di perdita restano',
  },
  {
    nome: 'concordato della società: il suo reddito al posto di quello effettivo',
    anno: 2026,
    quadri: ['RH'],
    dati: {
      ...{ 'RH1.2': '1', 'RH1.4': 30_000, 'RH1.14': 18_000, 'RH1.16': 1_000, 'RH5.4': 4_000, 'RH5.9': 50 },
      ...{ 'RH5.13': 20, 'RH5.14': 30, 'RH6.4': -25_000, 'RH901.2': 500 },
    },
    attesi: {
      ...{
        'RH7.2': 22_000,
        'RH8.1': 25_000,
        'RH9.1': 4_000,
        'RH9.2': 1_000,
        'RH11.1': 1_000,
        'RH14.1': 1_000,
      },
      ...{ 'RH19.1': 50, 'RH23.1': 20, 'RH24.1': 30, 'RH901.5': 500, 'RH902.3': 4_000, 'RN1.5': 1_000 },
    },
    derivazione: 'PF2 2026, RH7 e RH9: 18.000 + 4.000 − 25.000, mai sotto la soglia di 1.000',
  },
  {
    nome: 'associazione con la soglia del concordato',
    anno: 2025,
    quadri: ['RH'],
    dati: { 'RH1.2': '2', 'RH1.4': 9_000, 'RH1.14': 5_000, 'RH1.15': 4_500, 'RH1.16': 1_000 },
    attesi: { 'RH15.1': 1_000, 'RH17.1': 1_000, 'RN1.5': 1_000 },
    derivazione: 'PF2 2025, RH15: 5.000 − 4.500 non scende sotto 1.000',
  },
  {
    nome: 'perdita d’impresa dell’anno e perdite precedenti',
    anno: 2025,
    quadri: ['RH'],
    dati: { 'RH1.4': 10_000, 'RG15.1': 4_000, 'RH901.1': 9_000 },
    attesi: {
      ...{ 'RH7.2': 10_000, 'RH9.2': 10_000, 'RH10.1': 4_000, 'RH11.1': 6_000, 'RH12.1': 4_800 },
      ...{ 'RH14.1': 1_200, 'RH901.3': 4_800, 'RH901.4': 4_200, 'RN1.5': 1_200 },
    },
    derivazione: 'PF2 2025, RH10-RH14: 80% di 6.000',
  },
  ...(
    [
      ['la quota effettiva vale per detrazioni e limiti', { 'RH1.4': 54_000, 'RH1.14': 30_000 }, 54_000],
      ['la perdita effettiva vale zero', { 'RH1.4': -5_000, 'RH1.14': 30_000 }, 0],
      ['senza la quota effettiva vale la concordata', { 'RH1.14': 30_000 }, 30_000],
      ['di una trasparente', { 'RH5.4': 20_000, 'RH5.15': 30_000, 'RH5.17': 1_000 }, 20_000],
      ['nell’impresa, RF58', { 'RF4.1': 0, 'RF58.1': 20_000, 'RF58.91': 30_000, 'RF58.93': 1_000 }, 20_000],
    ] as const
  ).map(
    ([nome, dati, effettivo]): CasoImprese => ({
      ...{ nome: `concordato della società: ${nome}`, anno: 2026, quadri: [], dati },
      attesi: { 'RN1.1': effettivo, 'RN1.5': 30_000 },
      derivazione:
        'D.Lgs. 13/2024, art. 35, c. 2; PF3 2026 r. 8651-8655, CP10: detrazioni sul reddito effettivo, col. 4',
    }),
  ),
];
