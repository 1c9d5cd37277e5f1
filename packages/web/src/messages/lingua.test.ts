import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
/** Attributes a person reads or hears, and those that lead there when they hold more than one word. */
const LETTI = /^(aria-label|aria-description|aria-roledescription|title|alt|placeholder)$/;
const PORTATI = /^(label|etichetta|titolo|testo|nome|frase)$/;
const INGLESI =
  /\b(the|and|not|with|your|you|please|save|saved|cancel|close|delete|remove|loading|error|failed|search|submit|back|next|previous|page|settings|welcome|warning|success|click|select|update|found|missing|required|invalid|logout|sign)\b/i;
/** Words that are Italian too, or names. */
const nomi = /\b(login|e-mail|password|passkey|file|CTRL\+F5|PDF|CSV|XLSX|ZIP)\b/gi;

const open = (percorso: string) =>
  ts.createSourceFile(
    percorso,
    readFileSync(join(WEB, percorso), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    percorso.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
function walk(nodo: ts.Node, visit: (nodo: ts.Node) => void): void {
  visit(nodo);
  ts.forEachChild(nodo, (figlio) => walk(figlio, visit));
}
/** Names of keys are the same in every language. */
const isTasto = (nodo: ts.JsxText) =>
  ts.isJsxElement(nodo.parent) && nodo.parent.openingElement.tagName.getText() === 'kbd';
const isParola = (testo: string) => /\p{L}{2}/u.test(testo);

/** Words written in a component instead of in the messages. */
function listFuoriPosto(percorso: string): string[] {
  const trovati: string[] = [];
  walk(open(percorso), (nodo) => {
    if (ts.isJsxText(nodo) && isParola(nodo.text) && !isTasto(nodo))
      trovati.push(`${percorso}: ${nodo.text.trim()}`);
    if (!ts.isJsxAttribute(nodo) || !nodo.initializer || !ts.isStringLiteral(nodo.initializer)) return;
    const nome = nodo.name.getText();
    const { text } = nodo.initializer;
    if (isParola(text) && (LETTI.test(nome) || (PORTATI.test(nome) && text.includes(' '))))
      trovati.push(`${percorso}: ${nome}=${text}`);
  });
  return trovati;
}

/** The messages of a file with the name they have. */
function listMessaggi(percorso: string): { chiave: string; testo: string }[] {
  const trovati: { chiave: string; testo: string }[] = [];
  walk(open(percorso), (nodo) => {
    const isTesto = ts.isStringLiteralLike(nodo) || ts.isTemplateHead(nodo);
    if (!isTesto && !ts.isTemplateMiddleOrTemplateTail(nodo)) return;
    if (ts.isImportDeclaration(nodo.parent)) return;
    const chiave = ts.isPropertyAssignment(nodo.parent) ? nodo.parent.name.getText() : '';
    if (nodo.parent.kind !== ts.SyntaxKind.PropertyAssignment || nodo.parent.getChildAt(0) !== nodo)
      trovati.push({ chiave, testo: nodo.text });
  });
  return trovati;
}

const messaggi = globSync('messages/*.ts', { cwd: WEB }).filter((file) => !file.endsWith('.test.ts'));

describe('the language of the pages', () => {
  it('[RTE-022] no word stands in a component: all of them are in the messages', () => {
    const componenti = globSync('{app,dominio,features,ui}/**/*.tsx', { cwd: WEB });
    expect(componenti.length).toBeGreaterThan(60);
    expect(componenti.flatMap(listFuoriPosto)).toEqual([]);
  });

  it('[RTE-022] no message is left untranslated: none is its own key, none is English', () => {
    const tutti = messaggi.flatMap((file) => listMessaggi(file).map((voce) => ({ file, ...voce })));
    expect(tutti.length).toBeGreaterThan(300);
    expect(
      tutti.filter(({ chiave, testo }) => isParola(testo) && chiave === testo && /[A-Z]/.test(testo)),
    ).toEqual([]);
    expect(tutti.filter(({ testo }) => INGLESI.test(testo.replace(nomi, '')))).toEqual([]);
  });
});
