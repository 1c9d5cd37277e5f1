import {
  codice,
  dato,
  incerto,
  type Nodo,
  oltre,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as assimilati from './assimilati.ts';
import { rapporti, reddito } from './lavoro.ts';

/** Income of who lives in Campione d'Italia: said by a code or, in quadro L of the 730, by an amount. Its relief is not reckoned. */
const CAMPIONE = codice(5);
export const altriDati = dato({
  id: 'lavoro.altriDati',
  titolo: 'Altri dati del reddito di lavoro',
  unita: 'codice',
  raccolta: rapporti,
  seManca: 'zero',
});
const importoDi = (raccolta: string, titolo: string) =>
  dato({ id: `${raccolta}.importo`, titolo, unita: 'euro', raccolta, seManca: 'zero' });
/** L1 and L2. */
export const inEuro = {
  raccolta: 'campione1',
  importo: importoDi('campione1', 'Campione d’Italia, in euro'),
};
export const inFranchi = {
  raccolta: 'campione2',
  importo: importoDi('campione2', 'Campione d’Italia, in franchi svizzeri'),
};
/** RP91. */
const prodotto = (id: string, titolo: string) =>
  dato({ id: `campione.${id}`, titolo: `Campione d’Italia, ${titolo}`, unita: 'euro', seManca: 'zero' });
export const prodotti = {
  euro: prodotto('euro', 'impresa e lavoro autonomo in euro'),
  franchi: prodotto('franchi', 'redditi in franchi svizzeri'),
  franchiImpresa: prodotto('franchiImpresa', 'impresa e lavoro autonomo in franchi svizzeri'),
  trasparenza: prodotto('trasparenza', 'redditi del soggetto trasparente'),
} as const;
const redditi = somma(
  sommaDi(rapporti, se(uguale(altriDati, CAMPIONE), reddito, zeroEuro)),
  sommaDi(
    assimilati.altriRapporti,
    se(uguale(assimilati.altriDati, CAMPIONE), assimilati.redditoAssimilato, zeroEuro),
  ),
  sommaDi(inEuro.raccolta, inEuro.importo),
  sommaDi(inFranchi.raccolta, inFranchi.importo),
  ...Object.values(prodotti),
);
/** An income from which the relief is not taken: «indicativo» for who has it. */
export const senzaCampione = (di: Nodo): Nodo =>
  se(oltre(redditi, zeroEuro), incerto(di, 'l’agevolazione di Campione d’Italia non è calcolata'), di);
