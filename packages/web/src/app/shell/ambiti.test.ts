import { describe, expect, it } from 'vitest';
import { ambiti, holdsParole, readTesto, writeAmbito } from './ambiti.ts';

const [chi, quadri, azioni] = ambiti;

describe('the signs of the palette', () => {
  it('a sign in front keeps the search to one place', () => {
    expect(readTesto('@rossi')).toEqual({ ambito: chi, testo: 'rossi' });
    expect(readTesto('  # rossi rn 26 ')).toEqual({ ambito: quadri, testo: 'rossi rn 26' });
    expect(readTesto('>')).toEqual({ ambito: azioni, testo: '' });
    expect(readTesto('rossi @')).toEqual({ ambito: null, testo: 'rossi @' });
  });
  it('the text stays when the place changes', () => {
    expect(writeAmbito('@rossi', quadri)).toBe('#rossi');
    expect(writeAmbito('#rossi', null)).toBe('rossi');
    expect(writeAmbito('rossi', chi)).toBe('@rossi');
  });
});

describe('words', () => {
  it('all are looked for, in any order, without accents', () => {
    expect(holdsParole('cambiato perche', 'Perché è cambiato')).toBe(true);
    expect(holdsParole('chiudi tastieri', 'Chiudi dichiarazione', undefined, 'Tastieri Dario')).toBe(true);
    expect(holdsParole('chiudi rossi', 'Chiudi dichiarazione', 'Tastieri Dario')).toBe(false);
    expect(holdsParole('', 'Home')).toBe(true);
  });
});
