import { ru } from './fascicolo-3-ru.ts';

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
  {
    nome: 'RF: perdite alla fine della liquidazione, dopo quelle degli anni prima',
    anni: [2026],
    dati: { 'RF4.1': 10_000, 'RF901.1': 6_000, 'RF100.92': 3_000 },
    attesi: { 'RF100.1': 6_000, 'RF100.3': 9_000, 'RF101.1': 1_000, 'RF903.1': 1_000, 'RN1.5': 1_000 },
    fonte: 'Rigo RF100, colonne 2B e 3: PF3 2026 r. 1651-1660',
  },
  {
    nome: 'RF: le perdite della liquidazione non vanno sotto il reddito minimo',
    anni: [2026],
    dati: { 'RF4.1': 5_000, 'RF58.1': 4_000, 'RF58.3': 4_000, 'RF100.92': 9_000 },
    attesi: { 'RF99.3': 9_000, 'RF100.3': 5_000, 'RF101.1': 4_000 },
    fonte:
      'Rigo RF100: PF3 2026 r. 1660-1661, «non potranno essere utilizzate per compensare il reddito minimo»',
  },
  {
    nome: 'RG: perdite alla fine della liquidazione, fino al reddito',
    anni: [2026],
    dati: { 'RG2.2': 4_000, 'RG35.92': 6_000 },
    attesi: { 'RG34.3': 4_000, 'RG35.3': 4_000, 'RG36.1': 0, 'RN1.5': 0 },
    fonte: 'Rigo RG35, colonne 2B e 3: PF3 2026 r. 2502-2508',
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

const rs: readonly CasoFascicolo3[] = [
  {
    nome: 'ACE: rendimento dell’anno, imposta senza la sua',
    anni: [2024],
    dati: { 'RG2.2': 50_000, 'RS37.1': 100_000, 'RS37.5': 80_000 },
    attesi: {
      ...{ 'RS37.4': 100_000, 'RS37.6': 80_000, 'RS37.7': 1_040, 'RS37.11': 1_040, 'RS37.13': 50_000 },
      ...{ 'RS37.14': 1_040, 'RS37.16': 1_040, 'RS37.18': 0, 'RN1.5': 48_960, 'RN5.1': 14_161 },
    },
    fonte: 'RS37 e RN5: 1,3% di 80.000; imposta di 50.000 (14.400) meno quella di 1.040 (239,20)',
  },
  {
    nome: 'ACE: oltre il reddito d’impresa si riporta, con la quota dei familiari',
    anni: [2025, 2026],
    dati: { 'RG2.2': 1_500, 'RL2.2': 9_000, 'RS37.10': 2_000, 'RS37.9': 300, 'RS6.2': 20, 'RS6.7': 400 },
    attesi: {
      ...{ 'RS37.11': 2_300, 'RS37.12': 400, 'RS37.13': 1_500, 'RS37.16': 1_500, 'RS37.18': 400 },
      ...{ 'RN1.5': 9_000, 'RN1.1': 9_000 },
    },
    fonte: 'RS37, colonne 11-18: 2.300 − 400 − 1.500',
  },
  {
    nome: 'ACE: recupero in aumento del reddito',
    anni: [2023, 2024, 2025],
    dati: { 'RL2.2': 9_000, 'RS37.22': 500 },
    attesi: { 'RN1.5': 9_500 },
    fonte: 'RN1, colonna 5: più RS37 colonna 22',
  },
  {
    nome: 'ZES: metà dell’imposta sul reddito della zona',
    dati: {
      'RF4.1': 40_000,
      'RS491.1': '2',
      'RS491.3': 12_000,
      'RS492.3': 10_000,
      'RS6.2': 10,
      'RS6.8': 2_000,
    },
    attesi: { 'RS493.1': 22_000, 'RS493.3': 20_000 },
    fonte: 'RS493: somma delle zone meno le quote dei collaboratori',
  },
  {
    nome: 'ZES: metà dell’imposta, nel 2025',
    anni: [2026],
    dati: { 'RF4.1': 40_000, 'RS491.3': 20_000 },
    attesi: { 'RN5.1': 10_640, 'RS493.91': 2_660, 'RN26.2': 7_980 },
    fonte: 'RS493 e RN26: 10.640 × 20.000 / 40.000 × 0,5',
  },
  {
    nome: 'ZES: decadenza, in aumento dell’imposta netta',
    anni: [2026],
    dati: { 'RF4.1': 40_000, 'RS494.3': 300, 'RS494.4': 200, 'RS495.1': 50, 'RS6.9': 100 },
    attesi: { 'RS495.2': 550, 'RN26.2': 11_090 },
    fonte: 'RS494-RS495: 300 + 200 + 50; 10.640 + 550 − 100',
  },
  {
    nome: 'RS: utili di imprese estere, credito ACE, zone franche',
    dati: {
      ...{ 'RS21.6': 1_000, 'RS21.7': 300, 'RS21.8': 200, 'RS21.9': 100 },
      ...{ 'RS36.8': 500, 'RS36.9': 100, 'RS36.11': 250, 'RS36.12': 50 },
      ...{ 'RS280.5': 8_000, 'RS280.7': 1_000, 'RS280.8': 1_200, 'RS281.5': 2_000 },
    },
    attesi: { 'RS21.10': 1_000, 'RS36.15': 300, 'RS280.9': 200, 'RS284.6': 10_000 },
    fonte: 'RS21 colonna 10, RS36 colonna 15, RS280 colonna 9, RS284 colonna 6',
  },
  {
    nome: 'RS: prospetto dei crediti e stato patrimoniale',
    dati: {
      ...{ 'RS48.1': 900, 'RS48.2': 500, 'RS49.1': 200, 'RS49.2': 700 },
      ...{ 'RS97.1': 10, 'RS98.2': 200, 'RS101.1': 300, 'RS104.1': 90 },
      ...{ 'RS107.2': 150, 'RS109.1': 50, 'RS112.1': 400 },
    },
    attesi: { 'RS50.1': 700, 'RS50.2': 0, 'RS106.1': 600, 'RS115.1': 600 },
    fonte: 'RS50, RS106 e RS115',
  },
];

export const casiFascicolo3: readonly CasoFascicolo3[] = [...rd, ...ce, ...tr, ...rs, ...ru];
