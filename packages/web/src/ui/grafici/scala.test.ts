import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeScala, placeOn, reduceScala } from './scala.ts';

describe('a scale of euro', () => {
  it('begins at zero, ends at a round number, and says a few of those between', () => {
    expect(makeScala([38_105])).toEqual({ da: 0, a: 40_000, tacche: [0, 10_000, 20_000, 30_000, 40_000] });
    expect(makeScala([-300, 900])).toMatchObject({ da: -500, a: 1_000 });
    expect(makeScala([])).toMatchObject({ da: 0 });
  });

  it('is a whole part of another where it can: four times as large', () => {
    const redditi = makeScala([38_105]);
    expect(reduceScala(redditi, [9_305])).toEqual({
      scala: { da: 0, a: 10_000, tacche: [0, 2_500, 5_000, 7_500, 10_000] },
      volte: 4,
    });
    expect(reduceScala(redditi, [39_000]).volte).toBe(1);
    expect(reduceScala(redditi, [90_000])).toMatchObject({ volte: 0, scala: { a: 100_000 } });
  });

  it('holds every amount it is made for, and grows with them', () => {
    const importi = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 });
    fc.assert(
      fc.property(importi, importi, (grandi, piccoli) => {
        const intera = makeScala(grandi);
        const { scala } = reduceScala(intera, piccoli);
        for (const [una, suoi] of [
          [intera, grandi],
          [scala, piccoli],
        ] as const)
          for (const n of [0, ...suoi]) {
            expect(placeOn(una, n)).toBeGreaterThanOrEqual(-1e-9);
            expect(placeOn(una, n)).toBeLessThanOrEqual(100 + 1e-9);
          }
        expect(scala.tacche.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
