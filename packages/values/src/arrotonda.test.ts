import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded } from './arrotonda.ts';

describe('roundings', () => {
  it('goes half away from zero, as decimal.js does, whatever the signs', () => {
    Decimal.set({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
    expect([divideRounded(50n, 100n), divideRounded(-50n, 100n), divideRounded(-49n, 100n)]).toEqual([
      1n,
      -1n,
      0n,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), fc.integer({ min: -1e6, max: 1e6 }), (a, b) => {
        fc.pre(b !== 0);
        const atteso = new Decimal(a).div(b).toDecimalPlaces(0).toNumber();
        expect(Number(divideRounded(BigInt(a), BigInt(b)))).toBe(atteso + 0);
      }),
    );
  });
});
