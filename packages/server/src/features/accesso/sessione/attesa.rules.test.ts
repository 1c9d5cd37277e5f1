import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTESE_DA, computePausa } from './attesa.rules.ts';

describe('the wait between one guess and the next', () => {
  it('grows with the failures of the day, and stops at four hours', () => {
    expect([19, 20, 29, 30, 40, 50, 100].map(computePausa)).toEqual([0, 30, 30, 60, 120, 240, 240]);
    fc.assert(
      fc.property(fc.nat(500), (n) => {
        expect(computePausa(n + 1)).toBeGreaterThanOrEqual(computePausa(n));
        expect(computePausa(n) > 0).toBe(n >= ATTESE_DA);
        expect(computePausa(n)).toBeLessThanOrEqual(240);
      }),
    );
  });
});
