import * as r from '../../../regole/altri-quadri-sp.ts';
import { annota } from '../../scheda.ts';
import {
  codiceFiscale,
  descrizione,
  importo,
  makeElenco,
  makeQuadroAParte,
  makeQuadroRL,
  sezionePlusvalenze,
  totale,
} from '../elenco.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const NOTA =
  'I righi da 901 sono interni: il modello li numera in altro modo. Ogni reddito si indica già determinato, per la parte imponibile.';

const quadroRA = makeElenco({
  nota: NOTA,
  codice: 'RA',
  titolo: 'Redditi dei terreni',
  titoloBreve: 'Terreni',
  raccolta: r.ra.raccolta,
  voce: 'Terreno',
  colonne: [
    annota(1, 'Reddito dominicale', 'euro'),
    annota(2, 'Titolo', 'codice'),
    annota(3, 'Reddito agrario', 'euro'),
    annota(4, 'Giorni', 'intero', { max: 365 }),
    annota(5, 'Possesso %', 'percentuale'),
    importo(90, r.ra.dominicale),
    importo(91, r.ra.agrario),
  ],
  totali: [totale(911, r.totaleRA, 'a RN')],
});
const quadroRB = makeElenco({
  nota: NOTA,
  codice: 'RB',
  titolo: 'Redditi dei fabbricati',
  titoloBreve: 'Fabbricati',
  raccolta: r.rb.raccolta,
  voce: 'Fabbricato',
  colonne: [
    annota(1, 'Rendita', 'euro'),
    annota(2, 'Utilizzo', 'codice'),
    annota(3, 'Giorni', 'intero', { max: 365 }),
    annota(4, 'Possesso %', 'percentuale'),
    annota(6, 'Canone di locazione', 'euro'),
    importo(90, r.rb.dato),
  ],
  totali: [totale(911, r.rb.totale, 'a RN')],
});
const quadroRH = makeElenco({
  nota: NOTA,
  codice: 'RH',
  titolo: 'Redditi di partecipazione in società di persone',
  titoloBreve: 'Partecipazioni',
  raccolta: r.rh.raccolta,
  voce: 'Partecipazione',
  colonne: [codiceFiscale, annota(3, 'Quota %', 'percentuale'), importo(4, r.rh.dato, true)],
  totali: [totale(911, r.rh.totale, 'a RN')],
});
const quadroRL = makeQuadroRL(r.rl, NOTA, 'col. 2 − col. 3');
const quadroRD = makeElenco({
  nota: NOTA,
  codice: 'RD',
  titolo: 'Allevamento e produzioni agricole',
  titoloBreve: 'Allevamento',
  raccolta: r.rd.raccolta,
  voce: 'Attività',
  colonne: [descrizione, importo(2, r.rd.dato)],
  totali: [totale(911, r.rd.totale, 'a RN')],
});
const quadroRJ = makeElenco({
  nota: NOTA,
  codice: 'RJ',
  titolo: 'Imprese marittime',
  titoloBreve: 'Imprese marittime',
  raccolta: r.rj.raccolta,
  voce: 'Nave',
  colonne: [descrizione, annota(2, 'Giorni', 'intero', { max: 366 }), importo(3, r.rj.dato)],
  totali: [totale(911, r.rj.totale, 'a RN')],
});
const quadroRP = makeElenco({
  nota: NOTA,
  codice: 'RP',
  titolo: 'Spese con detrazione',
  titoloBreve: 'Spese con detrazione',
  raccolta: r.rp.raccolta,
  voce: 'Spesa',
  colonne: [annota(1, 'Codice spesa', 'codice'), importo(2, r.rp.dato)],
  totali: [totale(911, r.rp.totale, 'ai soci, in RO')],
});
const quadroRM = makeQuadroAParte(
  {
    codice: 'RM',
    titolo: 'Tassazione separata e imposta sostitutiva',
    titoloBreve: 'Tassazione separata',
    nota: NOTA,
  },
  r.rm,
);
const quadroRQ = makeQuadroAParte(
  { codice: 'RQ', titolo: 'Imposte sostitutive', titoloBreve: 'Imposte sostitutive', nota: NOTA },
  r.rq,
);
const quadroRT: QuadroDiAnni = {
  codice: 'RT',
  titolo: 'Plusvalenze di natura finanziaria',
  titoloBreve: 'Plusvalenze',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'I righi da 901 sono interni. Solo per le società semplici e le associazioni: chi fa impresa le ha nel reddito.',
  dipendeDa: [],
  sezioni: [sezionePlusvalenze(r.rt)],
};

/** What the company gathers for its partners, and what it pays itself, in the order of the form. */
export const redditiSenzaConti: readonly QuadroDiAnni[] = [
  quadroRA,
  quadroRB,
  quadroRH,
  quadroRL,
  quadroRD,
  quadroRJ,
];
export const imposteProprie: readonly QuadroDiAnni[] = [quadroRT, quadroRM, quadroRQ];
export const quadroSpese = quadroRP;
