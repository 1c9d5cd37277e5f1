import {
  arrotonda,
  diviso,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  numero,
  oltre,
  per,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/oneri.ts';
import { canoni, totaleDetrazioni } from './detrazioni.ts';
import { ulterioreDetrazioneFigli } from './familiari.ts';
import { daRiscontrare, fonte, sempre, tra, tuir } from './fonti.ts';
import { impostaLorda } from './imposta-lorda.ts';
import { patologie, rateizza, sanitarieConFranchigia } from './oneri-detraibili.ts';

/** What of the deductions is more than the tax. */
const eccesso = regola({
  id: 'detrazioni.incapienti',
  titolo: 'Detrazioni che superano l’imposta lorda',
  unita: 'euro',
  formule: sempre(maggiore(zeroEuro, meno(totaleDetrazioni, impostaLorda)), tuir('art. 11, c. 3')),
});

/** RN31, first column: the 1,200 euro are used after every other deduction, and what is left of them is a credit. */
export const creditoFigli = regola({
  id: 'detrazioni.creditoFigli',
  titolo: 'Credito per l’ulteriore detrazione non capiente',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2022,
      minore(ulterioreDetrazioneFigli, eccesso),
      daRiscontrare('TUIR', 'art. 12, c. 3, testo fino a febbraio 2022'),
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

const dellAnno = (spesa: Nodo): Nodo =>
  se(rateizza, incerto(arrotonda.centesimo(diviso(spesa, numero(4))), 'una rata su quattro'), spesa);
/** The franchigia falls first on the other expenses: what of those for exempt pathologies is deducted. */
export const detrazionePatologie = regola({
  id: 'oneri.detrazionePatologie',
  titolo: 'Detrazione per patologie esenti',
  unita: 'euro',
  formule: sempre(
    arrotonda.centesimo(
      per(
        dellAnno(minore(patologie, maggiore(zeroEuro, meno(sanitarieConFranchigia, p.franchigiaSanitarie)))),
        p.aliquotaOneri,
      ),
    ),
    tuir('art. 15, c. 1, lett. c'),
  ),
});
const altroEccesso: Nodo = maggiore(zeroEuro, meno(eccesso, creditoFigli));
/** What the tax of who is ill cannot hold goes to the relative who paid. */
export const patologieFamiliare = regola({
  id: 'oneri.patologieFamiliare',
  titolo: 'Patologie esenti, detrazione del familiare che ha sostenuto la spesa',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(detrazionePatologie, zeroEuro),
      incerto(minore(detrazionePatologie, altroEccesso), 'usata dopo ogni altra detrazione'),
      zeroEuro,
    ),
    daRiscontrare('TUIR', 'art. 15, c. 2'),
  ),
});
