import { describe, expect, it } from 'vitest';
import { type DefinizioneCampo, normalizeCampo } from '../../../formato/definizione-campo.ts';
import { formatPerScrivere, readCella } from './lettura-cella.ts';

const read = (testo: string, definizione: Omit<DefinizioneCampo, 'nome'> = {}) =>
  readCella(testo, normalizeCampo({ nome: 'x', ...definizione }), 2026);

describe('what is written in a cell', () => {
  it('is a number in Italian form', () => {
    expect(read('1.234,5', { tipo: 'num' })).toEqual({ valore: 1234.5, testo: '1.234,50', errore: null });
    expect(read('-3', { tipo: 'int' }).valore).toBe(-3);
    expect(read('tanto', { tipo: 'num' }).errore).toBe('«tanto» non è un numero.');
    expect(read('101', { tipo: 'int', intervallo: [0, 100] }).errore).toBe('Valore tra 0 e 100.');
  });

  it('is a day, Si or No, a word of the closed list', () => {
    expect(read('31/12/2025', { tipo: 'date' })).toEqual({
      valore: '2025-12-31',
      testo: '31/12/2025',
      errore: null,
    });
    expect(read('31/02/2025', { tipo: 'date' }).errore).toBe('«31/02/2025» non è una data.');
    expect([read('Si', { tipo: 'bool' }).valore, read('no', { tipo: 'bool' }).valore]).toEqual([true, false]);
    const scelte = [{ chiave: 'E', descrizione: 'Entrata' }];
    expect(read('entrata', { scelte })).toMatchObject({ valore: 'E', testo: 'Entrata' });
    expect(read('altro', { scelte }).errore).toBe('«altro» non è tra i valori previsti.');
  });

  it('stays text also when it begins like a formula', () => {
    for (const testo of ['=1+1', '+39 059 1234', '-', '@nome']) expect(read(testo).valore).toBe(testo);
  });

  it('may be missing unless the field says not, and is not longer than the field', () => {
    expect(read('  ')).toEqual({ valore: null, testo: '', errore: null });
    expect(read('', { nullo: false }).errore).toBe('Campo obbligatorio');
    expect(read('abcd', { lunghezza: 3 }).errore).toBe('Al massimo 3 caratteri.');
  });

  it('begins from the value without dots and unit', () => {
    const campo = (definizione: Omit<DefinizioneCampo, 'nome'>) =>
      normalizeCampo({ nome: 'x', ...definizione });
    expect(formatPerScrivere(1234.5, campo({ tipo: 'num', unita: '€' }))).toBe('1234,50');
    expect(formatPerScrivere(-1234, campo({ tipo: 'int' }))).toBe('-1234');
    expect(formatPerScrivere('2025-12-31', campo({ tipo: 'date' }))).toBe('31/12/2025');
    expect(formatPerScrivere(null, campo({}))).toBe('');
  });
});
