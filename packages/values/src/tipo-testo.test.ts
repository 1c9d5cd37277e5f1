import { describe, expect, it } from 'vitest';
import { detectTipo } from './tipo-testo.ts';

describe('detectTipo', () => {
  it('[LST-021] tells numbers, booleans and moments with their zone from texts', () => {
    const testi = ['12.5', 'true', 'false', '2025-01-31T10:00:00Z', '2025-01-31T10:00:00+01:00'];
    expect(testi.map(detectTipo)).toEqual(['numero', 'booleano', 'booleano', 'dataOra', 'dataOra']);
    expect(['2025-01-31', 'AAABBB00C11D222E'].map(detectTipo)).toEqual(['testo', 'testo']);
  });

  it.each([
    ['12.5', 'numero'],
    ['-3', 'numero'],
    ['0', 'numero'],
    ['true', 'booleano'],
    ['false', 'booleano'],
    ['2025-01-31T10:00:00Z', 'dataOra'],
    ['2025-01-31T10:00:00+01:00', 'dataOra'],
    ['2025-01-31T10:00:00.123Z', 'dataOra'],
    ['2025-01-31', 'testo'],
    ['2025-01-31T10:00:00', 'testo'],
    ['2025-02-29T10:00:00Z', 'testo'],
    ['AAABBB00C11D222E', 'testo'],
    ['00743110157', 'testo'],
    ['1e5', 'testo'],
    ['12,5', 'testo'],
    ['NaN', 'testo'],
    ['True', 'testo'],
    ['', 'testo'],
    [' 7 ', 'testo'],
    ['٣', 'testo'],
  ] as const)('%s is %s', (testo, tipo) => {
    expect(detectTipo(testo)).toBe(tipo);
  });
});
