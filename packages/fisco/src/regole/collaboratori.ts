import { type Dato, dato, regola, sommaDi } from '../engine/index.ts';
import { fonte, sempre, tuir } from './fonti.ts';

/** RS6 and RS7: who works in the business of the family. */
export const collaboratori = 'collaboratori';
const given = (id: string, titolo: string, unita: Dato['unita'] = 'euro'): Dato =>
  dato({ id: `collaboratori.${id}`, titolo, unita, raccolta: collaboratori, seManca: 'zero' });
export const quota = given('quota', 'Quota di partecipazione del collaboratore', 'rapporto');
export const reddito = given('reddito', 'Quota di reddito del collaboratore');
export const aceCeduta = given('ace', 'ACE del collaboratore');
export const zesCeduta = given('zes', 'Reddito ZES del collaboratore');
export const recuperoZes = given('recuperoZes', 'Recupero ZES del collaboratore');

/** RS6 and RS7, sixth column: to RX58. */
export const riattribuita = given('riattribuita', 'Ritenute riattribuite dal collaboratore');

const TESTO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 3, righi RS6 e RS7');
const total = (id: string, titolo: string, di: Dato) =>
  regola({
    id: `collaboratori.${id}`,
    titolo,
    unita: di.unita,
    formule: sempre(sommaDi(collaboratori, di), tuir('art. 5, c. 4'), TESTO),
  });
export const totaleQuote = total('totaleQuote', 'Quote dei collaboratori', quota);
export const totaleAceCeduta = total('totaleAce', 'ACE ceduta ai collaboratori', aceCeduta);
export const totaleZesCeduta = total('totaleZes', 'Reddito ZES dei collaboratori', zesCeduta);
export const totaleRecuperoZes = total('totaleRecuperoZes', 'Recupero ZES dei collaboratori', recuperoZes);
export const ritenuteRiattribuite = total(
  'totaleRiattribuite',
  'Ritenute riattribuite dai collaboratori',
  riattribuita,
);
