import { expect, it } from 'vitest';
import { fillTesto } from './testo.ts';

it('puts the names in their places, and only those it has', () => {
  expect(
    fillTesto('Gentile {cliente}, {anno} {altro} {constructor}', { cliente: 'A {anno}', anno: '2025' }),
  ).toBe('Gentile A {anno}, 2025 {altro} {constructor}');
});
