import {
  arrotonda,
  type Concetto,
  codice,
  dato,
  e,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  non,
  o,
  oltre,
  per,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/campione.ts';
import * as assimilati from './assimilati.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { rapporti, reddito } from './lavoro.ts';
import { quotaCampione, quotaCampionePensioni } from './lavoro-aggiunte.ts';
import { proporziona } from './proporzione.ts';

/** Income of who lives in Campione d'Italia: said by a code or by an amount. In quadro L of the 730 its relief is not reckoned. */
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
/** RP90, or L1 and L2 of the 730. */
export const inEuro = {
  raccolta: 'campione1',
  codice: dato({
    id: 'campione1.codice',
    titolo: 'Campione d’Italia, tipo di reddito in euro',
    unita: 'codice',
    raccolta: 'campione1',
    seManca: 'zero',
  }),
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
const DEL_LAVORO = somma(
  sommaDi(rapporti, se(uguale(altriDati, CAMPIONE), reddito, zeroEuro)),
  sommaDi(
    assimilati.altriRapporti,
    se(uguale(assimilati.altriDati, CAMPIONE), assimilati.redditoAssimilato, zeroEuro),
  ),
);
const isDi = (...codici: readonly number[]): Nodo =>
  o(...codici.map((quale) => uguale(inEuro.codice, codice(quale))));
const importi = (quali: Nodo): Nodo => sommaDi(inEuro.raccolta, se(quali, inEuro.importo, zeroEuro));
/** What RF, RG and RD take out by themselves. */
const IMPRESE = [10, 11, 12] as const;
const ALTRI_REDDITI = 6;
const NEL_RN = [1, 2, 3, ALTRI_REDDITI, 7, 8, 9, 13] as const;
const RP90 = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP90');
const TESTO = tuir('art. 188-bis, c. 5');
const make = (id: string, titolo: string, valore: Nodo, ...fonti: Parameters<typeof sempre>[1][]): Concetto =>
  regola({
    id: `campione.${id}`,
    titolo: `Campione d’Italia, ${titolo}`,
    unita: 'euro',
    formule: sempre(valore, ...fonti),
  });

const agevolabili = make(
  'agevolabili',
  'redditi in euro',
  somma(sommaDi(inEuro.raccolta, inEuro.importo), DEL_LAVORO),
  TESTO,
);
/** Three tenths of them, at least 26,000 euro, never more than they are. */
const agevolazione = make(
  'agevolazione',
  'agevolazione',
  minore(agevolabili, maggiore(arrotonda.centesimo(per(agevolabili, p.quotaCampione)), p.minimoCampione)),
  TESTO,
  RP90,
);
const suaParte = make(
  'parteRedditi',
  'agevolazione dei redditi tolta in RN',
  se(
    oltre(agevolabili, zeroEuro),
    proporziona(agevolazione, importi(isDi(...NEL_RN)), agevolabili),
    zeroEuro,
  ),
  RP90,
);
const senzaQuota = e(
  oltre(DEL_LAVORO, zeroEuro),
  non(oltre(somma(quotaCampione, quotaCampionePensioni), zeroEuro)),
);
const nonDetto = o(
  oltre(importi(non(isDi(...NEL_RN, ...IMPRESE))), zeroEuro),
  oltre(sommaDi(inFranchi.raccolta, inFranchi.importo), zeroEuro),
);
/** To RN1, fifth column. That of wages and pensions is in RC5, that of business in its own quadro. */
export const agevolazioneRedditi = make(
  'agevolazioneRedditi',
  'agevolazione in RN',
  se(
    o(nonDetto, senzaQuota),
    incerto(suaParte, 'l’agevolazione di Campione d’Italia non è calcolata'),
    se(
      oltre(importi(isDi(ALTRI_REDDITI)), zeroEuro),
      incerto(suaParte, 'i redditi di RL con altri dati 5 non si contano due volte'),
      suaParte,
    ),
  ),
  TESTO,
  RP90,
);

const indicati = somma(...Object.values(prodotti));
const NETTA = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN26');
const redditoCampione = make(
  'reddito',
  'redditi che riducono l’imposta',
  maggiore(zeroEuro, meno(somma(importi(isDi(1, 2, 3, 6, 7, 8)), DEL_LAVORO, indicati), agevolazione)),
  NETTA,
);
/** RN26: who filled in RP91 halves the tax of the part of his income that comes from there. */
export const makeRiduzione = (imposta: Nodo, complessivo: Nodo): Concetto =>
  make(
    'riduzione',
    'riduzione dell’imposta netta',
    se(
      e(oltre(indicati, zeroEuro), oltre(complessivo, zeroEuro)),
      arrotonda.centesimo(
        per(proporziona(imposta, minore(redditoCampione, complessivo), complessivo), p.riduzioneCampione),
      ),
      zeroEuro,
    ),
    fonte('L. 160/2019', 'art. 1, cc. 573-574'),
    NETTA,
  );
