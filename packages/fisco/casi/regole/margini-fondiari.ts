import type { Caso } from './caso.ts';

type Numeri = Readonly<Record<string, number>>;
/** The dati of one rigo, days and share left out unless they are given. */
const rigo = (raccolta: string, dati: Numeri, posto = 0): Numeri =>
  Object.fromEntries(Object.entries(dati).map(([nome, valore]) => [`${raccolta}.${nome}[${posto}]`, valore]));
const caso = (
  nome: string,
  dati: Numeri,
  attesi: Caso['attesi'],
  derivazione: string,
  annoImposta = 2024,
): Caso => ({ nome: `${nome}, ${annoImposta}`, annoImposta, dati, attesi, derivazione });
const campo = (dati: Numeri, posto?: number) => rigo('terreni', dati, posto);
const casa = (dati: Numeri, posto?: number) => rigo('fabbricati', dati, posto);

const terreni: readonly Caso[] = [
  caso(
    'terreno senza giorni, quota e reddito agrario',
    campo({ titolo: 1, dominicale: 1_000, imuNonDovuta: 1 }),
    { 'terreni.totaleDominicale': 2_340, 'terreni.totaleAgrario': 0 },
    '365 giorni e 100% se non indicati: 1.000 × 1,8 × 1,3',
  ),
  ...[2, 6].map((quale) =>
    caso(
      `terreno, perdita del prodotto, caso ${quale}`,
      campo({ titolo: 1, dominicale: 1_000, agrario: 500, caso: quale, imuNonDovuta: 1 }),
      { 'terreni.totaleDominicale': 0, 'terreni.totaleAgrario': 0 },
      'istruzioni PF 2023, RA col. 7: i redditi sono esclusi',
    ),
  ),
  ...[1, 5].map((quale) =>
    caso(
      `terreno, caso particolare ${quale}`,
      campo({ titolo: 1, dominicale: 1_000, agrario: 500, caso: quale }),
      { 'terreni.totaleDominicale': 'incompleto', 'terreni.totaleAgrario': 'incompleto' },
      'casi non gestiti: nessun numero',
    ),
  ),
  caso(
    'affitto vincolistico, canone per la quota',
    campo({ titolo: 2, dominicale: 1_000, agrario: 500, canone: 101, quota: 33.33 }),
    { 'terreni.totaleDominicale': 33.66, 'terreni.totaleAgrario': 0 },
    '101 × 33,33%, sotto l’80% di 779,92; l’agrario è di chi conduce',
  ),
  caso(
    'affitto vincolistico, canone all’80% esatto',
    campo({ titolo: 2, dominicale: 51, canone: 95.47 }),
    { 'terreni.totaleDominicale': 119.34 },
    '51 × 1,8 × 1,3 = 119,34; × 80% = 95,47: il canone conta se è inferiore',
  ),
  caso(
    'affitto vincolistico, canone sotto l’80%',
    campo({ titolo: 2, dominicale: 51, canone: 95.46 }),
    { 'terreni.totaleDominicale': 95.46 },
    '95,46 è inferiore a 95,47',
  ),
  ...(
    [
      [2023, 0],
      [2024, 2_200.01],
      [2025, 2_200.01],
    ] as const
  ).map(([anno, atteso]) =>
    caso(
      'coltivatore diretto, un centesimo nella seconda fascia',
      campo({ titolo: 1, dominicale: 8_000.01, imuNonDovuta: 1, coltivatore: 1 }),
      { 'terreni.totaleDominicale': atteso },
      '8.000,01 × 1,8 = 14.400,02; dal 2024 metà di quanto supera 10.000, prima niente',
      anno,
    ),
  ),
];

const uso = (utilizzo: number, altro: Numeri = {}) => casa({ rendita: 1_000, utilizzo, ...altro });
const fabbricati: readonly Caso[] = [
  caso(
    'fabbricato senza giorni e quota',
    uso(9, { casoImu: 1 }),
    { 'fabbricati.totaleOrdinario': 1_050, 'fabbricati.totaleNonLocati': 0 },
    '365 giorni e 100% se non indicati',
  ),
  caso(
    'canone senza rendita',
    casa({ utilizzo: 3, canone: 5_000.37, quota: 33.33 }),
    { 'fabbricati.totaleOrdinario': 1_666.62, 'fabbricati.totaleNonLocati': 0 },
    '5.000,37 × 33,33%',
  ),
  ...[9, 10].map((utilizzo) =>
    caso(
      `non locato, utilizzo ${utilizzo}`,
      uso(utilizzo),
      { 'fabbricati.totaleOrdinario': 0, 'fabbricati.totaleNonLocati': 1_050 },
      'sostituito dall’IMU',
    ),
  ),
  caso(
    'uso gratuito, esente da IMU',
    uso(10, { casoImu: 1 }),
    { 'fabbricati.totaleOrdinario': 1_050 },
    'rendita rivalutata, senza aumento',
  ),
  caso(
    'nel comune dell’abitazione principale, con i centesimi',
    casa({ rendita: 101, utilizzo: 9, casoImu: 3 }),
    { 'fabbricati.totaleOrdinario': 53.03, 'fabbricati.totaleNonLocati': 53.02 },
    '106,05 / 2 = 53,025; il resto non è imponibile',
  ),
  caso(
    'a disposizione, con i centesimi',
    casa({ rendita: 101, utilizzo: 2, casoImu: 1 }),
    { 'fabbricati.totaleOrdinario': 141.4 },
    '106,05 × 4 / 3',
  ),
  caso(
    'concordato senza cedolare, con i centesimi',
    casa({ utilizzo: 8, canone: 101 }),
    { 'fabbricati.totaleOrdinario': 70.7 },
    '101 × 70%',
  ),
  caso('Abruzzo', uso(14, { canone: 10_000 }), { 'fabbricati.totaleOrdinario': 7_000 }, '10.000 × 70%'),
  caso(
    'Abruzzo in cedolare: 21%, senza la riduzione',
    uso(14, { canone: 10_000, cedolare: 1 }),
    { 'fabbricati.totale21': 10_000, 'fabbricati.totale10': 0, 'fabbricati.totaleOrdinario': 0 },
    'istruzioni PF 2025, RB col. 2, codice 14: colonna 14; la riduzione è della tassazione ordinaria',
  ),
  ...(
    [
      [0, 0, 735],
      [1, 735, 0],
      [3, 367.5, 367.5],
    ] as const
  ).map(([casoImu, ordinario, nonLocati]) =>
    caso(
      `comodato in Abruzzo, caso IMU ${casoImu}`,
      uso(15, { casoImu }),
      { 'fabbricati.totaleOrdinario': ordinario, 'fabbricati.totaleNonLocati': nonLocati },
      'istruzioni PF 2024, r. 2650: 1.050 ridotto del 30%',
    ),
  ),
  caso(
    'equo canone con cedolare: maggiore tra rendita e canone, 21%',
    uso(4, { canone: 600, cedolare: 1 }),
    { 'fabbricati.totaleOrdinario': 0, 'fabbricati.totale21': 1_050 },
    'istruzioni PF 2024, r. 2628: 1.050 contro 600',
  ),
  caso(
    'equo canone non percepito, non indicato',
    uso(4, { caso: 4 }),
    { 'fabbricati.totaleOrdinario': 1_050 },
    'istruzioni PF 2024, r. 2631: la rendita rivalutata',
  ),
  caso(
    'equo canone non percepito, in parte',
    uso(4, { canone: 600, caso: 7 }),
    { 'fabbricati.totaleOrdinario': 600 },
    'quanto è stato percepito',
  ),
  ...(
    [
      [0, 525, 525, 0, 0],
      [2, 0, 0, 525, 525],
    ] as const
  ).map(([casoImu, ordinario, senzaImu, conImu, nonLocati]) =>
    caso(
      `abitazione principale e propria attività, caso IMU ${casoImu}`,
      uso(6, { casoImu }),
      {
        'fabbricati.totaleOrdinario': ordinario,
        'fabbricati.totalePrincipale': senzaImu,
        'fabbricati.totalePrincipaleImu': conImu,
        'fabbricati.totaleNonLocati': nonLocati,
      },
      'istruzioni PF 2024, r. 2594: metà e metà',
    ),
  ),
  caso(
    'locata in parte, canone oltre la rendita',
    uso(11, { canone: 1_050.01 }),
    { 'fabbricati.totaleOrdinario': 1_050.01, 'fabbricati.totalePrincipale': 0 },
    'maggiore tra 1.050 e il canone',
  ),
  caso(
    'locata in parte, canone pari alla rendita',
    uso(11, { canone: 1_050, cedolare: 1 }),
    { 'fabbricati.totaleOrdinario': 0, 'fabbricati.totale21': 0, 'fabbricati.totalePrincipale': 1_050 },
    'istruzioni PF 2024, r. 2658: rendita non inferiore al canone, colonna dell’abitazione principale',
  ),
  caso(
    'locata in parte, rendita oltre il canone, con IMU',
    uso(11, { canone: 500, casoImu: 2 }),
    { 'fabbricati.totalePrincipale': 0, 'fabbricati.totalePrincipaleImu': 1_050 },
    'istruzioni PF 2024, r. 2659',
  ),
  caso(
    'locata in parte, in cedolare',
    uso(11, { canone: 2_000, cedolare: 1 }),
    { 'fabbricati.totaleOrdinario': 0, 'fabbricati.totale21': 2_000, 'fabbricati.totale26': 0 },
    '21%',
  ),
  caso(
    'locata in parte, cedolare delle locazioni brevi',
    uso(11, { canone: 2_000, cedolare: 3 }),
    { 'fabbricati.totale21': 0, 'fabbricati.totale26': 2_000 },
    '26%',
  ),
  caso(
    'locata in parte a canone concordato',
    uso(12, { canone: 2_000 }),
    { 'fabbricati.totaleOrdinario': 1_400, 'fabbricati.totalePrincipale': 0 },
    'istruzioni PF 2024, r. 2683: 2.000 ridotto del 30%',
  ),
  caso(
    'locata in parte a canone concordato, in cedolare',
    uso(12, { canone: 2_000, cedolare: 1 }),
    { 'fabbricati.totaleOrdinario': 0, 'fabbricati.totale10': 2_000 },
    'istruzioni PF 2024, r. 2685: 10% dell’intero',
  ),
  ...[0, 1].map((cedolare) =>
    caso(
      `locata in parte a canone concordato, rendita non inferiore, cedolare ${cedolare}`,
      uso(12, { canone: 1_050, cedolare }),
      { 'fabbricati.totaleOrdinario': 0, 'fabbricati.totale10': 0, 'fabbricati.totalePrincipale': 735 },
      'istruzioni PF 2024, r. 2678: 1.050 ridotto del 30%, abitazione principale',
    ),
  ),
  caso(
    'distrutto: il reddito è zero',
    uso(9, { caso: 1, casoImu: 1 }),
    { 'fabbricati.totaleOrdinario': 0, 'fabbricati.totaleNonLocati': 0 },
    'istruzioni PF 2024, RB col. 7, codice 1',
  ),
  caso(
    'distrutto, con un altro utilizzo',
    uso(2, { caso: 1, casoImu: 1 }),
    { 'fabbricati.totaleOrdinario': 'incompleto' },
    'le istruzioni vogliono l’utilizzo 9: nessun numero',
  ),
  caso(
    'canone della sola quota',
    uso(3, { canone: 4_000, quota: 50, caso: 5 }),
    { 'fabbricati.totaleOrdinario': 4_000 },
    'il canone è già della quota: 4.000 contro 525',
  ),
  caso(
    'canone rinegoziato',
    uso(3, { canone: 4_000, quota: 50, caso: 6 }),
    { 'fabbricati.totaleOrdinario': 2_000 },
    'codice 6: dice della rinegoziazione, il canone va per la quota',
  ),
  caso(
    'canone rinegoziato e non percepito, non indicato',
    uso(3, { quota: 50, caso: 7 }),
    { 'fabbricati.totaleOrdinario': 525 },
    'al suo posto la rendita rivalutata per la quota',
  ),
  caso(
    'canone rinegoziato, della sola quota',
    uso(3, { canone: 4_000, quota: 50, caso: 8 }),
    { 'fabbricati.totaleOrdinario': 4_000 },
    'il canone è già della quota',
  ),
  ...(
    [
      [16, 1_000, 0],
      [17, 0, 1_000],
    ] as const
  ).map(([utilizzo, ordinario, nonLocati]) =>
    caso(
      `reddito di una società semplice, utilizzo ${utilizzo}`,
      uso(utilizzo, { giorni: 100, quota: 50 }),
      { 'fabbricati.totaleOrdinario': ordinario, 'fabbricati.totaleNonLocati': nonLocati },
      'istruzioni 730/2025, quadro B: il reddito è in colonna 1, senza giorni e percentuale',
    ),
  ),
  caso(
    'abitazione principale con IMU',
    uso(1, { casoImu: 2 }),
    { 'fabbricati.totalePrincipaleImu': 1_050, 'fabbricati.totalePrincipale': 0, 'reddito.complessivo': 0 },
    'non imponibile: sostituita dall’IMU',
  ),
  caso(
    'abitazione principale senza IMU',
    uso(1),
    { 'fabbricati.totalePrincipaleImu': 0, 'fabbricati.totalePrincipale': 1_050 },
    'nel reddito, poi in deduzione',
  ),
  caso(
    'caso IMU 2 senza abitazione principale',
    uso(9, { casoImu: 2 }),
    { 'fabbricati.totalePrincipaleImu': 0, 'fabbricati.totaleNonLocati': 1_050 },
    'il caso 2 è della sola abitazione principale',
  ),
  caso(
    'cedolare alle tre aliquote',
    {
      ...casa({ utilizzo: 3, canone: 1_001.37, cedolare: 1 }),
      ...casa({ utilizzo: 8, canone: 2_002, cedolare: 1 }, 1),
      ...casa({ utilizzo: 3, canone: 4_004, cedolare: 3 }, 2),
    },
    {
      'fabbricati.imposta21': 210.29,
      'fabbricati.imposta10': 200.2,
      'fabbricati.imposta26': 1_041.04,
      'fabbricati.impostaCedolare': 1_451.53,
      'fabbricati.redditiCedolare': 7_007.37,
      'reddito.agevolazioni': 7_007.37,
    },
    '1.001,37 × 21%, 2.002 × 10%, 4.004 × 26%',
  ),
];

/** What a change of one number or of one comparison would move, and no other case shows. */
export const marginiFondiari: readonly Caso[] = [...terreni, ...fabbricati];
