import { expect, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

const MISURA = { width: 820, height: 1180 };

test('on a tablet no main page goes sideways', async ({ page, baseURL }) => {
  test.setTimeout(150_000);
  await page.setViewportSize(MISURA);
  await openSessione(page, 'r.sala@studioconti.example');
  const id = await createRedditiPf(page, baseURL ?? '', 'Tavoletta');
  const dichiarazione = `/dichiarazione/2025/${id}`;
  const pagine = [
    ...[`${dichiarazione}/collegamenti`, `${dichiarazione}/quadroRN`],
    ...['/home', '/anagrafica', '/radar', '/f24', '/documentale'],
  ];
  for (const dove of pagine) {
    await page.goto(dove);
    await expect(page.locator('main').getByRole('heading').first(), dove).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), dove).toHaveCount(0);
    const larga = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect.soft(larga, dove).toBeLessThanOrEqual(MISURA.width);
  }
});
