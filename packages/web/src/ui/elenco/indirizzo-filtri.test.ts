import { FILTRI_DATA } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { makeIndirizzoFiltri } from './indirizzo-filtri.ts';

describe('the address of a search', () => {
  it('[WID-007] holds every filter, encoded, with its dates short', () => {
    const filtri = { A: 'x y', DataDa: new Date('2025-03-01T00:00:00+01:00') };
    expect(makeIndirizzoFiltri('/api/studio/list', filtri)).toBe(
      '/api/studio/list?A=x%20y&DataDa=2025-03-01',
    );
    expect(makeIndirizzoFiltri('/api/studio/list?x=1', { 'C&D': '50%=ò' })).toBe(
      '/api/studio/list?x=1&C%26D=50%25%3D%C3%B2',
    );
  });

  it.each([...FILTRI_DATA])('[LST-016] %s is sent as a calendar date, midnight in Rome included', (nome) => {
    for (const valore of [
      new Date('2025-03-29T23:00:00Z'),
      new Date('2025-03-30T12:00:00+02:00'),
      '30/03/2025',
      '2025-03-30',
      '2025-03-29T23:00:00Z',
    ])
      expect(makeIndirizzoFiltri('/l', { [nome]: valore })).toBe(`/l?${nome}=2025-03-30`);
  });

  it('[LST-016] leaves out what is empty: null, nothing, blanks', () => {
    expect(FILTRI_DATA.size).toBe(9);
    expect(
      makeIndirizzoFiltri('/l', { DataDa: null, DataA: '', B: undefined, C: '  ', D: false, E: 0 }),
    ).toBe('/l?D=false&E=0');
  });
});
