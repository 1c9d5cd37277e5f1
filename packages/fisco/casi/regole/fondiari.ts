import { type Caso, dipendente, pensionato } from './caso.ts';

type Numeri = Readonly<Record<string, number>>;

/** The dati of one rigo of a raccolta. */
const rigo = (raccolta: string, posto: number, dati: Numeri): Numeri =>
  Object.fromEntries(Object.entries(dati).map(([nome, valore]) => [`${raccolta}.${nome}[${posto}]`, valore]));
const casa = (dati: Numeri, posto = 0) => rigo('fabbricati', posto, { giorni: 365, quota: 100, ...dati });
const campo = (dati: Numeri, posto = 0) => rigo('terreni', posto, { giorni: 365, quota: 100, ...dati });

const caso = (nome: string, dati: Numeri, attesi: Numeri, derivazione: string, annoImposta = 2024): Caso => ({
  nome,
  annoImposta,
  dati,
  attesi,
  derivazione,
});

const aDisposizione = { rendita: 800, utilizzo: 2, quota: 50 };
const libero = { rendita: 800, utilizzo: 3 };
const cedolare = { ...libero, codiceCanone: 3, cedolare: 1 };

const fabbricati: readonly Caso[] = [
  caso(
    'A disposizione, esente da IMU',
    casa({ ...aDisposizione, casoImu: 1 }),
    { 'fabbricati.ordinario': 560, 'fabbricati.nonLocati': 0, 'reddito.complessivo': 560 },
    'fatti, esempio 16: 800 × 1,05 × 50% × 4/3',
  ),
  caso(
    'A disposizione nel comune dell’abitazione principale',
    casa({ ...aDisposizione, casoImu: 3 }),
    { 'fabbricati.ordinario': 280, 'fabbricati.nonLocati': 280, 'reddito.complessivo': 280 },
    'fatti, esempio 16: 560 al 50%',
  ),
  caso(
    'A disposizione in altro comune, soggetta a IMU',
    casa(aDisposizione),
    {
      'fabbricati.ordinario': 0,
      'fabbricati.nonLocati': 560,
      'reddito.complessivo': 0,
      'reddito.fondiariNonImponibili': 560,
    },
    'fatti, esempio 16: sostituita dall’IMU, a RN50',
  ),
  caso(
    'Canone libero 9.600',
    casa({ ...libero, codiceCanone: 1, canone: 9_120 }),
    { 'fabbricati.ordinario': 9_120, 'reddito.complessivo': 9_120, 'irpef.lorda': 2_097.6 },
    'fatti, esempio 17: maggiore tra 840 e 9.600 × 95%; 23% di 9.120',
  ),
  caso(
    'Cedolare secca su 9.600',
    casa({ ...cedolare, canone: 9_600 }),
    {
      'fabbricati.cedolare21': 9_600,
      'fabbricati.imposta21': 2_016,
      'fabbricati.ordinario': 0,
      'reddito.complessivo': 0,
      'reddito.agevolazioni': 9_600,
      'irpef.lorda': 0,
    },
    'fatti, esempio 17: 21% di 9.600; il reddito conta nel riferimento',
  ),
  caso(
    'Canone concordato 12.000, tassazione ordinaria',
    casa({ rendita: 1_000, utilizzo: 8, codiceCanone: 1, canone: 11_400 }),
    { 'fabbricati.ordinario': 7_980, 'irpef.lorda': 1_835.4 },
    'fatti, esempio 18: 12.000 × 95% × 70%; 23%',
  ),
  caso(
    'Canone concordato 12.000, cedolare',
    casa({ rendita: 1_000, utilizzo: 8, codiceCanone: 3, canone: 12_000, cedolare: 1 }),
    { 'fabbricati.cedolare10': 12_000, 'fabbricati.imposta10': 1_200, 'fabbricati.imposta21': 0 },
    'fatti, esempio 18: la riduzione del 30% non si cumula, 10% di 12.000',
  ),
  caso(
    'Abitazione principale e pertinenza',
    {
      ...dipendente(24_000),
      ...casa({ rendita: 1_000, utilizzo: 1 }),
      ...casa({ rendita: 100, utilizzo: 5 }, 1),
    },
    {
      'fabbricati.totalePrincipale': 1_155,
      'reddito.complessivo': 25_155,
      'reddito.deduzioneAbitazione': 1_155,
      'reddito.imponibile': 24_000,
      'reddito.riferimento': 24_000,
      'irpef.lorda': 5_520,
    },
    '1.100 × 1,05 concorre in RN1 e si deduce in RN2; il riferimento ne è al netto',
  ),
  caso(
    'Abitazione principale di lusso',
    casa({ rendita: 2_000, utilizzo: 1, casoImu: 2 }),
    { 'fabbricati.principaleImu': 2_100, 'reddito.complessivo': 0, 'reddito.deduzioneAbitazione': 0 },
    'fatti, par. 4: A/1, A/8, A/9 fra i non imponibili, senza deduzione',
  ),
  caso(
    'Possesso di 73 giorni',
    casa({ rendita: 1_000, utilizzo: 9, giorni: 73, casoImu: 1 }),
    { 'fabbricati.ordinario': 210 },
    '1.000 × 1,05 × 73/365',
  ),
  caso(
    'Venezia e interesse storico',
    {
      ...casa({ rendita: 100, utilizzo: 3, codiceCanone: 2, canone: 7_500 }),
      ...casa({ rendita: 100, utilizzo: 3, codiceCanone: 4, canone: 6_500 }, 1),
    },
    { 'fabbricati.ordinario': 7_500, 'fabbricati.totaleOrdinario': 14_000 },
    'TUIR art. 37, c. 4-bis: 75% e 65% di 10.000, già applicati in colonna 6',
  ),
  caso(
    'Rendita maggiore del canone',
    casa({ rendita: 10_000, utilizzo: 3, codiceCanone: 1, canone: 5_000 }),
    { 'fabbricati.ordinario': 10_500 },
    'maggiore tra 10.000 × 1,05 e 5.000',
  ),
  caso(
    'Equo canone, metà',
    casa({ rendita: 4_000, utilizzo: 4, quota: 50, codiceCanone: 1, canone: 3_000 }),
    { 'fabbricati.ordinario': 1_500 },
    'fatti, par. 4: utilizzo 4, canone per quota',
  ),
  caso(
    'Canone della sola propria quota',
    casa({ ...libero, quota: 50, codiceCanone: 1, canone: 4_800, caso: 5 }),
    { 'fabbricati.ordinario': 4_800 },
    'caso 5: la quota non si applica al canone; 4.800 oltre 420',
  ),
  caso(
    'Canone non percepito',
    casa({ ...libero, caso: 4 }),
    { 'fabbricati.ordinario': 840 },
    'TUIR art. 26: resta la rendita, 800 × 1,05',
  ),
  caso(
    'Canone per quota e rendita per giorni',
    casa({ ...libero, quota: 50, giorni: 146, codiceCanone: 1, canone: 3_800 }),
    { 'fabbricati.renditaRivalutata': 168, 'fabbricati.ordinario': 1_900 },
    '840 × 50% × 146/365 contro 3.800 × 50%: il canone non si rapporta ai giorni',
  ),
  ...(
    [
      [2024, 3, { 'fabbricati.imposta26': 1_300, 'fabbricati.imposta21': 0 }, '26% dal 2024'],
      [2023, 1, { 'fabbricati.imposta21': 1_050 }, '21% fino al 2023'],
      [2024, 2, { 'fabbricati.imposta26': 0, 'fabbricati.imposta21': 1_050 }, '21% su una sola unità'],
      [2025, 2, { 'fabbricati.imposta26': 0, 'fabbricati.imposta21': 1_050 }, '21% su una sola unità'],
      [2025, 3, { 'fabbricati.imposta26': 1_300, 'fabbricati.imposta21': 0 }, '26% sulle altre'],
    ] as const
  ).map(([anno, opzione, attesi, derivazione]) =>
    caso(
      `Locazione breve 5.000, ${derivazione}`,
      casa({ ...cedolare, cedolare: opzione, canone: 5_000 }),
      attesi,
      `L. 213/2023, art. 1, c. 63: ${derivazione}`,
      anno,
    ),
  ),
  ...(
    [
      [476.19, 500, 0],
      [476.2, 500.01, 115],
    ] as const
  ).map(([rendita, reddito, lorda]) =>
    caso(
      `Soli redditi fondiari, ${reddito}`,
      casa({ rendita, utilizzo: 9, casoImu: 1 }),
      { 'reddito.complessivo': reddito, 'irpef.lorda': lorda },
      'TUIR art. 11, c. 2-bis: fino a 500 l’imposta non è dovuta',
    ),
  ),
];

const proprio = { dominicale: 500, agrario: 300, titolo: 1 };
const terreni: readonly Caso[] = [
  caso(
    'Terreno proprio, IMU non dovuta',
    campo({ ...proprio, imuNonDovuta: 1 }),
    {
      'terreni.dominicaleImponibile': 1_170,
      'terreni.agrarioImponibile': 663,
      'terreni.dominicaleNonImponibile': 0,
      'reddito.complessivo': 1_833,
    },
    'fatti, esempio 15: 500 × 1,8 × 1,3 e 300 × 1,7 × 1,3',
  ),
  caso(
    'Terreno proprio soggetto a IMU',
    campo(proprio),
    {
      'terreni.dominicaleNonImponibile': 1_170,
      'terreni.agrarioImponibile': 663,
      'reddito.complessivo': 663,
      'reddito.fondiariNonImponibili': 1_170,
    },
    'fatti, esempio 15: 1.170 in colonna 13, resta 663',
  ),
  caso(
    'Terreno affittato in regime libero',
    campo({ ...proprio, titolo: 3 }),
    { 'terreni.dominicaleImponibile': 1_170, 'terreni.agrarioImponibile': 0 },
    'affittato: dominicale imponibile con il 30%, agrario a chi conduce',
  ),
  ...(
    [
      [935.99, 935.99],
      [936, 1_170],
    ] as const
  ).map(([canone, atteso]) =>
    caso(
      `Affitto vincolistico, canone ${canone}`,
      campo({ ...proprio, titolo: 2, canone }),
      { 'terreni.dominicaleImponibile': atteso },
      'istruzioni PF 2023, RA: il canone se inferiore all’80% di 1.170',
    ),
  ),
  caso(
    'Conduttore',
    campo({ ...proprio, titolo: 4, quota: 50, giorni: 73 }),
    { 'terreni.dominicaleImponibile': 0, 'terreni.agrarioImponibile': 66.3 },
    'solo agrario: 663 × 50% × 73/365',
  ),
  caso(
    'Affitto a giovani',
    campo({ ...proprio, titolo: 3, caso: 4 }),
    { 'terreni.dominicaleImponibile': 650 },
    'istruzioni PF 2023, RA, caso 4: 500 aumentato del 30%, senza l’80%',
  ),
  ...(
    [
      [2023, 4_000, 6_000, 0, 0, '100% fino al 2023'],
      [2024, 2_000, 3_000, 0, 0, '8.700: fino a 10.000 nulla'],
      [2024, 3_000, 5_000, 757.38, 1_192.62, '13.900: 50% di 3.900, dominicale 0,3884'],
      [2024, 4_000, 6_000, 2_027.13, 2_872.87, '17.400: 2.500 + 2.400, dominicale 0,4137'],
    ] as const
  ).map(([anno, dominicale, agrario, parteDominicale, parteAgraria, derivazione]) =>
    caso(
      `Coltivatore diretto ${anno}, ${dominicale} e ${agrario}`,
      campo({ dominicale, agrario, titolo: 1, imuNonDovuta: 1, coltivatore: 1 }),
      { 'terreni.totaleDominicale': parteDominicale, 'terreni.totaleAgrario': parteAgraria },
      `L. 232/2016, c. 44: senza il 30%; ${derivazione}`,
      anno,
    ),
  ),
  caso(
    'Coltivatore diretto 2024, esempio delle istruzioni',
    Object.assign(
      {},
      ...[
        [2_777.78, 1_764.7],
        [3_888.89, 2_941.18],
        [5_555.56, 4_705.88],
      ].map(([dominicale = 0, agrario = 0], posto) =>
        campo({ dominicale, agrario, titolo: 1, imuNonDovuta: 1, coltivatore: 1 }, posto),
      ),
    ),
    {
      'terreni.dominicaleColtivatori': 22_000.01,
      'terreni.agrarioColtivatori': 16_000,
      'terreni.imponibileColtivatori': 25_500.01,
      'terreni.totaleDominicale': 14_761.96,
      'terreni.totaleAgrario': 10_738.05,
      'terreni.totaleNonImponibile': 12_500,
      'reddito.fondiariNonImponibili': 12_500,
    },
    'istruzioni PF 2025, RA23 (righe 2057-2079): 57,89% di 25.500 = 14.762; il resto 10.738; esenti 12.500',
  ),
  caso(
    'Coltivatore diretto 2023, soggetto a IMU o no',
    campo({ dominicale: 1_000, agrario: 500, titolo: 1, coltivatore: 1 }),
    {
      'terreni.dominicaleImponibile': 0,
      'terreni.agrarioImponibile': 0,
      'terreni.dominicaleNonImponibile': 2_650,
      'terreni.totaleNonImponibile': 2_650,
      'reddito.complessivo': 0,
    },
    'istruzioni PF 2023, RA col. 13: 1.800 e 850, fra i non imponibili',
    2023,
  ),
  ...[7, 8, 9].map((titolo) =>
    caso(
      `Impresa agricola, titolo ${titolo}`,
      campo({ ...proprio, titolo, imuNonDovuta: 1 }),
      { 'terreni.dominicaleImponibile': 1_170, 'terreni.agrarioImponibile': 663 },
      'istruzioni PF 2023, RA: come il titolo 1',
    ),
  ),
  caso(
    'Conduzione associata',
    campo({ ...proprio, titolo: 4, caso: 3, giorni: 100, quota: 20 }),
    { 'terreni.agrarioImponibile': 663 },
    'istruzioni PF 2023, RA, caso 3: l’agrario è già rapportato a quota e durata',
  ),
  caso(
    'Conduttore giovane',
    campo({ ...proprio, titolo: 4, caso: 4 }),
    { 'terreni.agrarioImponibile': 390 },
    'istruzioni PF 2023, RA, caso 4: 300 aumentato del 30%',
  ),
  ...(
    [
      [84.12, 0],
      [84.13, 1_767.76],
    ] as const
  ).map(([agrario, lorda]) =>
    caso(
      `Pensione 7.500 e terreni da ${agrario}`,
      { ...pensionato(7_500), ...campo({ agrario, titolo: 4 }) },
      { 'irpef.lorda': lorda },
      'TUIR art. 11, c. 2: terreni fino a 185,92 (× 2,21)',
    ),
  ),
];

const conCedolare = (canone: number, altro: Numeri = {}) => ({ ...casa({ ...cedolare, canone }), ...altro });
const cedolari: readonly Caso[] = [
  caso(
    'Acconti della cedolare, 40 e 60',
    conCedolare(9_600),
    { 'cedolare.acconti.primo': 806.4, 'cedolare.acconti.secondo': 1_209.6, 'cedolare.debito': 2_016 },
    '100% di 2.016 dal 2021',
  ),
  caso(
    'Acconti della cedolare, soggetto ISA',
    conCedolare(9_600, { 'liquidazione.soggettoIsa': 1 }),
    { 'cedolare.acconti.primo': 1_008, 'cedolare.acconti.secondo': 1_008 },
    'metà e metà',
  ),
  caso(
    'Acconti della cedolare per il 2020',
    conCedolare(9_600),
    { 'cedolare.acconti.primo': 766.08, 'cedolare.acconti.secondo': 1_149.12 },
    '95% di 2.016 = 1.915,20',
    2019,
  ),
  ...(
    [
      [245.95, 0, 0],
      [246, 0, 51.66],
      [1_226, 0, 257.46],
      [1_226.3, 103.01, 154.51],
    ] as const
  ).map(([diversi, primo, secondo]) =>
    caso(
      `Soglie degli acconti della cedolare, ${diversi}`,
      { 'cedolare.redditiDiversi': Math.round(diversi * 21) / 100 },
      { 'cedolare.acconti.primo': primo, 'cedolare.acconti.secondo': secondo },
      'nulla fino a 51,65; prima rata solo oltre 103',
    ),
  ),
  caso(
    'Ritenute oltre l’imposta',
    conCedolare(5_000, { 'cedolare.ritenuteBrevi': 1_300 }),
    {
      'cedolare.differenza': -250,
      'cedolare.debito': 0,
      'cedolare.acconti.primo': 0,
      'cedolare.ritenuteEccedenti': 250,
      'irpef.credito': 250,
    },
    'istruzioni PF 2025, LC1 col. 5: 1.050 − 1.300; 250 va fra le ritenute di RN33',
  ),
  caso(
    'Saldo a debito',
    conCedolare(9_600, { 'cedolare.acconti': 1_500, 'cedolare.eccedenza': 100 }),
    { 'cedolare.debito': 416, 'cedolare.credito': 0 },
    '2.016 − 1.500 − 100',
  ),
  caso(
    'Saldo a credito',
    conCedolare(9_600, { 'cedolare.acconti': 2_500, 'cedolare.eccedenza': 100, 'cedolare.compensata': 30 }),
    { 'cedolare.debito': 0, 'cedolare.credito': 554 },
    '2.016 − 2.500 − 100 + 30',
  ),
];

/** Land, buildings and the cedolare secca. */
export const fondiari: readonly Caso[] = [...fabbricati, ...terreni, ...cedolari];
