import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

const TOCCO = 40;
const skin = ['dark', 'light-blue', 'black', 'orange', 'green'] as const;
const TELAIO = 'header[data-regione], nav[data-regione], footer, [data-pannello], [role="dialog"]';

/** What stands around the page and is hit by a thumb, where it is smaller than it may be. */
const listPiccoli = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([telaio, minimo]) =>
      [...document.querySelectorAll<HTMLElement>(telaio)]
        .filter((parte) => parte.closest('main') === null || parte.tagName === 'FOOTER')
        .flatMap((parte) => [...parte.querySelectorAll<HTMLElement>('a[href], button, [role="option"]')])
        // A link among the words of a message is as tall as its words.
        .filter((uno) => uno.closest('p') === null && uno.checkVisibility({ visibilityProperty: true }))
        .flatMap((uno) => {
          const { width, height } = uno.getBoundingClientRect();
          const nome = uno.getAttribute('aria-label') ?? uno.title ?? '';
          return Math.min(width, height) < minimo
            ? [`${nome || uno.textContent}: ${Math.round(width)}x${Math.round(height)}`]
            : [];
        }),
    [TELAIO, TOCCO] as const,
  );

/** In each of the five skins: the sizes are of the skin too, as its borders and its words are. */
async function checkTocco(page: Page, dove: string): Promise<void> {
  for (const una of skin) {
    await page.evaluate((nome) => {
      document.documentElement.dataset.skin = nome;
    }, una);
    expect.soft(await listPiccoli(page), `${dove}, ${una}`).toEqual([]);
  }
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), dove).toBe(390);
}

test('on a phone what stands around a page is as large as a thumb: bars, navigation, search and panels', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'r.sala@studioconti.example');
  const id = await createRedditiPf(page, baseURL ?? '', 'Xilografi');
  const barra = page.locator('header[data-regione]').first();
  for (const dove of ['/home', '/anagrafica']) {
    await page.goto(dove);
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    await checkTocco(page, dove);
    await barra.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Navigazione principale' })).toBeVisible();
    await checkTocco(page, `${dove}, menu`);
  }
  await page.goto(`/dichiarazione/2025/${id}/quadroRC`);
  await expect(page.locator('[data-casella="RC1.1"]')).toBeVisible();
  await checkTocco(page, 'dichiarazione');
  await page.goto('/anagrafica');
  await barra.getByRole('button', { name: 'Cerca clienti, quadri, azioni' }).click();
  await page.getByRole('combobox', { name: 'Cerca clienti, quadri, azioni' }).fill('rossi');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await checkTocco(page, 'ricerca');
  await page.keyboard.press('Escape');
  for (const nome of [/^Lavori/, /^Notifiche/, /^Aspetto/, /^Account/]) {
    await barra.getByRole('button', { name: nome }).click();
    await expect(page.locator('[data-pannello]')).toBeVisible();
    await checkTocco(page, String(nome));
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-pannello]')).toHaveCount(0);
  }
});

test('with a mouse the top bar is as low as it was', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, 'r.sala@studioconti.example');
  const alta = await page.locator('header[data-regione]').evaluate((barra) => barra.clientHeight);
  expect(alta).toBe(44);
  expect(await listPiccoli(page)).not.toEqual([]);
});
