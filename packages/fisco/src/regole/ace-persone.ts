import {
  arrotonda,
  type Concetto,
  type Dato,
  dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  per,
  regola,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { rendimentoAce } from '../parametri/societa.ts';
import { totaleAceCeduta } from './collaboratori.ts';
import { fonte, tra } from './fonti.ts';
import * as impresa from './impresa.ts';

/** RS37, what a person’s business invested of its own: until the tax year 2023 counted, then what was left of it. */
const ULTIMO_ANNO = 2023;
const LEGGE = fonte('D.L. 201/2011', 'art. 1');
const RESTO = fonte('D.Lgs. 216/2023', 'art. 5');
const TESTO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 3, rigo RS37');
const given = (id: string, titolo: string): Dato =>
  dato({ id: `ace.${id}`, titolo: `ACE: ${titolo}`, unita: 'euro', seManca: 'zero', prova: 'bilancio' });
const make = (id: string, titolo: string, valore: Nodo, dopo: Nodo = valore): Concetto =>
  regola({
    id: `ace.${id}`,
    titolo: `ACE: ${titolo}`,
    unita: 'euro',
    formule: [tra(2018, ULTIMO_ANNO, valore, LEGGE, TESTO), tra(ULTIMO_ANNO + 1, null, dopo, RESTO, TESTO)],
  });
const positivo = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);

export const incrementi = given('incrementi', 'incrementi');
export const decrementi = given('decrementi', 'decrementi');
export const riduzioni = given('riduzioni', 'riduzioni');
export const differenza = make(
  'differenza',
  'differenza',
  positivo(meno(incrementi, decrementi, riduzioni)),
  zeroEuro,
);
export const patrimonio = given('patrimonio', 'patrimonio netto');
export const base = make(
  'base',
  'minore tra differenza e patrimonio',
  positivo(minore(differenza, patrimonio)),
);
export const rendimento = make(
  'rendimento',
  'rendimento nozionale',
  arrotonda.centesimo(per(base, rendimentoAce)),
  zeroEuro,
);
export const attribuito = given('attribuito', 'rendimento attribuito da altri');
export const riportato = given('riportato', 'rendimento riportato');
export const complessivo = make(
  'complessivo',
  'rendimento complessivo',
  somma(rendimento, attribuito, riportato),
);
/** Columns 12 and 13: what the family takes; what of the income it may lower. */
export const ceduto = totaleAceCeduta;
export const redditi = make(
  'redditi',
  'redditi d’impresa del titolare',
  somma(impresa.reddito, impresa.allevamento, impresa.redditoQuoteImprese),
);
export const spettante = make('spettante', 'rendimento del titolare', positivo(meno(complessivo, ceduto)));
export const quotaSocieta = given('quotaSocieta', 'quota dedotta dalle società partecipate');
/** Columns 20-22, until the form of 2025: what was given beforehand and is taken back. */
export const recupero = given('recupero', 'recupero');
