import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Skin } from '../packages/contract/src/costanti.ts';

/** A skin changes colours alone: everything is looked at in the first one, the colours in all. */
const COLORI = ['color-contrast', 'link-in-text-block'];
/** The axe that comes with its builder, in its short form: the long one is a MB and a half to read. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** Fails with what axe calls serious or critical, one line each; `parte` is a selector, else the whole page. */
export async function checkAccessibile(page: Page, dove: string, vestito: Skin, parte?: string) {
  // A page alone that was looked at has it already: each look begins afresh. A frame in it may be a new one.
  const isPronto = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const axeSource = isPronto ? 'void 0' : AXE;
  const axe = new AxeBuilder({ page, axeSource }).options({
    resultTypes: ['violations'],
    ...(vestito === 'dark' ? {} : { runOnly: { type: 'rule', values: COLORI } }),
  });
  // No page here holds another site's frame: the one page is looked at, without a second one to gather the results.
  axe.setLegacyMode();
  const { violations } = await (parte === undefined ? axe : axe.include(parte)).analyze();
  const gravi = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    gravi.map(({ id, nodes }) => `${id}: ${nodes.map((nodo) => nodo.target.join(' ')).join(' | ')}`),
    `${dove}, ${vestito}`,
  ).toEqual([]);
}
