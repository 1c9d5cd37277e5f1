import { expect, it } from 'vitest';
import { splitCollegamenti } from './testo.ts';

it('finds the addresses of a mail, without the dot that ends the sentence', () => {
  expect(
    splitCollegamenti('Aprire https://q.example/a?codice=1.\nFine').map(({ testo, isCollegamento }) => [
      testo,
      isCollegamento,
    ]),
  ).toEqual([
    ['Aprire ', false],
    ['https://q.example/a?codice=1', true],
    ['.\nFine', false],
  ]);
});
