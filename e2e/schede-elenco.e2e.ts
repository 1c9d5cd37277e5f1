import { expect, type Page, test } from '@playwright/test';
import { skin } from '../packages/contract/src/costanti.ts';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const TELEFONO = { width: 390, height: 844 };
/** A page that fits says so: nothing goes sideways. */
const isLarga = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);

test('on a telephone a list is cards: who, how it stands, what matters; chosen and opened by thumb and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(TELEFONO);
  await openSessione(page);
  await page.goto('/anagrafica');
  const schede = page.getByRole('list', { name: 'Anagrafica' });
  const prima = schede.getByRole('listitem').first();
  await expect(prima).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(prima).toHaveAttribute('aria-posinset', '1');
  expect(Number(await prima.getAttribute('aria-setsize'))).toBeGreaterThan(50);
  await expect(prima.getByText('Codice fiscale')).toBeVisible();
  await expect(prima.getByText(/Non creata|Aperta|Chiusa|Inviata|Accolta/).first()).toBeVisible();
  expect(await isLarga(page)).toBe(false);

  // Chosen: what can be done stands by the thumb, on the screen.
  await prima.getByRole('checkbox').check();
  const barra = page.getByRole('region', { name: '1 cliente selezionato' });
  await expect(barra).toBeInViewport();
  for (const parte of [prima.getByRole('button').first(), barra.getByRole('button', { name: /^Archivia/ })]) {
    const { height = 0 } = (await parte.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(22);
  }
  for (const vestito of skin) {
    await page.evaluate((uno) => {
      document.documentElement.dataset.skin = uno;
    }, vestito);
    await checkAccessibile(page, '/anagrafica a schede', vestito);
  }
  await prima.getByRole('checkbox').uncheck();

  // The rest of the row is one touch away, and the order has no need of heads.
  await prima.getByText(/^Altri \d+ dati$/).click();
  await expect(prima.locator('details dl')).toBeVisible();
  const nome = await prima.getByRole('button').first().textContent();
  await page.getByRole('button', { name: 'Ordina decrescente' }).click();
  await expect(prima.getByRole('button').first()).not.toHaveText(nome ?? '');
  const ultimo = await prima.getByRole('button').first().textContent();
  await page.getByLabel('Ordina per').selectOption({ label: 'Codice fiscale' });
  await expect(page).toHaveURL(/CodiceFiscale/);
  // The first of before stays until the answer is here.
  await expect(prima.getByRole('button').first()).not.toHaveText(ultimo ?? '');

  // By keyboard: F3 opens the filters, Tab goes from card to card, Enter opens.
  await page.keyboard.press('F3');
  await expect(page.getByRole('textbox', { name: 'Cognome o ragione sociale' })).toBeFocused();
  const titolo = prima.getByRole('button').first();
  const chi = (await titolo.textContent()) ?? '';
  await titolo.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/anagrafica\/[\da-f-]{36}/);
  await expect(page.getByRole('heading', { name: chi }).first()).toBeVisible();
});

test('a touch anywhere on a card opens its row; wider, the list is a grid again with what was chosen', async ({
  page,
}) => {
  await page.setViewportSize(TELEFONO);
  await openSessione(page);
  await page.goto('/dichiarazioni?anno=2025');
  const schede = page.getByRole('list', { name: 'Dichiarazioni' });
  const prima = schede.getByRole('listitem').first();
  await prima.getByRole('checkbox').check();
  await page.setViewportSize({ width: 1366, height: 768 });
  const griglia = page.getByRole('grid', { name: 'Dichiarazioni' });
  await expect(griglia).toBeVisible();
  await expect(griglia.getByRole('row', { selected: true })).toHaveCount(1);
  await page.setViewportSize(TELEFONO);
  await expect(prima.getByRole('checkbox')).toBeChecked();
  // Under the finger is the button of the card, wherever it is touched.
  await prima.getByText('Modello', { exact: true }).click({ force: true });
  await expect(page).toHaveURL(/\/dichiarazione\/2025\//);
});

test('no list goes sideways on a telephone', async ({ page }) => {
  test.slow();
  await page.setViewportSize(TELEFONO);
  await openSessione(page);
  for (const percorso of ['/f24', '/movimenti', '/registro-cronologico', '/documentale']) {
    await page.goto(percorso);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('li[aria-setsize]').first(), percorso).toBeVisible();
    await expect(page.getByRole('grid'), percorso).toHaveCount(0);
    expect(await isLarga(page), percorso).toBe(false);
  }
});
