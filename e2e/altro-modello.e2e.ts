import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

test.describe.configure({ timeout: 150_000 });

async function choose(page: Page, voce: string): Promise<void> {
  await page.getByRole('button', { name: 'Azioni sulla dichiarazione' }).click();
  await page.getByRole('menuitem', { name: voce }).click();
}
const keyOf = (page: Page): string => page.url().split('/').at(-2) ?? '';

test('the other form is made the first time, and opened the next ones: from the menu of either', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const pf = await createRedditiPf(page, baseURL ?? '', 'Quattromodelli');
  await page.goto(`/dichiarazione/2025/${pf}`);
  await expect(page.locator('#contenuto:not([aria-busy])')).toBeVisible({ timeout: 60_000 });
  await choose(page, 'Fai il 730 da questo');
  await expect(page).toHaveURL(/\/collegamenti$/);
  await expect(page.getByText('Dichiarazione creata: qui sotto')).toBeVisible();
  const suo = keyOf(page);
  expect(suo).not.toBe(pf);

  await choose(page, 'Fai Redditi PF da questo');
  await expect(page).toHaveURL(new RegExp(`${pf}/collegamenti$`));
  await expect(page.getByText('Il Redditi PF di questo cliente c’è già: è aperto.')).toBeVisible();

  await choose(page, 'Fai il 730 da questo');
  await expect(page).toHaveURL(new RegExp(`${suo}/collegamenti$`));
  await expect(page.getByText('Il 730 di questo cliente c’è già: è aperto.')).toBeVisible();
});
