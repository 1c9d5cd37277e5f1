import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const radice = join(import.meta.dirname, '..');
const ESITI = ['rispettata', 'non applicabile', 'impianto', 'non rispettata'];

interface Voce {
  readonly numero: string;
  readonly esito: string;
  readonly come: string;
  readonly dove: string;
}

const listVoci = (testo: string): Voce[] =>
  [...testo.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \|([^|]*)\|$/gm)].map(
    ([, numero = '', esito = '', come = '', dove = '']) => ({ numero, esito, come, dove: dove.trim() }),
  );

/** What is wrong with what a row cites: a file that is not there, or words that are not in it. */
function checkCitazione(dove: string): string | null {
  const [, file = '', parole] = /^`([^`]+)`(?:: (.+))?$/.exec(dove) ?? [];
  if (file === '' || !existsSync(join(radice, file))) return `non c'è: ${dove}`;
  if (parole === undefined) return null;
  return readFileSync(join(radice, file), 'utf8').includes(parole) ? null : `non lo dice: ${dove}`;
}

describe('the table of ASVS 5.0', () => {
  const voci = listVoci(readFileSync(join(radice, 'docs/asvs.md'), 'utf8'));

  it('has each item once, with an outcome of the four and how it is so', () => {
    expect(voci.length).toBeGreaterThan(80);
    const numeri = voci.map(({ numero }) => numero);
    expect(numeri.filter((numero, n) => numeri.indexOf(numero) !== n)).toEqual([]);
    expect(voci.filter(({ esito, come }) => !ESITI.includes(esito) || come.length < 10)).toEqual([]);
  });

  it('cites tests and files that are there, and say what it says', () => {
    const daCitare = voci.filter(({ esito, dove }) => esito === 'rispettata' || dove !== '');
    expect(daCitare.flatMap(({ dove }) => checkCitazione(dove) ?? [])).toEqual([]);
  });

  it('would see a file that is gone and a test of another name', () => {
    expect(checkCitazione('`docs/niente.md`')).toContain("non c'è");
    expect(checkCitazione('`docs/asvs.md`: parole che ' + 'nessuno ha scritto')).toContain('non lo dice');
  });
});

it('no page writes HTML by hand', () => {
  const pagine = globSync('packages/web/src/**/*.{ts,tsx}', { cwd: radice });
  expect(pagine.length).toBeGreaterThan(100);
  const aMano = pagine.filter((file) =>
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/.test(
      readFileSync(join(radice, file), 'utf8'),
    ),
  );
  expect(aMano).toEqual([]);
});

it('the server runs no command but those of its own PostgreSQL', () => {
  const fonti = globSync('packages/server/src/**/*.ts', { cwd: radice }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  expect(fonti.length).toBeGreaterThan(300);
  const conComandi = fonti.filter((file) => /child_process/.test(readFileSync(join(radice, file), 'utf8')));
  expect(conComandi.toSorted()).toEqual([
    'packages/server/src/db/esecuzione-postgres.ts',
    'packages/server/src/db/postgres-locale.ts',
  ]);
});

it('no page stops who pastes', () => {
  const pagine = globSync('packages/web/src/**/*.tsx', { cwd: radice });
  // A number is pasted as numbers are written; no other field looks at it.
  const checks = pagine.filter((file) => /onPaste\b/.test(readFileSync(join(radice, file), 'utf8')));
  expect(checks).toEqual(['packages/web/src/ui/campi/numeric-input/NumericInput.tsx']);
});
