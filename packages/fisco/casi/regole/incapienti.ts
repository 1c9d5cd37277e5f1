import type { Caso } from './caso.ts';

/** Income of capital has no deduction of its own: what does not fit is of children and of expenses alone. */
const capitale = (reddito: number) => ({ 'altriRedditi.capitali': reddito });
const quattroFigli = {
  'familiari.percentualeUlteriore': 100,
  ...Object.fromEntries(
    [0, 1, 2, 3].flatMap((n) => [
      [`familiari.relazione[${n}]`, n === 0 ? 2 : 3],
      [`familiari.mesiCarico[${n}]`, 12],
      [`familiari.percentuale[${n}]`, 100],
    ]),
  ),
};
const caso = (
  nome: string,
  annoImposta: number,
  [dati, attesi]: [Caso['dati'], Caso['attesi']],
  perche: string,
): Caso => ({
  nome: `${nome}, ${annoImposta}`,
  annoImposta,
  dati,
  attesi,
  derivazione: perche,
});
const figli = (reddito: number): Caso['dati'] => ({ ...capitale(reddito), ...quattroFigli });

/** Deductions that the tax cannot hold: what comes back in money, what goes to a relative. Facts on RN23, RN31 and RN47. */
export const incapienti: readonly Caso[] = [
  caso(
    'Quattro figli, tutto incapiente',
    2021,
    [figli(10_000), { 'detrazioni.creditoFigli': 1_200, 'irpef.netta': 0, 'irpef.differenza': -1_200 }],
    'lorda 2.300; figli 1.150 × 0,9285 × 4 = 4.271,12: i 1.200 sono tutti un credito',
  ),
  caso(
    'Quattro figli, incapiente in parte',
    2021,
    [figli(18_000), { 'detrazioni.creditoFigli': 948.44, 'irpef.differenza': -948.44 }],
    'lorda 4.260; figli 1.150 × 0,8714 × 4 = 4.008,44; 4.008,44 + 1.200 − 4.260',
  ),
  caso(
    'Quattro figli, capiente',
    2021,
    [figli(30_000), { 'detrazioni.creditoFigli': 0, 'detrazioni.crediti': 0 }],
    'lorda 7.720; figli 3.614,24 e 1.200',
  ),
  caso(
    'Quattro figli, due mesi',
    2022,
    [figli(2_000), { 'detrazioni.creditoFigli': 200, 'irpef.differenza': -200 }],
    'lorda 460; figli 2/12 di 1.150 × 0,9857 × 4 = 755,68: resta fuori anche il sesto di 1.200',
  ),
  caso('Quattro figli', 2023, [figli(10_000), { 'detrazioni.creditoFigli': 0 }], 'abolita da marzo 2022'),
  caso(
    'Patologie esenti oltre l’imposta',
    2024,
    [
      { ...capitale(10_000), 'oneri.patologie': 20_000 },
      { 'oneri.detrazionePatologie': 3_775.47, 'oneri.patologieDaRiportare': 1_475.47, 'irpef.netta': 0 },
    ],
    '(20.000 − 129,11) × 19% = 3.775,47; meno la lorda di 2.300',
  ),
  caso(
    'Patologie esenti, la franchigia cade prima sulle altre spese',
    2024,
    [
      { ...capitale(10_000), 'oneri.patologie': 1_000, 'oneri.sanitarie': 200 },
      { 'oneri.detrazionePatologie': 190, 'oneri.patologieDaRiportare': 0 },
    ],
    '1.000 × 19%, tutta nell’imposta di 2.300',
  ),
  caso(
    'Patologie esenti, la franchigia cade in parte su di esse',
    2024,
    [
      { ...capitale(100), 'oneri.patologie': 1_000, 'oneri.sanitarie': 50 },
      { 'oneri.detrazionePatologie': 174.97, 'oneri.patologieDaRiportare': 151.97 },
    ],
    '(1.050 − 129,11) × 19% = 174,97; meno la lorda di 23',
  ),
  caso(
    'Patologie esenti in quattro rate',
    2024,
    [
      { ...capitale(10_000), 'oneri.patologie': 20_000, 'oneri.rateizza': 1 },
      { 'oneri.detrazionePatologie': 0, 'oneri.sanitarieAmmesse': 4_967.72, 'oneri.patologieDaRiportare': 0 },
    ],
    '(20.000 − 129,11) / 4: in quattro rate sono spese come le altre, RN23 non si compila',
  ),
  caso(
    'Minusvalenze, le più vecchie si usano per prime',
    2024,
    [
      {
        'cessioni26.corrispettivi[0]': 1_500,
        'plusvalenze.minusPrecedenti': 4_500,
        'plusvalenze.minus4': 1_000,
        'plusvalenze.minus3': 1_000,
        'plusvalenze.minus2': 1_000,
        'plusvalenze.minus1': 1_000,
      },
      {
        'plusvalenze.imponibile': 0,
        'plusvalenze.minusResta3': 500,
        'plusvalenze.minusResta2': 1_000,
        'plusvalenze.minusResta1': 1_000,
        'plusvalenze.minusDaRiportare': 3_000,
      },
    ],
    '1.500 usano le prime 1.500; restano 2.500 con il loro anno e 500 senza',
  ),
  caso(
    'Minusvalenze di quattro anni prima, scadute',
    2024,
    [
      {
        'cessioni26.corrispettivi[0]': 300,
        'cessioni26.costi[0]': 100,
        'plusvalenze.minusPrecedenti': 1_000,
        'plusvalenze.minus4': 700,
      },
      { 'plusvalenze.minusDaRiportare': 300 },
    ],
    'plusvalenza 200 su 700 che scadono: 500 perse, 300 senza anno si riportano',
  ),
];
