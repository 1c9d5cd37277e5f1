import type { Caso } from './caso.ts';

const caso = (
  nome: string,
  dati: Caso['dati'],
  attesi: Caso['attesi'],
  derivazione: string,
  annoImposta = 2024,
): Caso => ({ nome: `${nome}, ${annoImposta}`, annoImposta, dati, attesi, derivazione });

const deducibili: readonly Caso[] = [
  caso(
    'previdenza dopo quella già dedotta',
    {
      'oneriDeducibili.previdenzaDedotta': 3_000,
      'oneriDeducibili.familiariDedotta': 64.57,
      'oneriDeducibili.previdenzaNonDedotta': 10_000,
    },
    { 'oneriDeducibili.previdenzaDeducibile': 2_100 },
    '5.164,57 − 3.000 − 64,57',
  ),
  caso(
    'prima occupazione sotto il limite',
    { 'oneriDeducibili.primaOccupazione': 100 },
    { 'oneriDeducibili.primaOccupazioneDeducibile': 100 },
    'si deduce quanto versato',
  ),
  ...(
    [
      [1_001, 25.03],
      [400_000, 7_500],
    ] as const
  ).map(([spesa, quota]) =>
    caso(
      `abitazione data in locazione, ${spesa}`,
      { 'oneriDeducibili.abitazioneLocata': spesa },
      { 'oneriDeducibili.quotaAbitazione': quota },
      'un ottavo del 20%, entro 300.000 di spesa',
    ),
  ),
  caso(
    'quote e residui di start-up e terzo settore',
    {
      'altriRedditi.utili': 10_000,
      'oneriDeducibili.startUp': 100,
      'oneriDeducibili.startUpResiduo': 50,
      'oneriDeducibili.terzoSettore': 30,
      'oneriDeducibili.terzoSettoreResiduo': 20,
    },
    { 'oneriDeducibili.totaleStartUp': 150, 'oneriDeducibili.terzoSettoreDeducibile': 50 },
    'l’anno e il residuo insieme',
  ),
  caso(
    'terzo settore oltre il 10%, con i centesimi',
    { 'altriRedditi.utili': 10_003.7, 'oneriDeducibili.terzoSettore': 2_000 },
    { 'oneriDeducibili.terzoSettoreDeducibile': 1_000.37 },
    '10% di 10.003,70',
  ),
  caso(
    'oneri senza riporto di ogni genere',
    {
      'oneriDeducibili.contributi': 1,
      'oneriDeducibili.assegnoConiuge': 2,
      'oneriDeducibili.istituzioniReligiose': 4,
      'oneriDeducibili.disabili': 8,
      'oneriDeducibili.previdenzaFamiliari': 16,
      'oneriDeducibili.squilibrio': 32,
      'oneriDeducibili.serviziDomestici': 64,
      'forfettario.contributi': 128,
    },
    { 'oneriDeducibili.senzaRiporto': 255, 'oneriDeducibili.totale': 255 },
    'da RP21 a RP30, con i contributi che il regime forfetario non accoglie',
  ),
];

const finanza: readonly Caso[] = [
  caso(
    'plusvalenza oltre le minusvalenze precedenti',
    {
      'cessioni26.corrispettivi[0]': 1_130.37,
      'cessioni26.costi[0]': 1_000,
      'plusvalenze.minusPrecedenti': 30,
      'plusvalenze.eccedenza': 10,
    },
    {
      'plusvalenze.imponibile': 100.37,
      'plusvalenze.minusDaRiportare': 0,
      'plusvalenze.imposta': 26.1,
      'plusvalenze.debito': 16.1,
      'plusvalenze.credito': 0,
    },
    '130,37 − 30; 26% = 26,0962; − 10',
  ),
  ...(
    [
      [2024, 0],
      [2025, 600],
    ] as const
  ).map(([anno, imponibile]) =>
    caso(
      'cripto-attività con costi e minusvalenze',
      {
        'criptoCessioni.corrispettivi': 1_000,
        'criptoCessioni.costi': 300,
        'criptoCessioni.minusPrecedenti': 100,
      },
      { 'criptoCessioni.imponibile': imponibile },
      '1.000 − 300 − 100; fino al 2024 entro la franchigia di 2.000',
      anno,
    ),
  ),
  caso(
    'partecipazioni qualificate cedute prima del 2019',
    { 'plusvalenze.qualificate': 500 },
    { 'plusvalenze.redditoQualificate': 500, 'reddito.complessivo': 500 },
    'a RN1',
  ),
];

const impresa: Caso['dati'] = { 'semplificata.ricavi': 5_000, 'agricole.altrove': 700 };
const attivita: readonly Caso[] = [
  caso('impresa e allevamento', impresa, { 'reddito.attivita': 5_700 }, '5.000 + 700'),
  caso(
    'concordato con impresa e allevamento',
    { ...impresa, 'concordato.impresa.reddito': 20_000 },
    {
      'reddito.attivita': 20_700,
      'concordato.divarioEffettivo': -15_000,
      'reddito.complessivo': 20_700,
      'reddito.agevolazioni': 5_700,
    },
    'a RN1 il concordato, per detrazioni e limiti 5.000 + 700',
  ),
];

/** What a change of one number or of one comparison would move, and no other case shows. */
export const marginiOneri: readonly Caso[] = [...deducibili, ...finanza, ...attivita];
