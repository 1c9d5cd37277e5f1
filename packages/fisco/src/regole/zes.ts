import {
  arrotonda,
  type Dato,
  dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  per,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { quotaZes } from '../parametri/prospetti.ts';
import { totaleRecuperoZes, totaleZesCeduta } from './collaboratori.ts';
import { fonte, sempre } from './fonti.ts';
import { proporziona } from './proporzione.ts';
import { aceUsata, redditoComplessivo } from './reddito.ts';

/** RS491 and RS492: one special economic zone; RS494: what is lost of the years before. */
export const zone = 'zoneEconomiche';
export const decadenze = 'decadenzeZes';
const LEGGE = fonte('L. 178/2020', 'art. 1, c. 173-175');
const TESTO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 3, righi RS491-RS495');
const make = (id: string, titolo: string, valore: Nodo) =>
  regola({ id: `zes.${id}`, titolo: `ZES: ${titolo}`, unita: 'euro', formule: sempre(valore, LEGGE, TESTO) });
const given = (raccolta: string, id: string, titolo: string): Dato =>
  dato({ id: `${raccolta}.${id}`, titolo: `ZES: ${titolo}`, unita: 'euro', raccolta, seManca: 'zero' });

export const reddito = given(zone, 'reddito', 'reddito della zona');
export const redditi = make('redditi', 'redditi delle zone', sommaDi(zone, reddito));
export const attribuiti = dato({
  id: 'zes.attribuiti',
  titolo: 'ZES: redditi attribuiti da altri',
  unita: 'euro',
  seManca: 'zero',
});
export const totale = make(
  'totale',
  'reddito agevolato',
  maggiore(zeroEuro, meno(somma(redditi, attribuiti), totaleZesCeduta)),
);

/** Columns 3-9 of RS494, one a year. */
export const daRecuperare = [1, 2, 3, 4, 5, 6, 7].map((n) =>
  given(decadenze, `anno${n}`, `agevolazione da recuperare, ${n}° anno`),
);
export const recuperoAttribuito = dato({
  id: 'zes.recuperoAttribuito',
  titolo: 'ZES: recupero attribuito da altri',
  unita: 'euro',
  seManca: 'zero',
});
export const recupero = make(
  'recupero',
  'agevolazione da recuperare',
  somma(recuperoAttribuito, ...daRecuperare.map((anno) => sommaDi(decadenze, anno))),
);
/** What goes to RN26: of the family business without the shares of who works in it. */
export const recuperoNetto = make(
  'recuperoNetto',
  'recupero a RN26',
  maggiore(zeroEuro, meno(recupero, totaleRecuperoZes)),
);

/** Half of the tax on the income of the zones: the tax before it, as much as they are of the whole. */
export const makeAgevolazione = (imposta: Nodo) => {
  const intero = somma(redditoComplessivo, aceUsata);
  return make(
    'agevolazione',
    'riduzione dell’imposta',
    se(
      oltre(totale, zeroEuro),
      se(
        oltre(intero, zeroEuro),
        arrotonda.centesimo(per(proporziona(imposta, minore(totale, intero), intero), quotaZes)),
        zeroEuro,
      ),
      zeroEuro,
    ),
  );
};
