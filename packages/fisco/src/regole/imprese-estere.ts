import {
  arrotonda,
  type Concetto,
  dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  per,
  quota,
  regola,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { fonte, sempre, tuir } from './fonti.ts';

const TESTO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 3, quadro FC');
const importo = (id: string, titolo: string) =>
  dato({ id: `impreseEstere.${id}`, titolo, unita: 'euro', seManca: 'zero' });
const euro = (id: string, titolo: string, valore: Nodo, articolo = '167'): Concetto =>
  regola({
    id: `impreseEstere.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(valore, tuir(`art. ${articolo}`), TESTO),
  });
const positivo = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);

/** FC33-FC38: the income of a foreign company, or its loss. */
export const risultato = importo('risultato', 'Impresa estera: reddito o perdita');
export const erogazioni = importo('erogazioni', 'Impresa estera: erogazioni liberali');
export const perditeLimitate = importo('perditeLimitate', 'Impresa estera: perdite in misura limitata');
export const perditePiene = importo('perditePiene', 'Impresa estera: perdite in misura piena');
export const reddito = euro('reddito', 'Impresa estera: reddito', positivo(meno(risultato, erogazioni)));
export const perdite = euro(
  'perdite',
  'Impresa estera: perdite computabili',
  somma(perditeLimitate, perditePiene),
);
export const redditoNetto = euro(
  'redditoNetto',
  'Impresa estera: reddito al netto delle perdite',
  positivo(meno(reddito, perdite)),
);
export const perdita = euro('perdita', 'Impresa estera: perdita', positivo(meno(zeroEuro, risultato)));

/** FC71-FC74: interest against what was received, then against 30% of ROL. */
export const passivi = importo('passivi', 'Impresa estera: interessi passivi');
export const passiviPregressi = importo('passiviPregressi', 'Impresa estera: interessi passivi pregressi');
export const attivi = importo('attivi', 'Impresa estera: interessi attivi');
export const attiviPregressi = importo('attiviPregressi', 'Impresa estera: interessi attivi pregressi');
export const rol = importo('rol', 'Impresa estera: ROL del periodo');
/** The oldest first. */
export const rolPregressi = [1, 2, 3, 4, 5].map((n) =>
  importo(`rol${n}`, `Impresa estera: ROL pregresso ${n}`),
);
const tuttiPassivi = somma(passivi, passiviPregressi);
const tuttiAttivi = somma(attivi, attiviPregressi);
const interessi = (id: string, titolo: string, valore: Nodo) =>
  euro(id, `Impresa estera: ${titolo}`, valore, '96');
export const deducibili = interessi(
  'deducibili',
  'interessi direttamente deducibili',
  minore(tuttiPassivi, tuttiAttivi),
);
export const eccedenza = interessi(
  'eccedenza',
  'eccedenza di interessi passivi',
  positivo(meno(tuttiPassivi, tuttiAttivi)),
);
export const attiviEccedenti = interessi(
  'attiviEccedenti',
  'eccedenza di interessi attivi',
  positivo(meno(tuttiAttivi, tuttiPassivi)),
);
const trentaPerCento = arrotonda.centesimo(per(rol, quota(0.3)));
export const deducibiliRol = interessi(
  'deducibiliRol',
  'interessi deducibili nel limite del ROL',
  minore(eccedenza, somma(trentaPerCento, ...rolPregressi)),
);
export const rolEccedente = interessi(
  'rolEccedente',
  'ROL del periodo eccedente',
  positivo(meno(trentaPerCento, deducibiliRol)),
);
/** From the second: what of each the deduction left, after 30% of the period and those before it. */
export const rolResidui = rolPregressi
  .slice(1)
  .map((suo, posto) =>
    interessi(
      `rolResiduo${posto + 2}`,
      `ROL pregresso ${posto + 2} eccedente`,
      positivo(meno(suo, positivo(meno(deducibiliRol, trentaPerCento, ...rolPregressi.slice(0, posto + 1))))),
    ),
  );
export const passiviEccedenti = interessi(
  'passiviEccedenti',
  'interessi passivi non deducibili',
  positivo(meno(eccedenza, deducibiliRol)),
);
export const interessiIndeducibili = interessi(
  'interessiIndeducibili',
  'interessi passivi di periodo indeducibili',
  positivo(meno(passiviEccedenti, passiviPregressi)),
);
