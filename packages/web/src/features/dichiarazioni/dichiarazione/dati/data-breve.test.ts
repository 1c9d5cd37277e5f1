import { expect, it } from 'vitest';
import { parseDataBreve } from './data-breve.ts';

it.each([
  ['05/03/1982', '1982-03-05'],
  ['5/3/82', '1982-03-05'],
  ['5.3.35', '2035-03-05'],
  ['5-3-36', '1936-03-05'],
  ['05031982', '1982-03-05'],
  ['050382', '1982-03-05'],
  ['5/3', '2025-03-05'],
  ['31/02/2025', null],
  ['domani', null],
])('reads %s', (testo, atteso) => {
  expect(parseDataBreve(testo, 2025)).toBe(atteso);
});
