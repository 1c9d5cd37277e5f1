import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileAltrui, openFileRegistro } from './file-registro.ts';

let cartella: string;
beforeEach(() => {
  cartella = mkdtempSync(join(tmpdir(), 'registro-'));
});
afterEach(() => rmSync(cartella, { recursive: true }));

const list = () => readdirSync(cartella).sort();
const modes = () => list().map((nome) => (statSync(join(cartella, nome)).mode & 0o777).toString(8));

describe('a log in a file', () => {
  it('begins again when it is full, while it is written, keeps three before it, and is for its owner alone', async () => {
    const percorso = join(cartella, 'a.log');
    writeFileSync(percorso, 'vecchio\n');
    chmodSync(percorso, 0o644);
    const { write } = openFileRegistro(percorso, 1_000);
    for (let n = 0; n < 100; n += 1) write(`${String(n).padStart(99, '0')}\n`);
    await expect.poll(() => readFileSync(percorso, 'utf8')).toMatch(/99\n$/);
    expect(list()).toEqual(['a.log', 'a.log.1', 'a.log.2', 'a.log.3']);
    expect(modes()).toEqual(['600', '600', '600', '600']);
    const righe = ['.3', '.2', '.1', ''].flatMap((quale) =>
      readFileSync(percorso + quale, 'utf8')
        .trim()
        .split('\n')
        .map(Number),
    );
    expect(righe).toEqual(Array.from({ length: righe.length }, (_, n) => 100 - righe.length + n));
  });

  it('of another program is emptied under its hands, and goes on', async () => {
    const percorso = join(cartella, 'b.log');
    writeFileSync(percorso, 'x'.repeat(2_000));
    chmodSync(percorso, 0o644);
    const file = openFileAltrui(percorso, { massimo: 1_000, ogniMs: 20 });
    expect([statSync(percorso).size, statSync(`${percorso}.1`).size]).toEqual([0, 2_000]);
    writeSync(file, 'y'.repeat(1_500));
    await expect.poll(() => statSync(percorso).size).toBe(0);
    writeSync(file, 'z');
    expect([
      readFileSync(percorso, 'utf8'),
      statSync(`${percorso}.1`).size,
      statSync(`${percorso}.2`).size,
    ]).toEqual(['z', 1_500, 2_000]);
    expect(modes()).toEqual(['600', '600', '600']);
    openFileAltrui(percorso, { ogniMs: 100_000 });
  });
});
