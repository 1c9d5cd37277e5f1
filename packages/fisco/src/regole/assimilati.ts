import {
  codice,
  dato,
  meno,
  minore,
  nonDovuto,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { esenteIppici } from '../parametri/quote-esenti.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import { redditoDipendente, redditoPensione, totaleSocialmenteUtile } from './lavoro.ts';

/** Income assimilated to employment whose deduction does not follow the days (RC sez. II). */
export const altriRapporti = 'assimilati';

export const assegnoConiuge = dato({
  id: 'assimilati.assegnoConiuge',
  titolo: 'Assegno del coniuge',
  unita: 'logico',
  raccolta: altriRapporti,
  seManca: 'zero',
});
export const redditoAssimilato = dato({
  id: 'assimilati.reddito',
  titolo: 'Reddito assimilato',
  unita: 'euro',
  raccolta: altriRapporti,
  seManca: 'zero',
  prova: 'CU, punti 4 e 5',
});
/** RC7-RC8, third column: work of the public health service, of horse races, of Campione d'Italia. */
export const altriDati = dato({
  id: 'assimilati.altriDati',
  titolo: 'Altri dati del reddito assimilato',
  unita: 'codice',
  raccolta: altriRapporti,
  seManca: 'zero',
});
const CORSE = codice(3);
const DAL_2025 = fonte('Istruzioni 730/2026', 'r. 2343-2346, 2956-2961');
export const totaleAssegni = regola({
  id: 'assimilati.totaleAssegni',
  titolo: 'Assegni periodici del coniuge',
  unita: 'euro',
  formule: sempre(
    sommaDi(altriRapporti, se(assegnoConiuge, redditoAssimilato, zeroEuro)),
    tuir('art. 50, c. 1, lett. i'),
  ),
});
const nonAssegno = se(assegnoConiuge, zeroEuro, redditoAssimilato);
/** What gives a deduction: not what is paid to who watches over horse races. */
export const totaleAltriAssimilati = regola({
  id: 'assimilati.totaleAltri',
  titolo: 'Altri redditi assimilati',
  unita: 'euro',
  formule: [
    tra(2018, 2024, sommaDi(altriRapporti, nonAssegno), tuir('art. 50')),
    tra(
      2025,
      null,
      sommaDi(altriRapporti, se(uguale(altriDati, CORSE), zeroEuro, nonAssegno)),
      tuir('art. 50'),
      DAL_2025,
    ),
  ],
});
const corse = sommaDi(altriRapporti, se(uguale(altriDati, CORSE), nonAssegno, zeroEuro));
/** RC9, first column, from the form of 2026. */
export const quotaCorse = regola({
  id: 'assimilati.quotaCorse',
  titolo: 'Quota esente dei compensi delle corse ippiche',
  unita: 'euro',
  formule: [
    tra(2018, 2024, nonDovuto('non prevista nell’anno'), DAL_2025),
    tra(2025, null, minore(corse, esenteIppici), DAL_2025),
  ],
});
export const totaleSezionePrima = regola({
  id: 'lavoro.totaleSezionePrima',
  titolo: 'Redditi di lavoro dipendente e pensione',
  unita: 'euro',
  frase: 'Lavoro dipendente per {lavoro.totaleDipendente}, pensione per {lavoro.totalePensione}.',
  formule: sempre(somma(redditoDipendente, redditoPensione), tuir('art. 51')),
});
export const totaleAssimilati = regola({
  id: 'assimilati.totale',
  titolo: 'Redditi assimilati',
  unita: 'euro',
  formule: [
    tra(2018, 2024, somma(totaleAssegni, totaleAltriAssimilati), tuir('art. 52')),
    tra(
      2025,
      null,
      somma(totaleAssegni, totaleAltriAssimilati, meno(corse, quotaCorse)),
      tuir('art. 52'),
      DAL_2025,
    ),
  ],
});
/** RC5, last column: with work of public use, whether taxed or not. */
export const totaleRigo = regola({
  id: 'lavoro.totaleRigo',
  titolo: 'Redditi della sezione I',
  unita: 'euro',
  formule: sempre(somma(totaleSezionePrima, totaleSocialmenteUtile), tuir('art. 51')),
});
