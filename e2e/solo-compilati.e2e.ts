import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

test('a quadro shows only the righi where something is said, and a hidden one to who goes there', async ({
  page,
}) => {
  await enter(page, 'AMM_STU');
  const ricerca = page.getByRole('combobox', { name: 'Cerca clienti, quadri, azioni' });
  await page.keyboard.press('Control+k');
  const prima = page.getByRole('option').filter({ hasText: 'Redditi PF 2025' }).first();
  const nome = (await prima.locator('.strong').textContent()) ?? '';
  await ricerca.fill(`${nome} rn 5`);
  await expect(page.getByRole('option').first()).toContainText('RN5 di Redditi PF 2025');
  await page.keyboard.press('Enter');
  const foglio = page.locator('[data-quadro="RN"]');
  const caselle = foglio.locator('[data-casella], [data-calcolata]');
  await expect(caselle.first()).toBeVisible();
  const tutte = await caselle.count();
  const nascosta = foglio
    .locator('[data-casella="RN17.1"], [data-casella="RN18.1"], [data-casella="RN24.1"]')
    .first();
  const chiave = (await nascosta.getAttribute('data-casella')) ?? '';
  const solo = page.getByRole('button', { name: 'Solo righi compilati' });
  await solo.click();
  await expect(solo).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(`[data-casella="${chiave}"]`)).toHaveCount(0);
  expect(await caselle.count()).toBeLessThan(tutte);
  // Who goes to a rigo finds it.
  await page.keyboard.press('Control+g');
  await page.keyboard.type(chiave.split('.')[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-casella="${chiave}"]`).first()).toBeVisible();
  await expect(solo).toHaveAttribute('aria-pressed', 'false');
});
