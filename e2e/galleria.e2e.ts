import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { skin } from '../packages/contract/src/costanti.ts';

/** What axe calls serious or critical, one line each. */
async function listGravi(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((nodo) => nodo.target.join(' ')).join(' | ')}`);
}

for (const vestito of skin) {
  test(`[WID-054] no serious or critical violation in the gallery, skin ${vestito}`, async ({ page }) => {
    await page.goto(`/galleria?skin=${vestito}`);
    await expect(page.locator('html')).toHaveAttribute('data-skin', vestito);
    await page.waitForLoadState('networkidle');
    expect(await listGravi(page)).toEqual([]);
  });
}
