import { describe, expect, it } from 'vitest';
import { listVoci, matches, togglePreferito } from './applicazioni.ts';

const voci = ['Anagrafica', 'Dichiarazioni', 'Formazione', 'Posta'].map((nome) => ({
  chiave: nome.toLowerCase(),
  nome,
  testo: nome === 'Posta' ? 'Messaggi in uscita' : '',
}));
const names = (preferiti: string[], cercato = '') =>
  listVoci(voci, preferiti, cercato).map(({ nome }) => nome);

describe('the applications of the home', () => {
  it('show the favourites first, in the order they were chosen, the rest in its own', () => {
    expect(names([])).toEqual(['Anagrafica', 'Dichiarazioni', 'Formazione', 'Posta']);
    expect(names(['posta', 'formazione'])).toEqual(['Posta', 'Formazione', 'Anagrafica', 'Dichiarazioni']);
  });

  it('are found by any words of the name or under it, whatever accents and case', () => {
    expect(names([], 'MESSAGGI pos')).toEqual(['Posta']);
    expect(names([], 'àna')).toEqual(['Anagrafica']);
    expect(names([], 'xyz')).toEqual([]);
    expect(matches({ nome: '2024', testo: 'Redditi' }, '24')).toBe(true);
  });

  it('become favourites and stop being', () => {
    expect(togglePreferito(['posta'], 'anagrafica')).toEqual(['posta', 'anagrafica']);
    expect(togglePreferito(['posta', 'anagrafica'], 'posta')).toEqual(['anagrafica']);
  });
});
