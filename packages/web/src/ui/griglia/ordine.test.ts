import { describe, expect, it } from 'vitest';
import { findVerso, readOrdine, toggleOrdine } from './ordine.ts';

describe('the order', () => {
  it('is by one key; with Shift more are added, and each turns round in its place', () => {
    expect(toggleOrdine([], 'Nome', false)).toEqual(['Nome']);
    expect(toggleOrdine(['Nome'], 'Nome', false)).toEqual(['-Nome']);
    expect(toggleOrdine(['-Nome'], 'Data', false)).toEqual(['Data']);
    expect(toggleOrdine(['Nome'], 'Data', true)).toEqual(['Nome', 'Data']);
    expect(toggleOrdine(['Nome', 'Data'], 'Nome', true)).toEqual(['-Nome', 'Data']);
    expect(findVerso(['Nome', '-Data'], 'Data')).toEqual({ verso: 'descending', posto: 2 });
    expect(findVerso(['Nome'], 'Altro')).toBeNull();
  });

  it('of the address keeps only the fields of the list, each once', () => {
    expect(readOrdine('-Data,Nome,Ignoto,Data', ['Nome', 'Data'], ['Nome'])).toEqual(['-Data', 'Nome']);
    expect(readOrdine("'; drop table", ['Nome'], ['Nome'])).toEqual(['Nome']);
    expect(readOrdine(undefined, ['Nome'], ['-Nome'])).toEqual(['-Nome']);
  });
});
