import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shuffle } from './ordine-casuale.ts';

it('the random order keeps every provider once, and any of them may come first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), (voci) => {
      expect(shuffle(voci).sort((a, b) => a - b)).toEqual([...voci].sort((a, b) => a - b));
    }),
  );
  const primi = new Set(Array.from({ length: 400 }, () => shuffle(['a', 'b', 'c', 'd'])[0]));
  expect(primi.size).toBe(4);
});
