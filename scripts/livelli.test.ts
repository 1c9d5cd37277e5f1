import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCartella } from '../packages/server/test/cartella.ts';
import { radice } from './web.ts';

const run = promisify(execFile);

/** Arrows no house may have, each with the rule that must see it. */
const PIANTATE = [
  ['prima-base-comune', 'server/src/features/base/comune/a.ts', 'server/src/features/base/lavoro/b.ts'],
  [
    'prima-clienti-tag',
    'server/src/features/clienti/tag/a.ts',
    'server/src/features/consegna/home/b.public.ts',
  ],
  ['ala-dal-portone', 'server/src/features/consegna/home/c.ts', 'server/src/features/clienti/tag/c.ts'],
  ['stanza-in-pianta', 'server/src/features/base/soffitta/a.ts', 'server/src/features/base/comune/c.ts'],
  ['http-e-db-senza-stanze', 'server/src/http/a.ts', 'server/src/features/base/comune/d.ts'],
  ['prodotto-senza-prove', 'server/src/http/b.ts', 'server/test/b.ts'],
  ['values-non-importa-nulla', 'values/src/a.ts', 'fisco/src/a.ts'],
  ['motore-senza-legge', 'fisco/src/engine/a.ts', 'fisco/src/regole/a.ts'],
  ['web-non-importa-server', 'web/src/app/a.ts', 'server/src/http/c.ts'],
  ['feature-web-sole', 'web/src/features/base/utilita/a.ts', 'web/src/features/clienti/tag/a.ts'],
  ['galleria-dalle-rotte', 'web/src/ui/b.ts', 'web/galleria/a.ts'],
  ['ui-senza-dominio', 'web/src/ui/a.ts', 'web/src/dominio/a.ts'],
  ['nessun-ciclo', 'contract/src/due.ts', 'contract/src/uno.ts'],
] as const;
/** Its way back, which closes the ring. */
const RITORNO = ['contract/src/uno.ts', 'contract/src/due.ts'] as const;
/** What the map allows: towards the left, by the door. */
const AMMESSA = [
  'server/src/features/consegna/home/z.ts',
  'server/src/features/clienti/tag/z.public.ts',
] as const;

const casa = makeCartella('quadra-livelli-');
const place = (file: string): string => join(casa, 'packages', file);

function plant(da: string, a: string, n: number): void {
  for (const file of [da, a]) mkdirSync(dirname(place(file)), { recursive: true });
  const verso = `${'../'.repeat(da.split('/').length - 1)}${a}`;
  writeFileSync(place(da), `import { x } from './${verso}';\nexport const y${n} = x;\n`, { flag: 'a' });
  writeFileSync(place(a), 'export const x = 1;\n', { flag: 'a' });
}

let viste: { regola: string; da: string; a: string }[];

beforeAll(async () => {
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json'])
    copyFileSync(join(radice, file), join(casa, file));
  for (const [n, [, da, a]] of PIANTATE.entries()) plant(da, a, n);
  plant(...RITORNO, PIANTATE.length);
  plant(...AMMESSA, PIANTATE.length + 1);
  const programma = join(radice, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const uscita = await run(
    process.execPath,
    [programma, 'packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { cwd: casa, maxBuffer: 64 * 1024 * 1024 },
  ).catch((errore: { stdout: string }) => errore);
  const { summary } = JSON.parse(uscita.stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  viste = summary.violations.map(({ rule, from, to }) => ({ regola: rule.name, da: from, a: to }));
});

afterAll(() => rmSync(casa, { recursive: true, force: true }));

describe('the map of the house', () => {
  it.each(PIANTATE)('%s sees the arrow planted from %s to %s', (regola, da, a) => {
    expect(viste).toContainEqual({ regola, da: `packages/${da}`, a: `packages/${a}` });
  });

  it('leaves alone what goes towards the left, by the door', () => {
    expect(viste.filter(({ da }) => da === `packages/${AMMESSA[0]}`)).toEqual([]);
  });
});
