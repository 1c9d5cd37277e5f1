import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readServizi } from './config-servizi.ts';

const cartella = mkdtempSync(join(tmpdir(), 'quadra-servizi-'));
afterAll(() => rmSync(cartella, { recursive: true, force: true }));

const read = (dati: unknown) => {
  const file = join(cartella, 'servizi.json');
  writeFileSync(file, typeof dati === 'string' ? dati : JSON.stringify(dati));
  return readServizi(file);
};

describe('the file of the outside services', () => {
  it('switches on those it names alone, and says which are simulated', () => {
    expect(readServizi(undefined)).toEqual({});
    expect(read({ carta: { indirizzo: 'https://api.stripe.com/' } })).toEqual({
      carta: { indirizzo: 'https://api.stripe.com', simulato: false },
    });
    expect(read({ carta: { indirizzo: 'http://127.0.0.1:3003', simulato: true } }).carta?.simulato).toBe(
      true,
    );
  });

  it.each([
    ['{', /non si legge o non è JSON/],
    [{ carta: { indirizzo: 'http://api.example' } }, /carta\.indirizzo: deve essere https/],
    [{ carta: { indirizzo: 'ftp://api.example' } }, /carta\.indirizzo: non è un indirizzo https/],
    [{ cartaa: {} }, /QUADRA_SERVIZI/],
  ])('refuses %j in Italian', (dati, frase) => {
    expect(() => read(dati)).toThrow(frase);
  });
});
