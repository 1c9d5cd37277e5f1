import { meno, regola, somma } from '../engine/index.ts';
import { totale as altreDetrazioni } from './altre-detrazioni.ts';
import { useCanoni } from './canoni.ts';
import { detrazioniFamiliari, ulterioreDetrazioneFigli } from './detrazioni-familiari.ts';
import {
  detrazioneAssimilati,
  detrazioneDipendente,
  detrazionePensione,
  ulterioreDetrazione,
} from './detrazioni-lavoro.ts';
import {
  detrazioneEnergia,
  detrazioneMobili,
  detrazioneRecupero,
  detrazioniOneri,
} from './detrazioni-oneri.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import { impostaLorda } from './imposta-lorda.ts';
import { detrazioneSicurezza } from './lavoro-aggiunte.ts';
import {
  primoResiduo,
  secondoResiduo,
  terzoResiduo,
  totale as totaleStartUp,
  useStartUp,
} from './start-up.ts';

export const detrazioniLavoro = regola({
  id: 'detrazioni.lavoro',
  titolo: 'Detrazioni per lavoro',
  unita: 'euro',
  formule: sempre(
    somma(detrazioneDipendente, detrazionePensione, detrazioneAssimilati, ulterioreDetrazione),
    tuir('art. 13'),
  ),
});
export const detrazioniCarichiLavoro = regola({
  id: 'detrazioni.carichiELavoro',
  titolo: 'Detrazioni per carichi di famiglia e lavoro',
  unita: 'euro',
  frase: 'Familiari a carico per {detrazioni.familiari}, lavoro per {detrazioni.lavoro}.',
  formule: sempre(somma(detrazioniFamiliari, detrazioniLavoro), tuir('artt. 12 e 13')),
});
/** RN12: start-ups take from the tax before the rents. */
export const canoni = useCanoni(
  meno(impostaLorda, detrazioniCarichiLavoro, terzoResiduo, secondoResiduo, primoResiduo, totaleStartUp),
);
export const detrazioniCasa = regola({
  id: 'detrazioni.casa',
  titolo: 'Detrazioni per lavori sugli immobili',
  unita: 'euro',
  formule: sempre(
    somma(detrazioneRecupero, detrazioneMobili, detrazioneEnergia, altreDetrazioni, detrazioneSicurezza),
    tuir('art. 16-bis'),
  ),
});
const primaDiStartUp = somma(detrazioniCarichiLavoro, canoni.utilizzata, detrazioniOneri, detrazioniCasa);
/** All but what start-ups give, which is used after the rest and carried; the credit for four children comes after it. */
const senzaStartUp = regola({
  id: 'detrazioni.senzaStartUp',
  titolo: 'Detrazioni prima di quelle per start-up',
  unita: 'euro',
  formule: [
    tra(2018, 2021, primaDiStartUp, tuir('artt. 12, 13, 15 e 16')),
    tra(
      2022,
      2022,
      meno(primaDiStartUp, ulterioreDetrazioneFigli),
      fonte('Istruzioni Redditi PF 2023', 'fascicolo 1, righi da RN18 a RN21'),
    ),
    tra(2023, null, primaDiStartUp, tuir('artt. 12, 13, 15 e 16')),
  ],
});
export const startUp = useStartUp(impostaLorda, senzaStartUp);
export const totaleDetrazioni = regola({
  id: 'detrazioni.totale',
  titolo: 'Totale detrazioni',
  unita: 'euro',
  frase:
    'Familiari e lavoro per {detrazioni.carichiELavoro}, oneri per {detrazioni.oneri}, canoni per {canoni.utilizzata}, lavori sugli immobili per {detrazioni.casa}, start-up per {startUp.usate}.',
  formule: sempre(
    somma(detrazioniCarichiLavoro, canoni.utilizzata, detrazioniOneri, detrazioniCasa, startUp.usate),
    tuir('artt. 12, 13, 15 e 16'),
  ),
});
