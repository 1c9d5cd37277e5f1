import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWebWhenStale, radice } from './web.ts';

interface Voce {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const pigre = [
  'src/app/PaginaHome.tsx',
  'src/app/LoginPage.tsx',
  'src/features/accesso/richiesta-password/RichiestaPasswordPage.tsx',
  'src/features/accesso/richiesta-attivazione/RichiestaAttivazionePage.tsx',
];
let manifesto: Record<string, Voce>;
beforeAll(() => {
  buildWebWhenStale();
  const file = join(radice, 'packages/web/dist/.vite/manifest.json');
  manifesto = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Voce>;
});

/** Everything the browser reads before any page is asked for. */
function listIniziali(): Set<string> {
  const [iniziale = ''] = Object.keys(manifesto).filter((chiave) => manifesto[chiave]?.isEntry);
  const lette = new Set<string>();
  const read = (chiave: string) => {
    if (lette.has(chiave)) return;
    lette.add(chiave);
    for (const altra of manifesto[chiave]?.imports ?? []) read(altra);
  };
  read(iniziale);
  return lette;
}

describe('the pages as they are delivered', () => {
  it('[RTE-006] home, login, password request and activation request have a chunk each, none in the entry', () => {
    const file = pigre.map((chiave) => manifesto[chiave]?.file);
    expect(new Set(file).size).toBe(pigre.length);
    const iniziali = listIniziali();
    expect(iniziali.size).toBeGreaterThan(0);
    for (const chiave of pigre) {
      expect([chiave, manifesto[chiave]?.isDynamicEntry]).toEqual([chiave, true]);
      expect([chiave, iniziali.has(chiave)]).toEqual([chiave, false]);
    }
    const fileIniziali = [...iniziali].map((chiave) => manifesto[chiave]?.file);
    expect(fileIniziali.filter((uno) => file.includes(uno))).toEqual([]);
  });

  it('no file asks for one that asks for it: it would run before what it needs, and the page would be empty', () => {
    const sani = new Set<string>();
    const findGiro = (chiave: string, via: readonly string[]): readonly string[] | undefined => {
      if (sani.has(chiave)) return undefined;
      if (via.includes(chiave)) return [...via.slice(via.indexOf(chiave)), chiave];
      for (const altra of manifesto[chiave]?.imports ?? []) {
        const giro = findGiro(altra, [...via, chiave]);
        if (giro) return giro;
      }
      sani.add(chiave);
      return undefined;
    };
    expect(Object.keys(manifesto).length).toBeGreaterThan(100);
    expect(
      Object.keys(manifesto)
        .map((chiave) => findGiro(chiave, []))
        .find(Boolean),
    ).toBeUndefined();
  });
});
