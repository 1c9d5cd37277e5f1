import { expect, it } from 'vitest';
import { cleanNomeFile, shortenTesto } from './testo-popup.ts';

it('[WID-014] 200 characters are shown as they are, the 201st becomes three dots', () => {
  expect(shortenTesto('a'.repeat(200))).toBe('a'.repeat(200));
  expect(shortenTesto('a'.repeat(201))).toBe(`${'a'.repeat(200)} ...`);
  expect(shortenTesto('è'.repeat(201))).toBe(`${'è'.repeat(200)} ...`);
  expect(shortenTesto('👩‍👧'.repeat(201))).toBe(`${'👩‍👧'.repeat(200)} ...`);
});

it('a file gets a name every system takes', () => {
  expect(cleanNomeFile('Errore: GET /api?a=1')).toBe('Errore GET api a=1.txt');
  expect(cleanNomeFile('..')).toBe('testo.txt');
});
