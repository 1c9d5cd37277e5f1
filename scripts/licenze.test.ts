import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const radice = join(import.meta.dirname, '..');

/** Licences that ask to be named, and nothing of who uses what is under them. */
const LIBERE = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'OFL-1.1', 'Unlicense', 'Zlib'],
];
/** Their package says nothing; their file was read. */
const LETTE: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };

/** Used as they come: their licence binds who changes their own files, and nothing of what stands beside them. */
const INTATTE: Readonly<Record<string, string>> = { 'node_modules/web-push': 'MPL-2.0' };

interface Pacchetto {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Whether an SPDX expression leaves us free: every part of an AND, one of an OR. */
function isLibera(licenza: string): boolean {
  const nuda = licenza.replace(/^\((.*)\)$/, '$1');
  if (nuda.includes(' OR ')) return nuda.split(' OR ').some(isLibera);
  return nuda.split(' AND ').every((una) => LIBERE.includes(una.trim()));
}

describe('the licences of what others wrote', () => {
  const { packages } = JSON.parse(readFileSync(join(radice, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Pacchetto>>;
  };
  const consegnati = Object.entries(packages).filter(
    ([nome, { dev, link }]) => nome.startsWith('node_modules/') && dev !== true && link !== true,
  );

  it('what ships has no licence that binds who runs it', () => {
    expect(consegnati.length).toBeGreaterThan(200);
    const dette = consegnati.map(
      ([nome, { license }]) => [nome, license ?? LETTE[nome] ?? 'nessuna'] as const,
    );
    expect(dette.filter(([, licenza]) => !isLibera(licenza))).toEqual(Object.entries(INTATTE));
  });

  it('tells a licence that binds from one that does not', () => {
    expect(
      ['GPL-3.0-only', 'AGPL-3.0', 'LGPL-2.1', 'MPL-2.0', '(MIT AND GPL-2.0)', 'nessuna'].some(isLibera),
    ).toBe(false);
    expect(['MIT', '(MIT OR GPL-2.0)', '(MIT AND Zlib)'].every(isLibera)).toBe(true);
  });
});
