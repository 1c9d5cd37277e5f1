import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Skin } from '../packages/contract/src/costanti.ts';

/** A skin changes colours alone: everything is looked at in the first one, the colours in all. */
const COLORI = ['color-contrast', 'link-in-text-block'];

/** Fails with what axe calls serious or critical, one line each; `parte` is a selector, else the whole page. */
export async function checkAccessibile(page: Page, dove: string, vestito: Skin, parte?: string) {
  const axe = new AxeBuilder({ page }).options({
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
