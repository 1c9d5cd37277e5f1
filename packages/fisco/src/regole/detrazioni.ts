import { regola, somma } from '../engine/index.ts';
import {
  detrazioneAssimilati,
  detrazioneDipendente,
  detrazionePensione,
  ulterioreDetrazione,
} from './detrazioni-lavoro.ts';
import { detrazioniFamiliari } from './familiari.ts';
import { sempre, tuir } from './fonti.ts';
import { detrazioniOneri } from './oneri-detraibili.ts';

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
export const totaleDetrazioni = regola({
  id: 'detrazioni.totale',
  titolo: 'Totale detrazioni',
  unita: 'euro',
  frase: 'Familiari e lavoro per {detrazioni.carichiELavoro}, oneri per {detrazioni.oneri}.',
  formule: sempre(somma(detrazioniCarichiLavoro, detrazioniOneri), tuir('artt. 12, 13 e 15')),
});
