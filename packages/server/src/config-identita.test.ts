import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readIdentita } from './config-identita.ts';

const cartella = mkdtempSync(join(tmpdir(), 'quadra-identita-'));
afterAll(() => rmSync(cartella, { recursive: true, force: true }));

const buono = { id: 'prova', etichetta: 'Fornitore', issuer: 'https://id.example', clientId: 'quadra' };
const read = (dati: unknown) => {
  const file = join(cartella, 'identita.json');
  writeFileSync(file, typeof dati === 'string' ? dati : JSON.stringify(dati));
  return readIdentita(file);
};

describe('the file of the providers of identities', () => {
  it('gives none without a file, and the providers with what is left out filled in', () => {
    expect(readIdentita(undefined)).toEqual([]);
    expect(read([buono])).toEqual([{ ...buono, sistema: 'altro', ambito: 'openid', parametri: {} }]);
    expect(read([{ ...buono, issuer: 'http://127.0.0.1:4011' }])).toHaveLength(1);
  });

  it.each([
    ['{', /non si legge o non è JSON/],
    [[{ ...buono, id: 'Con Spazi' }], /0\.id: solo lettere minuscole/],
    [[{ ...buono, issuer: 'http://id.example' }], /0\.issuer: deve essere https/],
    [[{ ...buono, sistema: 'eidas' }], /0\.sistema: deve essere spid, cie o altro/],
    [[{ ...buono, ambito: 'profile' }], /0\.ambito: deve contenere openid/],
    [[{ ...buono, parametri: { state: 'mio' } }], /0\.parametri: contiene un parametro riservato/],
    [[buono, buono], /due fornitori hanno lo stesso id/],
  ])('refuses %j in Italian', (dati, frase) => {
    expect(() => read(dati)).toThrow(frase);
  });
});
