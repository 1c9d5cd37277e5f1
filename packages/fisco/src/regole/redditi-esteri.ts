import {
  arrotonda,
  type Dato,
  dato,
  incerto,
  minore,
  oltre,
  per,
  rapporto,
  regola,
  se,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { sempre, tuir } from './fonti.ts';
import { impostaLorda } from './imposta-lorda.ts';
import { redditoComplessivo } from './reddito.ts';

/** Income of one foreign State, already in the other quadri, and the tax paid there for good. */
export const stati = 'stati';

const given = (id: string, titolo: string, prova: string): Dato =>
  dato({ id: `stati.${id}`, titolo, unita: 'euro', raccolta: stati, seManca: 'zero', prova });
export const redditoEstero = given('reddito', 'Reddito prodotto all’estero', 'dichiarazione estera');
export const impostaEstera = given('imposta', 'Imposta definitiva pagata all’estero', 'quietanza estera');

const ART = tuir('art. 165');
const parteEstera = rapporto(minore(redditoEstero, redditoComplessivo), redditoComplessivo);
/** The Italian tax on the foreign income: never more than the whole tax. */
export const quotaItaliana = regola({
  id: 'stati.quotaItaliana',
  titolo: 'Quota d’imposta italiana',
  unita: 'euro',
  raccolta: stati,
  formule: sempre(
    se(
      oltre(redditoEstero, zeroEuro),
      se(
        oltre(redditoComplessivo, zeroEuro),
        incerto(arrotonda.centesimo(per(impostaLorda, parteEstera)), 'decimali del rapporto da riscontrare'),
        zeroEuro,
      ),
      zeroEuro,
    ),
    ART,
  ),
});
export const creditoStato = regola({
  id: 'stati.credito',
  titolo: 'Credito per lo Stato',
  unita: 'euro',
  raccolta: stati,
  formule: sempre(minore(impostaEstera, quotaItaliana), ART),
});
/** To RN29: each State by itself. */
export const creditoStati = regola({
  id: 'estero.credito',
  titolo: 'Credito per redditi prodotti all’estero (quadro CE)',
  unita: 'euro',
  formule: sempre(sommaDi(stati, creditoStato), ART),
});
