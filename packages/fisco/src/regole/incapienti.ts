import { maggiore, meno, minore, nonDovuto, regola, somma, zeroEuro } from '../engine/index.ts';
import { canoni, totaleDetrazioni } from './detrazioni.ts';
import { ulterioreDetrazioneFigli } from './detrazioni-familiari.ts';
import { daRiscontrare, fonte, sempre, tra, tuir } from './fonti.ts';
import { impostaLorda } from './imposta-lorda.ts';
import { detrazionePatologie } from './spese-sanitarie.ts';

/** What of the deductions, with those for exempt pathologies, is more than the tax. */
const eccesso = regola({
  id: 'detrazioni.incapienti',
  titolo: 'Detrazioni che superano l’imposta lorda',
  unita: 'euro',
  formule: sempre(
    maggiore(zeroEuro, meno(somma(totaleDetrazioni, detrazionePatologie), impostaLorda)),
    tuir('art. 11, c. 3'),
    fonte('Istruzioni Redditi PF 2023', 'fascicolo 1, rigo RN31'),
  ),
});

/** RN31, first column: the 1,200 euro are used after every other deduction, and what is left of them is a credit. */
export const creditoFigli = regola({
  id: 'detrazioni.creditoFigli',
  titolo: 'Credito per l’ulteriore detrazione non capiente',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2021,
      minore(ulterioreDetrazioneFigli, eccesso),
      daRiscontrare('TUIR', 'art. 12, c. 3, testo fino a febbraio 2022'),
    ),
    tra(
      2022,
      2022,
      minore(ulterioreDetrazioneFigli, eccesso),
      fonte('Istruzioni Redditi PF 2023', 'fascicolo 1, rigo RN31'),
    ),
    tra(2023, null, nonDovuto('abolita da marzo 2022'), fonte('D.Lgs. 230/2021', 'art. 10')),
  ],
});
/** RN31, second column. */
export const creditiIncapienti = regola({
  id: 'detrazioni.crediti',
  titolo: 'Crediti per detrazioni incapienti',
  unita: 'euro',
  formule: [
    tra(2018, 2022, somma(canoni.residua, creditoFigli), tuir('artt. 12 e 16')),
    tra(2023, null, canoni.residua, tuir('art. 16')),
  ],
});
