import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { isCifrata, makeCifrante, openCifrata } from './copia-cifrata.ts';

const cartella = mkdtempSync(join(tmpdir(), 'quadra-cifrata-'));
afterAll(() => rmSync(cartella, { recursive: true }));
const FRASE = 'una frase lunga, di prova';
const PEZZO = 65_536;
const file = join(cartella, 'prova');
const write = (byte: Buffer) => pipeline(Readable.from([byte]), makeCifrante(FRASE), createWriteStream(file));

/** Opens what is in the file now. */
const open = (frase = FRASE) => openCifrata(file, frase).close(() => undefined);

describe('a copy sealed under a phrase', () => {
  it('reads back whole and from any point, whatever its length', async () => {
    for (const lunghezza of [0, PEZZO, 2 * PEZZO + 77]) {
      const byte = randomBytes(lunghezza);
      await write(byte);
      expect(isCifrata(file)).toBe(true);
      const lettore = openCifrata(file, FRASE);
      const readTratto = (da: number, a: number) => buffer(lettore._readStreamForRange(da, a));
      expect(lettore.dimensione).toBe(lunghezza);
      expect((await readTratto(0, lunghezza)).equals(byte)).toBe(true);
      const [da, a] = [Math.floor(lunghezza / 3), Math.floor((lunghezza * 4) / 5)];
      expect((await readTratto(da, a)).equals(byte.subarray(da, a))).toBe(true);
      lettore.close(() => undefined);
    }
  });

  it('shows nothing of what is in it, and is another at every turn', async () => {
    const byte = Buffer.from('RSSMRA80A01F205X'.repeat(9_000));
    await write(byte);
    const prima = readFileSync(file);
    await write(byte);
    expect(prima.includes('RSSMRA80A01F205X')).toBe(false);
    expect(readFileSync(file).subarray(32, 64).equals(prima.subarray(32, 64))).toBe(false);
  });

  it('does not open with another phrase, a changed byte, two pieces swapped, or its end cut away', async () => {
    const lunghezza = 3 * PEZZO + 5;
    await write(randomBytes(lunghezza));
    const intero = readFileSync(file);
    expect(() => open('un’altra frase')).toThrow();
    const cambiato = Buffer.from(intero);
    cambiato.writeUInt8(cambiato.readUInt8(40) ^ 1, 40);
    writeFileSync(file, cambiato);
    expect(() => open()).toThrow();
    const [testa, chiuso] = [32, PEZZO + 16];
    const pezzo = (n: number) => intero.subarray(testa + n * chiuso, testa + (n + 1) * chiuso);
    writeFileSync(file, Buffer.concat([intero.subarray(0, testa), pezzo(1), pezzo(0), pezzo(2), pezzo(3)]));
    expect(() => open()).toThrow();
    writeFileSync(file, intero);
    open();
    truncateSync(file, testa + 3 * chiuso);
    expect(() => open()).toThrow();
    expect(isCifrata(join(cartella, 'niente'))).toBe(false);
  });
});
