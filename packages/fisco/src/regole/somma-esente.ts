import {
  arrotonda,
  codice,
  dato,
  diviso,
  e,
  fino,
  incerto,
  maggiore,
  meno,
  non,
  nonDovuto,
  oltre,
  per,
  presente,
  regola,
  se,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { giorniAnno } from '../parametri/irpef.ts';
import * as p from '../parametri/somma-esente.ts';
import { giorniArticolo49, isSoloAssimilato, reddito, redditoArticolo49 } from './articolo-49.ts';
import { fonte, tra } from './fonti.ts';
import { redditoBonus as rc, redditoDipendente } from './reddito.ts';

/** RC14, columns 9 and 10: whether the employer paid it, and how much. */
export const codiceErogazione = dato({
  id: 'sommaEsente.codice',
  titolo: 'Somma esente erogata dal datore',
  unita: 'codice',
  seManca: 'zero',
  prova: 'CU, punto 724',
});
export const sommaErogata = dato({
  id: 'sommaEsente.erogata',
  titolo: 'Somma esente erogata',
  unita: 'euro',
  seManca: 'ignoto',
  prova: 'CU, punto 725',
});
/** RN41, first column: paid to who has no such job, and not taken back. */
export const sommaNonSpettante = dato({
  id: 'sommaEsente.nonSpettante',
  titolo: 'Somma esente erogata e non spettante',
  unita: 'euro',
  seManca: 'zero',
  prova: 'CU, punto 725',
});

const LEGGE = fonte('L. 207/2024', 'art. 1, cc. 4 e 5');
const delBonus = (id: string, titolo: string, valore: Parameters<typeof se>[1]) =>
  regola({
    id: `lavoro.${id}`,
    titolo,
    unita: 'euro',
    formule: [tra(2018, 2024, nonDovuto('non prevista nell’anno'), LEGGE), tra(2025, null, valore, LEGGE)],
  });

const ASSIMILATI = 'senza RC14 col. 6 si prendono i redditi di RC1-RC3, che comprendono i collaboratori';
/** The income is brought to the year only to choose the percentage. */
const annuo = arrotonda.centesimo(diviso(per(redditoArticolo49, giorniAnno), giorniArticolo49));
const percentuale = se(
  fino(annuo, p.primaSoglia),
  p.primaPercentuale,
  se(fino(annuo, p.secondaSoglia), p.secondaPercentuale, p.terzaPercentuale),
);
const importo = arrotonda.centesimo(per(redditoArticolo49, percentuale));

/** RN44, first column: for employees up to 20,000 euro of income. */
export const sommaEsente = delBonus(
  'sommaEsente',
  'Somma che non concorre al reddito',
  se(
    e(oltre(redditoDipendente, zeroEuro), non(isSoloAssimilato)),
    se(
      fino(rc, p.limite),
      se(presente(reddito), importo, incerto(importo, ASSIMILATI)),
      nonDovuto('reddito oltre il limite'),
    ),
    nonDovuto('nessun reddito di lavoro dipendente'),
  ),
);

const erogata = se(uguale(codiceErogazione, codice(1)), sommaErogata, zeroEuro);
const nulla = nonDovuto('nessun importo');
const seDetto = (valore: Parameters<typeof se>[1]) =>
  se(presente(codiceErogazione), valore, nonDovuto('RC14 col. 9 non dice se il datore l’ha erogata'));
/** RN44, second column: what the employer did not pay. */
export const sommaRiconosciuta = delBonus(
  'sommaEsenteRiconosciuta',
  'Somma esente riconosciuta in dichiarazione',
  seDetto(se(oltre(sommaEsente, erogata), maggiore(zeroEuro, meno(sommaEsente, erogata)), nulla)),
);
/** RN44, third column. */
export const sommaDaRestituire = delBonus(
  'sommaEsenteDaRestituire',
  'Somma esente da restituire',
  seDetto(se(oltre(erogata, sommaEsente), meno(erogata, sommaEsente), nulla)),
);
