import { type Caso, dipendente } from './caso.ts';

const caso = (
  nome: string,
  dati: Caso['dati'],
  attesi: Caso['attesi'],
  derivazione: string,
  annoImposta = 2024,
): Caso => ({ nome: `${nome}, ${annoImposta}`, annoImposta, dati, attesi, derivazione });

const diversi: Caso['dati'] = {
  'altriRedditi.commerciali': 1_000,
  'altriRedditi.commercialiSpese': 100,
  'altriRedditi.autonomi': 2_000,
  'altriRedditi.autonomiSpese': 300,
  'altriRedditi.obblighi': 400,
  'altriRedditi.obblighiSpese': 500,
};
const sport: Caso['dati'] = {
  'altriRedditi.utili': 50,
  'altriRedditi.utiliRitenute': 5,
  'altriRedditi.sport': 500,
  'altriRedditi.sportRitenute': 30,
};
const altriRedditi: readonly Caso[] = [
  caso(
    'ritenute di ogni sezione di RL',
    {
      'altriRedditi.utiliRitenute': 10,
      'altriRedditi.capitaliRitenute': 20,
      'altriRedditi.ritenuteDiversi': 40,
      'altriRedditi.ritenuteAutonomo': 80,
    },
    { 'altriRedditi.ritenuteCapitale': 30, 'altriRedditi.ritenute': 150 },
    'RL3 + RL20 + RL31',
  ),
  caso(
    'redditi occasionali al netto delle spese',
    diversi,
    { 'altriRedditi.occasionale': 2_600, 'altriRedditi.diversi': 2_600, 'reddito.senzaGiorni': 2_600 },
    '900 + 1.700 + 0: le spese non superano il loro rigo',
  ),
  caso(
    'altri redditi di lavoro autonomo',
    {
      'altriRedditi.diritti': 1_000,
      'altriRedditi.protesti': 500,
      'altriRedditi.associati': 200,
      'altriRedditi.deduzioniForfetarie': 2_000,
      'altriRedditi.utili': 50,
    },
    { 'altriRedditi.totaleCompensi': 1_700, 'altriRedditi.autonomo': 200, 'altriRedditi.totale': 250 },
    '1.700 − (1.000 + 500): le deduzioni non toccano RL27',
  ),
  caso(
    'compensi sportivi',
    sport,
    { 'altriRedditi.totale': 50, 'altriRedditi.ritenute': 35 },
    'fino al 2022: i primi 10.000 non sono reddito, le ritenute sono tutte d’acconto',
    2022,
  ),
  caso(
    'compensi sportivi',
    sport,
    { 'altriRedditi.totale': 50, 'altriRedditi.ritenute': 35 },
    'PF2 2024 r. 865: RL21-RL23 restano, per i compensi del primo semestre 2023',
    2023,
  ),
  caso(
    'compensi sportivi oltre la fascia a titolo d’imposta',
    { 'altriRedditi.sport': 35_000, 'altriRedditi.sportRitenute': 5_750 },
    { 'altriRedditi.totale': 4_341.72, 'altriRedditi.ritenute': 998.6 },
    'PF2 2023 r. 870: 35.000 − 10.000 − 20.658,28; 5.750 − 23% di 20.658,28 (4.751,40)',
    2022,
  ),
];

const programmatore = (ricavi: number): Caso['dati'] => ({
  'attivita.ateco[0]': 620_200,
  'attivita.genere[0]': 2,
  'attivita.ricavi[0]': ricavi,
});
const concordato = (reddito: number, precedente: number): Caso['dati'] => ({
  ...programmatore(30_000),
  'forfettario.redditoConcordato': reddito,
  'forfettario.redditoPrecedente': precedente,
});
const forfettario: readonly Caso[] = [
  caso(
    'ricavi senza codice ATECO',
    { 'attivita.ricavi[0]': 1_000, 'attivita.genere[0]': 2 },
    { 'forfettario.redditoLordo': 'incompleto' },
    'senza attività non c’è coefficiente',
  ),
  caso(
    'codice ATECO senza ricavi',
    { 'attivita.ateco[0]': 620_200 },
    { 'attivita.coefficiente': 67, 'forfettario.redditoLordo': 0 },
    'allegato 4: 67%',
  ),
  caso(
    'imposta con i centesimi',
    programmatore(101),
    { 'attivita.reddito': 67.67, 'forfettario.imposta': 10.15 },
    '101 × 67%; × 15%',
  ),
  caso(
    'primo acconto con i centesimi',
    { 'vantaggio.componentiPositivi': 6_000.2 },
    {
      'vantaggio.imposta': 300.01,
      'sostitutiva.reddito': 6_000.2,
      'sostitutiva.primoAcconto': 150.01,
      'sostitutiva.secondoAcconto': 150,
    },
    '5% di 6.000,20; metà di 300,01 = 150,005',
  ),
  ...(
    [
      [1_033, 0],
      [1_033.2, 51.66],
    ] as const
  ).map(([positivi, secondo]) =>
    caso(
      `acconto alla soglia, ${positivi}`,
      { 'vantaggio.componentiPositivi': positivi },
      { 'sostitutiva.primoAcconto': 0, 'sostitutiva.secondoAcconto': secondo },
      '51,65 non è dovuto, 51,66 sì',
    ),
  ),
  caso(
    'concordato sotto il reddito precedente',
    concordato(10_000, 20_000),
    {
      'forfettario.maggiorReddito': 0,
      'forfettario.impostaConcordato': 0,
      'forfettario.concordatoOrdinario': 10_000,
    },
    'nessun maggior reddito',
  ),
  caso(
    'concordato, imposta con i centesimi e reddito effettivo',
    { ...concordato(20_001, 10_000), 'forfettario.contributi': 1_000 },
    { 'forfettario.impostaConcordato': 1_000.1, 'forfettario.reddito': 9_000, 'sostitutiva.reddito': 19_100 },
    '10.001 × 10%; 10.000 − 1.000; detrazioni e limiti su 30.000 × 67% − 1.000',
  ),
  caso(
    'concordato con contributi oltre il reddito effettivo',
    { ...concordato(20_000, 10_000), 'forfettario.contributi': 25_000 },
    { 'sostitutiva.reddito': 0, 'forfettario.contributiEccedenti': 15_000 },
    '20.100 − 25.000 non scende sotto zero; 25.000 − 10.000',
  ),
  caso(
    'concordato, le perdite lasciano il minimo',
    { ...concordato(5_000, 5_000), 'forfettario.perditePiene': 10_000 },
    { 'forfettario.reddito': 2_000, 'forfettario.perditePieneResidue': 7_000 },
    'mai sotto 2.000',
  ),
];

const contributi: readonly Caso[] = [
  caso(
    'artigiano senza reddito',
    { 'iscritti.gestione[0]': 1 },
    { 'iscritti.ivs': 4_419.6, 'iscritti.maternita': 7.44, 'artigiani.debito': 4_427.04 },
    'il minimale è dovuto comunque: 18.415 × 24% + 7,44',
  ),
  caso(
    'reddito senza gestione',
    { 'iscritti.reddito[0]': 10_000 },
    { 'iscritti.ivs': 'incompleto' },
    'artigiano o commerciante: le aliquote sono diverse',
  ),
  caso(
    'versato di ogni genere',
    { 'iscritti.gestione[0]': 1, 'iscritti.minimaleVersato[0]': 100, 'iscritti.eccedenzaVersata[0]': 50 },
    { 'artigiani.versato': 150, 'artigiani.debito': 4_327.04, 'artigiani.credito': 50 },
    'minimale 4.427,04 − 100; oltre il minimale 0 − 50',
  ),
  caso(
    'acconti degli artigiani con i centesimi',
    { 'iscritti.gestione[0]': 1, 'iscritti.reddito[0]': 60_000.01 },
    {
      'iscritti.accontoSuccessivo': 9_992.32,
      'artigiani.primoAcconto': 4_996.16,
      'artigiani.secondoAcconto': 4_996.16,
    },
    '(60.000,01 − 18.555) × 24% + (60.000,01 − 55.448) × 1%, in due parti',
  ),
  caso(
    'gestione separata con i centesimi',
    { 'gestioneSeparata.reddito[0]': 10_001, 'gestioneSeparata.aliquota[0]': 2 },
    {
      'gestioneSeparata.contributo': 2_607.26,
      'separataTotale.primoAcconto': 1_042.9,
      'separataTotale.secondoAcconto': 1_042.9,
    },
    '10.001 × 26,07%; 40% e 40%',
  ),
];

const cpb = (reddito: number, precedente: number, aliquota: number): Caso['dati'] => ({
  'concordato.autonomo.reddito': reddito,
  'concordato.autonomo.precedente': precedente,
  'concordato.autonomo.aliquota': aliquota,
});
const concordatoIsa: readonly Caso[] = [
  caso(
    'concordato ISA sotto il reddito precedente',
    cpb(10_000, 20_000, 1),
    {
      'concordato.autonomo.eccedenza': 0,
      'concordato.autonomo.imposta': 0,
      'concordato.rettificatoAutonomo': 10_000,
    },
    'nessun maggior reddito',
  ),
  caso(
    'concordato ISA con i centesimi',
    cpb(20_000.37, 10_000, 2),
    { 'concordato.autonomo.imposta': 1_200.04, 'concordato.rettificatoAutonomo': 10_000 },
    '10.000,37 × 12%',
  ),
  caso(
    'concordato ISA oltre 85.000 con i centesimi',
    { ...cpb(200_000.37, 100_000, 10), 'concordato.autonomo.comma': 1 },
    { 'concordato.autonomo.imposta': 14_950.16 },
    '85.000 × 10% + 15.000,37 × 43%',
    2025,
  ),
  caso(
    'concordato ISA sopra il minimo',
    cpb(10_000, 9_000, 1),
    { 'concordato.rettificatoAutonomo': 9_000, 'reddito.attivita': 9_000 },
    '10.000 − 1.000',
  ),
  caso(
    'concordato ISA: 2.000 al netto della parte tassata a parte',
    cpb(10_000, 1_000, 1),
    { 'concordato.rettificatoAutonomo': 1_000, 'concordato.divarioEffettivo': -1_000 },
    'PF3 2026, CP9: non meno di 2.000 − 9.000, dunque 10.000 − 9.000 = 1.000; il reddito effettivo è zero',
  ),
  caso(
    'concordato ISA: variazioni che scendono sotto 2.000',
    { ...cpb(3_000, 2_500, 1), 'concordato.autonomo.variazioniMeno': 4_000 },
    {
      'concordato.rettificatoAutonomo': 1_500,
      'concordato.perditaAutonomo': 3_000,
      'reddito.attivita': -1_500,
    },
    '2.500 − 4.000 = −1.500, almeno 2.000 − 500; perdita 1.500 + 1.500',
  ),
];
const bonus: Caso['dati'] = {
  ...dipendente(20_000, 300),
  'tredicesima.giorni': 300,
  'familiari.relazione[0]': 2,
  'familiari.mesiCarico[0]': 12,
};
const tredicesima: readonly Caso[] = [
  caso('bonus tredicesima con i centesimi', bonus, { 'tredicesima.bonus': 82.19 }, '100 × 300 / 365'),
  caso(
    'bonus tredicesima del solo coniuge a carico',
    { ...bonus, 'familiari.relazione[0]': 1 },
    { 'tredicesima.bonus': 0 },
    'serve un figlio a carico',
  ),
  caso('bonus tredicesima', bonus, { 'tredicesima.bonus': 0 }, 'solo nel 2024', 2023),
];

const MILANO = 50_205;
const addizionali: readonly Caso[] = [
  caso(
    'acconto comunale con i centesimi',
    {
      ...dipendente(41_530),
      'addizionali.domicilio': MILANO,
      'addizionali.domicilioSuccessivo': MILANO,
    },
    { 'addizionali.comunale': 332.24, 'addizionali.acconto': 99.67 },
    '0,8% di 41.530; 30% di 332,24',
  ),
];

/** What a change of one number or of one comparison would move, and no other case shows. */
export const margini: readonly Caso[] = [
  ...altriRedditi,
  ...forfettario,
  ...contributi,
  ...concordatoIsa,
  ...tredicesima,
  ...addizionali,
];
