import {
  arrotonda,
  dato,
  e,
  maggiore,
  meno,
  minore,
  type Nodo,
  o,
  oltre,
  per,
  presente,
  rapporto,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/flat-incrementale.ts';
import { fonte, tra } from './fonti.ts';

const importo = (id: string, titolo: string) =>
  dato({
    id: `incrementale.${id}`,
    titolo,
    unita: 'euro',
    seManca: 'zero',
    prova: 'dichiarazioni precedenti',
  });

/** LM12: the income of business and professions of the three years before. */
export const redditi = [2020, 2021, 2022].map((anno) =>
  importo(`reddito${anno}`, `Redditi d’impresa e di lavoro autonomo del ${anno}`),
);
export const redditoAnno = importo('redditoAnno', 'Redditi d’impresa e di lavoro autonomo del 2023');
export const quota = dato({
  id: 'incrementale.quota',
  titolo: 'Quota dell’impresa familiare o coniugale',
  unita: 'rapporto',
  seManca: { iniziale: 10_000 },
});
export const redditoFamiliare = importo('redditoFamiliare', 'Reddito dell’impresa familiare o coniugale');

const LEGGE = fonte('L. 197/2022', 'art. 1, cc. 55-57');
const MODELLO = fonte('Istruzioni Redditi PF 2024, fascicolo 3', 'r. 2628-2735');
/** A number of 2023, and nought in every other year. */
const del2023 = (id: string, titolo: string, valore: Nodo) =>
  regola({
    id: `incrementale.${id}`,
    titolo,
    unita: 'euro',
    formule: [
      tra(2018, 2022, zeroEuro, LEGGE),
      tra(2023, 2023, valore, LEGGE, MODELLO),
      tra(2024, null, zeroEuro, LEGGE),
    ],
  });

const [primo, secondo, terzo] = redditi as [Nodo, Nodo, Nodo];
const dichiarato = o(...redditi.map((r) => presente(r)));
export const confronto = del2023(
  'confronto',
  'Maggior reddito del triennio, con la franchigia',
  arrotonda.centesimo(per(maggiore(primo, secondo, terzo), p.franchigia)),
);
/** Who earned nothing in the three years has nothing to compare with. */
export const lordo = del2023(
  'lordo',
  'Incremento di reddito',
  se(e(dichiarato, oltre(redditoAnno, zeroEuro)), maggiore(zeroEuro, meno(redditoAnno, confronto)), zeroEuro),
);
const parteFamiliare = arrotonda.centesimo(per(lordo, rapporto(redditoFamiliare, redditoAnno)));
const netto = se(
  oltre(redditoFamiliare, zeroEuro),
  somma(meno(lordo, parteFamiliare), arrotonda.centesimo(per(parteFamiliare, quota))),
  arrotonda.centesimo(per(lordo, quota)),
);
/** LM14, col. 2: it leaves the total income, and counts for deductions and limits. */
export const agevolato = del2023(
  'agevolato',
  'Reddito soggetto alla tassa piatta incrementale',
  se(oltre(lordo, zeroEuro), minore(netto, p.massimo), zeroEuro),
);
export const imposta = del2023(
  'imposta',
  'Tassa piatta incrementale',
  se(oltre(agevolato, zeroEuro), arrotonda.centesimo(per(agevolato, p.aliquota)), zeroEuro),
);
