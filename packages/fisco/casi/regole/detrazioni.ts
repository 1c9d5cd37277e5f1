import { type Caso, dipendente } from './caso.ts';

const caso = (
  nome: string,
  annoImposta: number,
  dati: Caso['dati'],
  attesi: Caso['attesi'],
  derivazione: string,
): Caso => ({
  nome: `${nome}, ${annoImposta}`,
  annoImposta,
  dati,
  attesi,
  derivazione,
});
const sanitarie = {
  'oneri.patologie': 100,
  'oneri.sanitarie': 300,
  'oneri.sanitarieFamiliari': 7_000,
  'oneri.sanitarieDisabili': 500,
};
const assegno = (importo: number, posto = 0) => ({
  [`assimilati.reddito[${posto}]`]: importo,
  [`assimilati.assegnoConiuge[${posto}]`]: 1,
});

/** Deductions that could be broken with every other case still green. */
export const detrazioni: readonly Caso[] = [
  caso(
    'Sanitarie, una franchigia sola',
    2024,
    sanitarie,
    { 'oneri.sanitarieAmmesse': 6_868.37, 'oneri.detrazionePatologie': 19 },
    '300 + 6.197,48 − 129,11 + 500; a parte il 19% di 100, che non ha più franchigia',
  ),
  caso(
    'Sanitarie in quattro rate',
    2024,
    { ...sanitarie, 'oneri.rateizza': 1 },
    { 'oneri.sanitarieAmmesse': 1_742.09 },
    '(100 + 300 + 6.197,48 − 129,11 + 500) / 4',
  ),
  caso(
    'Sanitarie sotto la franchigia',
    2024,
    { 'oneri.sanitarie': 129.11, 'oneri.sanitarieDisabili': 10 },
    { 'oneri.sanitarieAmmesse': 10 },
    'la franchigia non tocca RP3',
  ),
  ...[2019, 2023, 2024, 2025].map((anno) =>
    caso(
      'Veicoli e mutui mai ridotti',
      anno,
      { ...dipendente(180_000), 'oneri.veicoli': 20_000, 'spese.codice[0]': 10, 'spese.importo[0]': 2_000 },
      { 'detrazioni.oneri19': anno === 2024 ? 3_554.44 : 3_814.44 },
      '18.075,99 e 2.000 al 19%; nel 2024 il taglio di 260 cade sul mutuo e mai sulle spese della lettera c',
    ),
  ),
  caso(
    'Assegno del coniuge',
    2024,
    assegno(10_000),
    { 'assimilati.totale': 10_000, 'detrazioni.assimilati': 1_858.37 },
    'formula delle pensioni senza giorni: 700 + 1.255 × 0,9230',
  ),
  caso(
    'Assegno del coniuge e altri assimilati',
    2024,
    { ...assegno(5_000), 'assimilati.reddito[1]': 5_000 },
    { 'assimilati.totaleAssegni': 5_000, 'assimilati.totaleAltri': 5_000, 'detrazioni.assimilati': 1_858.37 },
    'la più favorevole fra 1.112 e 1.858,37',
  ),
  caso(
    'Lavoro e pensione insieme, contro gli assimilati',
    2024,
    {
      ...dipendente(10_000, 100),
      'lavoro.tipologia[1]': 1,
      'lavoro.reddito[1]': 8_000,
      'lavoro.giorniPensione': 265,
      'assimilati.reddito[0]': 2_000,
    },
    { 'detrazioni.lavoroDipendente': 723.89, 'detrazioni.pensione': 881.98, 'detrazioni.assimilati': 0 },
    'RC 20.000: 2.642,21 × 100/365 e 1.214,85 × 265/365; 771,96 non si cumula',
  ),
  caso(
    'Altro familiare al 50%',
    2024,
    {
      ...dipendente(30_000),
      'familiari.relazione[0]': 4,
      'familiari.mesiCarico[0]': 12,
      'familiari.percentuale[0]': 50,
    },
    { 'detrazioni.altriFamiliari': 234.38, 'detrazioni.familiari': 234.38 },
    '750 × 0,6250 × 50%',
  ),
  caso(
    'Figlio oltre i 21 anni nell’anno dell’assegno unico',
    2022,
    {
      ...dipendente(30_000),
      'familiari.relazione[0]': 2,
      'familiari.mesiCarico[0]': 12,
      'familiari.percentuale[0]': 100,
      'familiari.mesiDetrazione[0]': 10,
    },
    { 'detrazioni.figli': 649.99 },
    '950 × 0,6842: 2/12 con le regole vecchie, 10/12 con le nuove',
  ),
  caso(
    'Reddito di vantaggio nel riferimento',
    2024,
    { ...dipendente(20_000), 'vantaggio.componentiPositivi': 10_000 },
    { 'sostitutiva.reddito': 10_000, 'reddito.riferimento': 30_000 },
    'L. 190/2014, c. 75; D.L. 98/2011',
  ),
];
