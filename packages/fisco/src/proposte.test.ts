import { expect, it } from 'vitest';
import { type DatiModello, loadModello, type Modello } from './index.ts';
import { listProposte } from './proposte.ts';

const modello = (await loadModello(2025, 'redditi-pf')) as Modello;
const propose = (dati: DatiModello) =>
  Object.fromEntries(
    listProposte(modello, modello.createCalcolo(dati)).map(({ codice, righi }) => [codice, righi]),
  );
const locato = { 'RB1.1': 800, 'RB1.2': '3', 'RB1.3': 365, 'RB1.4': 100 };

it('proposes nothing where there is nothing to choose', () => {
  expect(propose({ 'RC1.3': 24_000, 'RC6.1': 365 })).toEqual({});
});

it('brings a rent to cedolare secca and back, with the part of it that each wants in column 6', () => {
  const ordinario = { ...locato, 'RB1.5': '1', 'RB1.6': 9500 };
  expect(propose(ordinario)).toEqual({ cedolareSi: { 'RB1.11': '1', 'RB1.5': '3', 'RB1.6': 10_000 } });
  const cedolare = { ...locato, 'RB1.5': '3', 'RB1.6': 10_000, 'RB1.11': '1' };
  expect(propose(cedolare)).toEqual({ cedolareNo: { 'RB1.11': null, 'RB1.5': '1', 'RB1.6': 9500 } });
});

it('leaves alone a rent that cannot be under cedolare, or whose part is not said', () => {
  expect(propose({ ...locato, 'RB1.2': '4', 'RB1.5': '1', 'RB1.6': 9500 })).toEqual({});
  expect(propose({ ...locato, 'RB1.6': 9500 })).toEqual({});
});

it('changes the buildings of every modulo', () => {
  const secondo = Object.fromEntries(Object.entries(locato).map(([chiave, v]) => [`${chiave}#2`, v]));
  const { cedolareSi } = propose({ ...secondo, 'RB1.5#2': '1', 'RB1.6#2': 9500 });
  expect(cedolareSi).toMatchObject({ 'RB1.11#2': '1', 'RB1.6#2': 10_000 });
});

it('asks a credit back, or leaves it to be set off', () => {
  const credito = { 'RC1.3': 24_000, 'RC6.1': 365, 'RC10.1': 9000 };
  const { rimborso, compensazione } = propose(credito);
  const importo = modello.createCalcolo(credito).get('RX1.2').valore;
  expect(rimborso).toEqual({ 'RX1.4': importo });
  expect(compensazione).toBeUndefined();
  expect(propose({ ...credito, 'RX1.4': 100 }).compensazione).toEqual({ 'RX1.4': null });
});

it('splits medical expenses only above the threshold', () => {
  expect(propose({ 'RP1.2': 15_493 })).toEqual({});
  expect(propose({ 'RP1.2': 15_494 })).toEqual({ rateSi: { 'RP15.1': true } });
  expect(propose({ 'RP1.2': 15_494, 'RP15.1': true })).toEqual({ rateNo: { 'RP15.1': null } });
});
