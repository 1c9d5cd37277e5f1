import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { openRedditiPf } from './dichiarazioni.ts';

const indice = (page: Page) => page.getByRole('navigation', { name: 'Quadri' });
const redditi = (page: Page) => page.getByLabel(/^RC1 col\. 3,/);

/** The first open declaration of the list, at quadro RC. */
async function openRc(page: Page): Promise<void> {
  await enter(page, 'AMM_GES', '/dichiarazioni');
  await openRedditiPf(page, 'Cattaneo Massimo');
  await indice(page).getByRole('button', { name: /^RC/ }).click();
  await expect(redditi(page)).toBeVisible();
}

test('what was typed survives a page that dies: draft, banner, Riprendi', async ({ browser }) => {
  const contesto = await browser.newContext();
  const prima = await contesto.newPage();
  await openRc(prima);
  const indirizzo = prima.url();
  await redditi(prima).fill('43210');
  await redditi(prima).blur();
  await expect(prima.getByText(/Bozza salvata alle \d\d:\d\d/).first()).toBeVisible();
  await prima.close({ runBeforeUnload: false });

  const dopo = await contesto.newPage();
  await dopo.goto(indirizzo);
  const banner = dopo.getByRole('region', { name: /^Bozza recuperata del / });
  await expect(banner).toBeVisible();
  // Closing would leave it out: the question says so.
  await dopo.getByRole('button', { name: 'Riepilogo e controlli' }).first().click();
  await dopo.getByRole('button', { name: 'Chiudi dichiarazione' }).click();
  const domanda = dopo.getByRole('dialog', { name: 'Chiudere la dichiarazione?' });
  await expect(domanda).toContainText('C’è una bozza recuperata, non ripresa e non scartata');
  await domanda.getByRole('button', { name: 'Chiudi', exact: true }).click();
  await banner.getByRole('button', { name: 'Riprendi' }).click();
  await expect(banner).toHaveCount(0);
  await indice(dopo).getByRole('button', { name: /^RC/ }).click();
  await expect(redditi(dopo)).toHaveValue('43.210');
  await expect(dopo.getByText(/Bozza salvata alle \d\d:\d\d/).first()).toBeVisible();
  await dopo.close({ runBeforeUnload: false });

  // Written and saved by hand, the draft has nothing left to give back.
  const ancora = await contesto.newPage();
  await ancora.goto(indirizzo);
  const rimasta = ancora.getByRole('region', { name: /^Bozza recuperata del / });
  await expect(rimasta).toBeVisible();
  await indice(ancora).getByRole('button', { name: /^RC/ }).click();
  await redditi(ancora).fill('43210');
  await ancora.keyboard.press('Control+s');
  await expect(ancora.getByText(/Salvata alle \d\d:\d\d/).first()).toBeVisible();
  await expect(rimasta).toHaveCount(0);
  await contesto.close();
});

test('a casella in whole euro takes digits alone and shows its thousands', async ({ page }) => {
  await openRc(page);
  await redditi(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1a2');
  await expect(redditi(page)).toHaveValue('12');
  await page.keyboard.type('-');
  await expect(redditi(page)).toHaveValue('12');
  await redditi(page).fill('1234567');
  await redditi(page).blur();
  await expect(redditi(page)).toHaveValue('1.234.567');
});
