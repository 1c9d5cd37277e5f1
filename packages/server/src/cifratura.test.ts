import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeCifratura, readSegreto } from './cifratura.ts';
import { ErroreAvvio } from './errore-avvio.ts';

const cartella = mkdtempSync(join(tmpdir(), 'quadra-chiave-'));
afterAll(() => rmSync(cartella, { recursive: true, force: true }));

describe('what the application seals', () => {
  const cifratura = makeCifratura('segreto di prova, abbastanza lungo');

  it('opens again in its own context, and is different every time', () => {
    const chiusi = [cifratura.seal('JBSWY3DP', 'totp:1'), cifratura.seal('JBSWY3DP', 'totp:1')];
    for (const chiuso of chiusi) expect(cifratura.open(chiuso, 'totp:1')).toBe('JBSWY3DP');
    expect(chiusi[0]?.equals(chiusi[1] ?? Buffer.alloc(0))).toBe(false);
  });

  it('does not open in another row, with another secret, or with one bit changed', () => {
    const chiuso = cifratura.seal('JBSWY3DP', 'totp:1');
    expect(() => cifratura.open(chiuso, 'totp:2')).toThrow();
    expect(() => makeCifratura('un altro segreto, altrettanto lungo').open(chiuso, 'totp:1')).toThrow();
    for (let n = 0; n < chiuso.length; n += 1) {
      const toccato = Buffer.from(chiuso);
      toccato[n] = (toccato[n] ?? 0) ^ 1;
      expect(() => cifratura.open(toccato, 'totp:1')).toThrow();
    }
  });
});

describe('the secret of the application', () => {
  it('is that of the settings or, without one, made once and readable by its owner alone', () => {
    expect(readSegreto({ chiave: 'x'.repeat(32), dati: cartella })).toBe('x'.repeat(32));
    const primo = readSegreto({ chiave: undefined, dati: join(cartella, 'dati') });
    expect(primo).toMatch(/^[\w-]{43}$/);
    expect(readSegreto({ chiave: undefined, dati: join(cartella, 'dati') })).toBe(primo);
    const file = join(cartella, 'dati', 'chiave');
    expect(readFileSync(file, 'utf8')).toBe(primo);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(() => readSegreto({ chiave: undefined, dati: join(file, 'sotto') })).toThrow(ErroreAvvio);
  });
});
