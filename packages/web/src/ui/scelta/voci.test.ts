import { describe, expect, it } from 'vitest';
import { distinguishVoci, findEsatta, joinTesti, makeFonteDati, makeFonteEnum } from './voci.ts';

const segnale = new AbortController().signal;

describe('the rows of a list', () => {
  it('[WID-040] reads as its text fields joined, by default with " - "', () => {
    expect(joinTesti(['A1', 'Alfa'])).toBe('A1 - Alfa');
    expect(joinTesti(['A1', 'Alfa'], ' / ')).toBe('A1 / Alfa');
    expect(joinTesti(['A1', null, '', 'Alfa'])).toBe('A1 - Alfa');
  });

  it('tells apart two rows that read the same', () => {
    const voci = [
      { chiave: '1', testo: 'Samone' },
      { chiave: '2', testo: 'Samone' },
      { chiave: '3', testo: 'Livo', dettaglio: 'CO' },
      { chiave: '4', testo: 'Livo', dettaglio: 'TN' },
    ];
    expect(distinguishVoci(voci).map(({ dettaglio }) => dettaglio)).toEqual(['1', '2', 'CO', 'TN']);
  });

  it('[WID-041] an array and an enumeration are searched here, whatever the case and the accents', async () => {
    const fonte = makeFonteEnum({ A: 'Aperta', C: 'Chiusa', N: 'Novità' });
    expect((await fonte.cerca('', segnale, 0)).voci.map(({ chiave }) => chiave)).toEqual(['A', 'C', 'N']);
    expect((await fonte.cerca('NOVITA', segnale, 0)).voci).toEqual([{ chiave: 'N', testo: 'Novità' }]);
    expect(await fonte.find('C', segnale)).toEqual({ chiave: 'C', testo: 'Chiusa' });
    expect(await makeFonteDati([]).find('C', segnale)).toBeNull();
  });

  it('a code typed whole is found by its key before any text', () => {
    const voci = [
      { chiave: 'X', testo: 'A' },
      { chiave: 'A', testo: 'Alfa' },
    ];
    expect(findEsatta(voci, ' a ')?.testo).toBe('Alfa');
    expect(findEsatta(voci, 'alfa')?.chiave).toBe('A');
    expect(findEsatta(voci, 'alf')).toBeUndefined();
  });
});
