/** A part of a return, in every year of those that were read, and what its righi must show. */
export interface CasoFascicolo3 {
  readonly nome: string;
  readonly dati: Readonly<Record<string, number | string | boolean>>;
  readonly attesi: Readonly<Record<string, number>>;
  /** Years of the form; the four that were read, where none is said. */
  readonly anni?: readonly number[];
  /** Where the text says it, or how it was worked out by hand. */
  readonly fonte: string;
}

const rd: readonly CasoFascicolo3[] = [
  {
    nome: 'RD: capi eccedenti con dipendenti',
    dati: { 'RD2.1': 100_000, 'RD3.1': 40_000 },
    attesi: { 'RD4.1': 60_000, 'RD5.1': 3_512, 'RD11.1': 3_512, 'RD18.1': 3_512, 'RN1.5': 3_512 },
    fonte: 'Righi RD4 e RD5: 60.000 × 0,058532 = 3.511,92',
  },
  {
    nome: 'RD: capi eccedenti con i soli familiari',
    dati: { 'RD2.1': 100_000, 'RD3.1': 40_000, 'RD5.91': true },
    attesi: { 'RD4.1': 60_000, 'RD5.1': 1_756, 'RD18.1': 1_756 },
    fonte: 'Rigo RD5: 60.000 × 0,029266 = 1.755,96',
  },
  {
    nome: 'RD: capi entro il limite',
    dati: { 'RD2.1': 30_000, 'RD3.1': 40_000 },
    attesi: { 'RD4.1': 0, 'RD5.1': 0, 'RD18.1': 0, 'RN1.5': 0 },
    fonte: 'Righi RD4 e RD5',
  },
  {
    nome: 'RD: vegetali oltre il doppio del terreno',
    dati: { 'RD6.1': 5_000, 'RD6.2': 1_000, 'RD8.1': 400 },
    attesi: { 'RD7.1': 3_000, 'RD9.1': 1_200, 'RD18.1': 1_200 },
    fonte: 'Rigo RD9: (5.000 − 2 × 1.000) × 400 / 1.000',
  },
  {
    nome: 'RD: vegetali nei fabbricati, sezione II-A',
    anni: [2025, 2026],
    dati: { 'RD906.1': 900, 'RD906.2': 300, 'RD908.1': 600 },
    attesi: { 'RD907.1': 300, 'RD909.1': 600, 'RD11.1': 600 },
    fonte: 'Rigo RD9A: (900 − 600) × 600 / 300',
  },
  {
    nome: 'RD: attività connesse, una per aliquota',
    dati: {
      ...{ 'RD10.1': 10_000, 'RD10.2': 20_000, 'RD10.3': 4_000 },
      ...{ 'RD10.4': 1_000, 'RD10.5': 2_000, 'RD10.6': 800 },
    },
    attesi: { 'RD10.7': 7_250, 'RD11.1': 7_250, 'RN1.5': 7_250 },
    fonte: 'Rigo RD10: 25% di 10.000, 4.000, 2.000 e 800, 15% di 20.000, 5% di 1.000',
  },
  {
    nome: 'RD: beni dell’art. 56-bis, c. 3-ter',
    anni: [2025, 2026],
    dati: { 'RD10.91': 8_000 },
    attesi: { 'RD10.7': 2_000, 'RD18.1': 2_000 },
    fonte: 'Rigo RD10, colonne 6A e 7: 25% di 8.000',
  },
  {
    nome: 'RD: contratto di rete, familiari, impatriati e ritenute',
    dati: { 'RD10.1': 40_000, 'RD12.1': 2_000, 'RD15.1': 4_000, 'RD16.91': '2', 'RD19.1': 100 },
    attesi: { 'RD11.1': 10_000, 'RD14.1': 12_000, 'RD16.1': 2_400, 'RD18.1': 2_400, 'RN33.4': 100 },
    fonte: 'Righi RD14-RD16: 30% di 12.000 − 4.000',
  },
  {
    nome: 'RD: perdita dell’anno di RG, poi quelle di prima all’80%',
    dati: { 'RD10.1': 40_000, 'RG15.1': 4_000, 'RF901.1': 9_000, 'RF901.2': 500 },
    attesi: {
      ...{ 'RD16.1': 10_000, 'RD17.1': 4_800, 'RD17.2': 500, 'RD17.3': 9_300, 'RD18.1': 700 },
      ...{ 'RS12.1': 0, 'RS12.2': 4_200, 'RS13.2': 0, 'RF902.1': 4_200, 'RN1.5': 700 },
    },
    fonte: 'Rigo RD17: 4.000 dell’anno, 80% di 6.000, poi le piene; RS12 tiene 9.000 − 4.800',
  },
  {
    nome: 'RD: perdite alla fine della liquidazione',
    anni: [2026],
    dati: { 'RD10.1': 40_000, 'RG15.1': 4_000, 'RD17.92': 1_000 },
    attesi: { 'RD17.91': 4_000, 'RD17.3': 5_000, 'RD18.1': 5_000 },
    fonte: 'Rigo RD17, colonne 2A, 2B e 3',
  },
];

const ce: readonly CasoFascicolo3[] = [
  {
    nome: 'CE: colonne 8 e 9 dell’esempio, di un anno prima',
    dati: {
      ...{ 'CE1.2': 2_000, 'CE1.3': 1_000, 'CE1.4': 150, 'CE1.5': 20_000, 'CE1.6': 4_600, 'CE1.7': 3_000 },
      ...{ 'CE1.8': 800, 'CE1.9': 200, 'RL2.2': 30_000 },
    },
    attesi: {
      'CE1.10': 230,
      'CE1.11': 30,
      'CE5.2': 30,
      'CE5.3': 2_200,
      'CE5.4': 30,
      'CE23.1': 30,
      'CE26.1': 30,
    },
    fonte: 'Sezione I-A: 4.600 × 1.000 / 20.000 − 200; I-B: 3.000 − 800',
  },
  {
    nome: 'CE: entro l’imposta netta dell’anno indicato',
    dati: {
      ...{ 'CE1.2': 2_000, 'CE1.3': 10_000, 'CE1.4': 120, 'CE1.5': 10_000, 'CE1.6': 100, 'CE1.7': 70 },
      ...{ 'RL2.2': 30_000 },
    },
    attesi: { 'CE1.10': 100, 'CE1.11': 100, 'CE5.3': 70, 'CE5.4': 70, 'CE26.1': 70 },
    fonte: 'Sezione II-A, esempio di colonna 6: 120 di imposta estera, 100 di quota, 70 di imposta netta',
  },
  {
    nome: 'CE: rapporto ricondotto a uno',
    dati: {
      'CE1.2': 2_000,
      'CE1.3': 30_000,
      'CE1.4': 9_000,
      'CE1.5': 20_000,
      'CE1.6': 5_000,
      'CE1.7': 5_000,
    },
    attesi: { 'CE1.10': 5_000, 'CE1.11': 5_000 },
    fonte: 'Colonna 10',
  },
  {
    nome: 'CE: credito indiretto, meno quello del cedente',
    dati: {
      ...{ 'CE1.2': 2_000, 'CE1.3': 5_000, 'CE1.4': 900, 'CE1.5': 20_000, 'CE1.6': 4_000, 'CE1.7': 4_000 },
      ...{ 'CE1.12': 300, 'CE1.15': '1' },
    },
    attesi: { 'CE1.10': 1_000, 'CE1.11': 900, 'CE1.13': 600, 'CE5.2': 600, 'CE5.4': 600 },
    fonte: 'Colonne 11-13',
  },
  ...(
    [
      ['1', 1_200, 1_000, 1_000, 200, 0],
      ['2', 800, 1_300, 800, 0, 500],
    ] as const
  ).map(
    ([caso, nazionale, estera, credito, restaNazionale, restaEstera]): CasoFascicolo3 => ({
      nome: `CE: esempio della sezione II-B, caso ${caso}`,
      dati: {
        ...{ 'CE6.1': 69, 'CE6.3': 10_000, 'CE6.5': 20_000, 'CE6.7': 2 * nazionale },
        ...{ 'CE7.1': 69, 'CE7.3': 0, 'CE7.4': estera, 'CE7.5': 20_000, 'CE9.1': 69 },
      },
      attesi: {
        ...{ 'CE6.8': nazionale, 'CE7.9': estera, 'CE9.2': nazionale, 'CE9.3': estera, 'CE9.4': credito },
        ...{ 'CE9.5': restaNazionale, 'CE9.6': restaEstera, 'CE24.1': credito, 'CE26.1': credito },
      },
      fonte: `Sezione II-B, esempio, caso ${caso}`,
    }),
  ),
  {
    nome: 'CE: esempio della sezione II-B, caso 3',
    dati: {
      ...{ 'CE6.1': 69, 'CE6.3': -10_000, 'CE6.5': 20_000, 'CE6.7': 1_000 },
      ...{ 'CE7.1': 69, 'CE7.3': 0, 'CE7.4': 600, 'CE7.5': 20_000, 'CE9.1': 69 },
    },
    attesi: { 'CE6.8': -500, 'CE9.2': -500, 'CE9.3': 600, 'CE9.4': 0, 'CE9.5': -500, 'CE9.6': 600 },
    fonte: 'Sezione II-B, esempio, caso 3',
  },
  {
    nome: 'CE: esempio della sezione II-C',
    dati: {
      ...{ 'CE6.1': 69, 'CE6.4': 70, 'CE9.1': 69, 'CE11.1': 69 },
      ...{
        'CE12.1': 100,
        'CE12.2': 90,
        'CE12.4': -80,
        'CE12.5': 10,
        'CE12.6': 30,
        'CE12.7': 10,
        'CE12.8': 10,
      },
    },
    attesi: {
      ...{ 'CE13.9': 70, 'CE16.1': 170, 'CE16.2': 70, 'CE16.3': 70, 'CE16.4': 150 },
      ...{ 'CE14.2': 40, 'CE14.3': 0, 'CE14.4': 0, 'CE14.5': 10, 'CE14.6': 30, 'CE14.7': 10, 'CE14.8': 10 },
      ...{ 'CE14.9': 0, 'CE15.9': 0, 'CE24.1': 70, 'CE26.1': 70 },
    },
    fonte: 'Sezione II-C, esempio',
  },
  {
    nome: 'CE: eccedenza ricalcolata, parte del credito da restituire',
    dati: {
      'CE6.1': 69,
      'CE6.3': 5_000,
      'CE6.4': 900,
      'CE6.5': 20_000,
      'CE6.7': 4_000,
      'CE6.10': 400,
      'CE6.12': 300,
    },
    attesi: { 'CE6.8': 100, 'CE6.15': 0, 'CE6.17': 200, 'CE25.1': 200, 'CE26.1': -200 },
    fonte: 'Colonne 8, 15 e 17: 1.000 − 900 = 100, meno 300 già usati',
  },
  {
    nome: 'CE: capienza negativa, il credito si restituisce intero',
    dati: {
      ...{ 'CE6.1': 69, 'CE6.3': 5_000, 'CE6.4': 900, 'CE6.5': 20_000, 'CE6.7': 4_000 },
      ...{ 'CE6.11': 150, 'CE6.12': 300 },
    },
    attesi: { 'CE6.15': 0, 'CE6.17': 300 },
    fonte: 'Colonna 11 compilata: 100 − 150 minore di zero',
  },
  {
    nome: 'CE: stabile organizzazione esente',
    dati: { 'CE11.1': 69, 'CE11.2': true, 'CE13.3': 500, 'CE13.5': 300, 'CE16.5': 600 },
    attesi: { 'CE16.1': 0, 'CE16.2': 800, 'CE16.3': 600, 'CE15.3': 0, 'CE15.5': 200, 'CE24.1': 600 },
    fonte: 'Sezione II-C con l’art. 168-ter: minore tra 800 e 600',
  },
];

const tr: readonly CasoFascicolo3[] = [
  {
    nome: 'TR: tassazione ordinaria e separata',
    dati: {
      ...{ 'TR1.1': 50_000, 'TR1.2': 40_000, 'TR1.3': '1', 'TR2.1': 10_000, 'TR2.3': '2' },
      ...{ 'RL2.2': 100_000, 'TR4.1': 30_000 },
    },
    attesi: { 'TR3.1': 60_000, 'TR3.2': 40_000, 'TR3.3': 10_000, 'TR3.4': 2_000 },
    fonte: 'Rigo TR3: col. 4 è il 20% di col. 3',
  },
];

export const casiFascicolo3: readonly CasoFascicolo3[] = [...rd, ...ce, ...tr];
