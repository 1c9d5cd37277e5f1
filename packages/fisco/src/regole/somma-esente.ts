import {
  arrotonda,
  diviso,
  fino,
  incerto,
  nonDovuto,
  oltre,
  per,
  regola,
  se,
  zeroEuro,
} from '../engine/index.ts';
import { giorniAnno } from '../parametri/irpef.ts';
import * as p from '../parametri/somma-esente.ts';
import { fonte, tra } from './fonti.ts';
import { giorniLavoro, redditoDipendente } from './lavoro.ts';
import { redditoBonus as rc } from './reddito.ts';

const ASSIMILATI = 'non spetta sui redditi assimilati con i giorni, che la tipologia 2 non distingue';
/** The income is brought to the year only to choose the percentage. */
const annuo = arrotonda.centesimo(diviso(per(redditoDipendente, giorniAnno), giorniLavoro));
const percentuale = se(
  fino(annuo, p.primaSoglia),
  p.primaPercentuale,
  se(fino(annuo, p.secondaSoglia), p.secondaPercentuale, p.terzaPercentuale),
);

/** Sum that does not count as income, for employees up to 20,000 euro (L. 207/2024, art. 1, cc. 4 and 5). */
export const sommaEsente = regola({
  id: 'lavoro.sommaEsente',
  titolo: 'Somma che non concorre al reddito',
  unita: 'euro',
  formule: [
    tra(2018, 2024, nonDovuto('non prevista nell’anno'), fonte('L. 207/2024', 'art. 1, c. 4')),
    tra(
      2025,
      null,
      se(
        oltre(redditoDipendente, zeroEuro),
        se(
          fino(rc, p.limite),
          incerto(arrotonda.centesimo(per(redditoDipendente, percentuale)), ASSIMILATI),
          nonDovuto('reddito oltre il limite'),
        ),
        nonDovuto('nessun reddito di lavoro dipendente'),
      ),
      fonte('L. 207/2024', 'art. 1, c. 4'),
    ),
  ],
});
