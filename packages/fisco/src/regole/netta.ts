import { maggiore, meno, regola, somma, zeroEuro } from '../engine/index.ts';
import { makeRiduzione } from './campione.ts';
import * as crediti from './crediti.ts';
import { totaleDetrazioni } from './detrazioni.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { impostaLorda } from './imposta-lorda.ts';
import { aceUsata, redditoComplessivo } from './reddito.ts';
import { detrazionePatologie } from './spese-sanitarie.ts';
import * as zes from './zes.ts';

/** RN25: all of them as they are due, whether the tax can hold them or not. */
export const creditiConResiduo = regola({
  id: 'crediti.conResiduo',
  titolo: 'Altre detrazioni e crediti d’imposta che generano residui',
  unita: 'euro',
  formule: sempre(
    somma(detrazionePatologie, ...Object.values(crediti.nellaLorda).map(({ spettante }) => spettante)),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, righi RN24 e RN25'),
  ),
});

const prima = maggiore(zeroEuro, meno(impostaLorda, totaleDetrazioni, creditiConResiduo));
const riduzioneCampione = makeRiduzione(prima, somma(redditoComplessivo, aceUsata));
export const agevolazioneZes = zes.makeAgevolazione(prima);
export const impostaNetta = regola({
  id: 'irpef.netta',
  titolo: 'Imposta netta',
  unita: 'euro',
  frase: 'Imposta lorda di {irpef.lorda} meno detrazioni per {detrazioni.totale}.',
  formule: sempre(
    somma(maggiore(zeroEuro, meno(prima, riduzioneCampione, agevolazioneZes)), zes.recuperoNetto),
    tuir('art. 11, c. 3'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN26'),
  ),
});
