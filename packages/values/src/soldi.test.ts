import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCentesimi, toEuro } from './soldi.ts';

it('every amount in cents goes to euro and comes back whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (centesimi) => {
      expect(toCentesimi(toEuro(centesimi))).toBe(centesimi);
    }),
  );
});

it('what is not there stays so, and a sum of decimals is brought to its cent', () => {
  expect([toEuro(null), toCentesimi(null)]).toEqual([null, null]);
  expect(toCentesimi(0.1 + 0.2)).toBe(30);
});
