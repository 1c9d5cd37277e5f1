import { dato, regola, se, somma, sommaDi, zeroEuro } from '../engine/index.ts';
import { sempre, tuir } from './fonti.ts';
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
export const totaleAssegni = regola({
  id: 'assimilati.totaleAssegni',
  titolo: 'Assegni periodici del coniuge',
  unita: 'euro',
  formule: sempre(
    sommaDi(altriRapporti, se(assegnoConiuge, redditoAssimilato, zeroEuro)),
    tuir('art. 50, c. 1, lett. i'),
  ),
});
export const totaleAltriAssimilati = regola({
  id: 'assimilati.totaleAltri',
  titolo: 'Altri redditi assimilati',
  unita: 'euro',
  formule: sempre(sommaDi(altriRapporti, se(assegnoConiuge, zeroEuro, redditoAssimilato)), tuir('art. 50')),
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
  formule: sempre(somma(totaleAssegni, totaleAltriAssimilati), tuir('art. 52')),
});
/** RC5, last column: with work of public use, whether taxed or not. */
export const totaleRigo = regola({
  id: 'lavoro.totaleRigo',
  titolo: 'Redditi della sezione I',
  unita: 'euro',
  formule: sempre(somma(totaleSezionePrima, totaleSocialmenteUtile), tuir('art. 51')),
});
