import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Skin, skin } from '../packages/contract/src/costanti.ts';

/** A skin changes colours alone: everything is looked at in the first one, the colours in all. */
const COLORI = ['color-contrast', 'link-in-text-block'];

/** What axe calls serious or critical, one line each. */
async function listGravi(page: Page, vestito: Skin, dove?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (vestito !== 'dark') axe.withRules(COLORI);
  const { violations } = await (dove === undefined ? axe : axe.include(dove)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((nodo) => nodo.target.join(' ')).join(' | ')}`);
}

for (const vestito of skin) {
  test(`[WID-054] no serious or critical violation in the gallery, skin ${vestito}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/galleria?skin=${vestito}`);
    await expect(page.locator('html')).toHaveAttribute('data-skin', vestito);
    await page.waitForLoadState('networkidle');
    expect(await listGravi(page, vestito)).toEqual([]);
    await page.getByRole('button', { name: 'Mostra i quattro tipi' }).click();
    await page.getByRole('button', { name: 'Apri con pulsanti' }).click();
    await page.getByRole('button', { name: /^Azioni della finestra/ }).click();
    expect(await listGravi(page, vestito, '#finestre')).toEqual([]);
    expect(await listGravi(page, vestito, '[data-notifiche]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ingrandisci' }).click();
    await page.getByRole('button', { name: 'Riduci a notifica' }).click();
    await page.getByRole('button', { name: 'Apri modale' }).click();
    expect(await listGravi(page, vestito, '#finestre')).toEqual([]);
  });
}

/** What does not fit: the page sideways, words wider than their button. Pictures would compare fonts, not faults. */
const listStretti = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const stretti = [...document.querySelectorAll<HTMLElement>('main button')]
      .filter((pulsante) => pulsante.scrollWidth > pulsante.clientWidth + 1)
      .map((pulsante) => pulsante.textContent);
    return root.scrollWidth > root.clientWidth ? ['la pagina', ...stretti] : stretti;
  });

for (const carattere of ['jura', 'quicksand']) {
  test(`every part fits its place in the widest letters, ${carattere}`, async ({ page }) => {
    await page.goto(`/galleria?font=${carattere}`);
    for (const width of [1366, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await listStretti(page), `a ${width} px`).toEqual([]);
    }
  });
}
