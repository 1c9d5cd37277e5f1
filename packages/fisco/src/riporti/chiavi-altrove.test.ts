import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const PACCHETTI = join(import.meta.dirname, '../../..');
const CHIAVE = /^[A-Z]{1,3}\d+\.\d+(#\d+)?$/;

/** The keys of caselle written in a file; those in comments are examples. */
function listChiavi(percorso: string): string[] {
  const testo = readFileSync(join(PACCHETTI, percorso), 'utf8');
  const trovate: string[] = [];
  const visit = (nodo: ts.Node): void => {
    if (ts.isStringLiteralLike(nodo) && CHIAVE.test(nodo.text)) trovate.push(`${percorso}: ${nodo.text}`);
    ts.forEachChild(nodo, visit);
  };
  visit(ts.createSourceFile(percorso, testo, ts.ScriptTarget.Latest));
  return trovate;
}

it('no casella of a form is named outside fisco', () => {
  const sorgenti = globSync('{contract,lms,server,values,web}/src/**/*.{ts,tsx}', { cwd: PACCHETTI });
  expect(sorgenti.length).toBeGreaterThan(500);
  expect(sorgenti.filter((percorso) => !percorso.includes('.test.')).flatMap(listChiavi)).toEqual([]);
});
