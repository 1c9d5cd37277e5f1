import { describe, expect, it } from 'vitest';
import { computePagina, listQuery } from './lista.ts';
import { percorsi } from './percorsi.ts';
import { percorso } from './percorsi-accesso.ts';

describe('the list query', () => {
  it('fills what is not said: page 1, 50 rows, any of the filters', () => {
    expect(listQuery.parse({})).toEqual({
      Filter: {},
      Order: [],
      Logic: 'or',
      OnlyId: false,
      PageNo: 1,
      PageSize: 50,
    });
  });

  it('keeps page and size within their bounds', () => {
    expect(listQuery.parse({ PageNo: -3, PageSize: 100_000 })).toMatchObject({ PageNo: 1, PageSize: 500 });
    expect(listQuery.parse({ PageNo: 'x', PageSize: null })).toMatchObject({ PageNo: 1, PageSize: 50 });
  });

  it('refuses a filter longer than 200 characters and a logic it does not know', () => {
    expect(listQuery.safeParse({ Filter: { Cognome: 'a'.repeat(201) } }).success).toBe(false);
    expect(listQuery.safeParse({ Logic: 'or 1=1' }).success).toBe(false);
  });
});

describe('the page of a row', () => {
  it('[LST-010] is 1 plus the offset divided by the size, whole', () => {
    expect(computePagina(100, 50)).toBe(3);
    expect(computePagina(0, 50)).toBe(1);
    expect(computePagina(149, 50)).toBe(3);
    expect(computePagina(-5, 50)).toBe(1);
  });
});

describe('paths', () => {
  it('puts parameters in, encoded', () => {
    expect(
      percorso(percorsi.modelloSpiega, { anno: 2025, prefisso: 'pf', id: 'a/b', chiave: 'RC1.3#2' }),
    ).toBe('/api/2025/pf/a%2Fb/spiega/RC1.3%232');
  });
});
