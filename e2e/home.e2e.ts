import { expect, test } from '@playwright/test';
import { login } from './accessi.ts';

test('the home leads back to the quadro with a draft', async ({ page }) => {
  await login(page, 'OP_STU');
  await page.goto('/dichiarazioni');
  await page.getByRole('row').filter({ hasText: 'Aperta' }).first().dblclick();
  await page.getByRole('navigation', { name: 'Quadri' }).getByRole('button', { name: /^RC/ }).click();
  const redditi = page.getByLabel(/^RC1 col\. 3,/);
  await redditi.fill('23456');
  await redditi.blur();
  await expect(page.getByText(/Bozza salvata alle/).first()).toBeVisible();

  await page.goto('/home');
  const ripresa = page.getByRole('link', {
    name: /^Riprendi da dove eri.*quadro RC, con una bozza da salvare/,
  });
  await ripresa.press('Enter');
  await expect(page).toHaveURL(/\/dichiarazione\/2025\/.+\/quadroRC$/);
  const banner = page.getByRole('region', { name: /^Bozza recuperata del / });
  await banner.getByRole('button', { name: 'Scarta' }).click();
  await expect(banner).toHaveCount(0);
});

test('release notes wait on the home until they are read', async ({ page }) => {
  await login(page, 'OP_STU');
  const note = page.getByRole('link', { name: 'Nuove note di rilascio' });
  await expect(note).toHaveAttribute('href', '/note-di-rilascio');
  await page.getByLabel('Ho letto le note di rilascio.').click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nessun messaggio da leggere.')).toBeVisible();
});
