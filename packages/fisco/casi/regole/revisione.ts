import { type Caso, dipendente } from './caso.ts';

/** Expenses with their codes, beside an income. */
const conSpese = (reddito: number, ...spese: readonly (readonly [codice: number, importo: number])[]) => ({
  ...dipendente(reddito),
  ...Object.fromEntries(
    spese.flatMap(([codice, importo], i) => [
      [`spese.codice[${i}]`, codice],
      [`spese.importo[${i}]`, importo],
    ]),
  ),
});
const caso = (
  nome: string,
  annoImposta: number,
  dati: Caso['dati'],
  attesi: Caso['attesi'],
  derivazione: string,
): Caso => ({ nome: `${nome}, ${annoImposta}`, annoImposta, dati, attesi, derivazione });

const TAGLIO = 'D.Lgs. 216/2023, art. 2: 260 euro una volta sola su 19%, partiti e calamità';
const oneri = (n19: number, n26: number, n90: number) => ({
  'detrazioni.oneri19': n19,
  'detrazioni.oneri26': n26,
  'detrazioni.oneri90': n90,
});

/** What a comparison with the facts found missing or different, each with its source. */
export const revisione: readonly Caso[] = [
  caso(
    'taglio oltre 50.000: il resto va sulla calamità',
    2024,
    conSpese(60_000, [12, 500], [81, 1_000]),
    oneri(0, 0, 735),
    TAGLIO,
  ),
  caso(
    'taglio oltre 50.000: prima i partiti, poi la calamità',
    2024,
    conSpese(60_000, [62, 500], [81, 1_000]),
    oneri(0, 0, 770),
    TAGLIO,
  ),
  caso(
    'taglio oltre 50.000: le ONLUS non sono ridotte',
    2024,
    conSpese(60_000, [61, 1_000], [62, 1_000]),
    oneri(0, 260, 0),
    TAGLIO,
  ),
  caso(
    'nessun taglio a 50.000',
    2024,
    conSpese(50_000, [12, 500], [62, 1_000], [81, 1_000]),
    oneri(95, 260, 900),
    TAGLIO,
  ),
  caso(
    'nessun taglio prima del 2024',
    2023,
    conSpese(60_000, [12, 500], [62, 1_000], [81, 1_000]),
    oneri(95, 260, 900),
    TAGLIO,
  ),
  caso(
    'partiti sotto il minimo di 30 euro',
    2024,
    conSpese(30_000, [62, 29.99]),
    oneri(0, 0, 0),
    'D.L. 149/2013, art. 11',
  ),
  caso(
    'partiti al minimo di 30 euro',
    2024,
    conSpese(30_000, [62, 30]),
    oneri(0, 7.8, 0),
    'D.L. 149/2013, art. 11',
  ),
  caso(
    'oltre 120.000 le ONLUS si riducono, i partiti no',
    2023,
    conSpese(180_000, [61, 1_000], [62, 1_000]),
    oneri(0, 390, 0),
    'TUIR art. 15, c. 3-bis: 260 × 0,5 + 260',
  ),
  caso(
    'oltre 240.000 restano i partiti',
    2023,
    conSpese(240_000, [61, 1_000], [62, 1_000]),
    oneri(0, 260, 0),
    'TUIR art. 15, c. 3-bis',
  ),
  caso(
    'nel 2019 nessuna riduzione',
    2019,
    conSpese(240_000, [61, 1_000]),
    oneri(0, 260, 0),
    'L. 160/2019, c. 629: dal 2020',
  ),
  caso(
    'tetto di 7.000 euro senza figli: prima le aliquote più alte',
    2025,
    conSpese(85_000, [76, 3_000], [71, 2_000], [61, 1_500], [30, 2_000]),
    { ...oneri(95, 390, 0), 'detrazioni.oneri35': 1_050, 'detrazioni.oneri30': 600 },
    'TUIR art. 16-ter: 14.000 × 0,50; restano 500 euro al 19%',
  ),
  caso(
    'tetto superato dalle sole aliquote alte',
    2025,
    conSpese(110_000, [81, 3_000], [76, 3_000], [30, 2_000]),
    { ...oneri(0, 0, 2_700), 'detrazioni.oneri35': 350 },
    'TUIR art. 16-ter: 8.000 × 0,50; 3.000 al 90% e 1.000 al 35%',
  ),
  caso(
    'a 75.000 nessun tetto',
    2025,
    conSpese(75_000, [76, 10_000], [30, 9_000]),
    { 'detrazioni.oneri35': 3_500, 'detrazioni.oneri19': 1_710 },
    'TUIR art. 16-ter: reddito superiore a 75.000',
  ),
  caso(
    'acconti in due metà anche per il forfetario',
    2024,
    {
      'attivita.ateco[0]': 620_100,
      'attivita.ricavi[0]': 10_000,
      'attivita.genere[0]': 2,
      'assimilati.reddito[0]': 40_000,
      'liquidazione.ritenuteLavoro': 0,
    },
    { 'acconti.primo': 5_282.5, 'acconti.secondo': 5_282.5 },
    'lorda 10.640 meno 500 × 0,1500 (rapporto (50.000 − 46.700) / 22.000) = 10.565; D.L. 124/2019, art. 58',
  ),
  caso(
    'concordato oltre 85.000 euro',
    2025,
    {
      'concordato.impresa.reddito': 200_000,
      'concordato.impresa.precedente': 100_000,
      'concordato.impresa.aliquota': 10,
      'concordato.impresa.comma': 1,
    },
    { 'concordato.impresa.imposta': 14_950 },
    '85.000 × 10% + 15.000 × 43%',
  ),
  caso(
    'concordato senza limite',
    2024,
    {
      'concordato.impresa.reddito': 200_000,
      'concordato.impresa.precedente': 100_000,
      'concordato.impresa.aliquota': 1,
    },
    { 'concordato.impresa.imposta': 10_000 },
    '100.000 × 10%',
  ),
  ...(
    [
      [2019, 4_000],
      [2020, 6_000],
      [2021, 8_000],
      [2024, 8_000],
    ] as const
  ).map(([anno, usate]) =>
    caso(
      'perdite della contabilità semplificata',
      anno,
      { 'semplificata.ricavi': 10_000, 'impresa.perditeLimitate': 9_000 },
      { 'impresa.perditeLimitateUsate': usate, 'impresa.reddito': 10_000 - usate },
      'L. 145/2018, c. 23-26: 40% fino al 2019, 60% nel 2020, poi 80%',
    ),
  ),
  caso(
    'perdite della contabilità ordinaria',
    2019,
    { 'impresa.utile': 10_000, 'impresa.perditeLimitate': 9_000 },
    { 'impresa.perditeLimitateUsate': 8_000 },
    'TUIR art. 84: 80%',
  ),
  ...(
    [
      [2021, {}],
      [2024, { 'familiari.mesiDetrazione[0]': 12 }],
    ] as const
  ).map(([anno, mesi]) =>
    caso(
      'primo figlio senza l’altro genitore',
      anno,
      {
        ...dipendente(30_000),
        'familiari.relazione[0]': 2,
        'familiari.mesiCarico[0]': 12,
        'familiari.comeConiuge[0]': 1,
        ...mesi,
      },
      { 'detrazioni.figli': 710 },
      'TUIR art. 12, c. 3: 690 + 20 è più di 950 × 0,6842',
    ),
  ),
  caso(
    'primo figlio, più conveniente la detrazione propria',
    2024,
    {
      ...dipendente(16_000),
      'familiari.relazione[0]': 2,
      'familiari.mesiCarico[0]': 12,
      'familiari.mesiDetrazione[0]': 12,
      'familiari.comeConiuge[0]': 1,
    },
    { 'detrazioni.figli': 789.93 },
    'TUIR art. 12, c. 3: 950 × 0,8315 è più di 690',
  ),
  ...(
    [
      [2025, 4, 2_226.6],
      [2024, 5, 4_419.6],
    ] as const
  ).map(([anno, lettera, ivs]) =>
    caso(
      'artigiano nuovo iscritto',
      anno,
      { 'iscritti.gestione[0]': 1, 'iscritti.reddito[0]': 10_000, 'iscritti.riduzione[0]': lettera },
      { 'iscritti.ivs': ivs, 'iscritti.maternita': 7.44 },
      'minimale × 24%, metà dal 2025 per i nuovi iscritti; la maternità è intera',
    ),
  ),
];
