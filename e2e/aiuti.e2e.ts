import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { openRedditiPf } from './dichiarazioni.ts';

test('Esc closes one layer at a time; F1 says something of every casella', async ({ page }) => {
  await enter(page, 'OP_STU', '/dichiarazioni');
  await openRedditiPf(page, 'Colonna Gianluca');
  const spiega = page.getByRole('complementary', { name: 'Spiega questo numero' });
  await expect(spiega).toBeVisible();
  await page.getByRole('button', { name: 'Altre azioni' }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(spiega).toBeVisible();

  const [, , anno, id] = new URL(page.url()).pathname.split('/');
  await page.goto(`/dichiarazione/${anno}/${id}/quadroRC`);
  await expect(page.locator('[data-casella="RC1.3"]')).toBeVisible();
  const aiuto = page.getByRole('main').getByRole('status');
  for (const [chiave, testo] of [
    ['RC1.3', 'RC1 col. 3, '],
    ['RC1.1', 'codice'],
    ['RC6.1', 'al massimo 365'],
  ] as const) {
    await page.locator(`[data-casella="${chiave}"]`).focus();
    await page.keyboard.press('F1');
    await expect(aiuto.filter({ hasText: testo })).toBeVisible();
  }
});
