import { describe, expect, it } from 'vitest';
import { checkLegge } from './engine/check.ts';
import { computeCanone, computeRendita } from './immobili.ts';
import { giorniPossesso, rendita, renditaRivalutata } from './regole/fabbricati.ts';
import * as regole from './regole/immobili.ts';
import { createCalcoloRegole } from './regole/indice.ts';

const rent = (canone: number, codiceCanone: number, isRidotta = false) =>
  computeCanone(2024, { canone, codiceCanone, isRidotta });

describe('the law of properties', () => {
  it.each([2018, 2021, 2024, 2025])('has no fault for the tax year %i', (anno) => {
    expect(checkLegge(Object.values(regole), anno)).toEqual([]);
  });
});

describe('the rent', () => {
  it('[IMM-012] pays the cedolare at 21% or, reduced, at 10%', () => {
    expect(rent(10_000, 3).cedolare).toBe(210_000);
    expect(rent(10_000, 3, true).cedolare).toBe(100_000);
  });
  it('counts for the part of its codice canone', () => {
    expect([1, 2, 3, 4, 5].map((codice) => rent(10_000, codice).imponibile)).toEqual([
      950_000, 750_000, 1_000_000, 650_000, 1_000_000,
    ]);
  });
});

describe('the income', () => {
  it('[IMM-015] comes from the size and the tariff when it is missing', () => {
    expect(computeRendita(2024, 5, 123.45)).toBe(61_725);
    expect(computeRendita(2024, 5.5, 100)).toBe(55_000);
  });
  it('[TAX-007] is by days on 365, also in a leap year', () => {
    for (const anno of [2023, 2024]) {
      const calcolo = createCalcoloRegole(anno);
      calcolo.set(rendita, 100_000);
      calcolo.set(giorniPossesso, 73);
      expect(calcolo.read(renditaRivalutata).valore).toBe(21_000);
    }
  });
});
