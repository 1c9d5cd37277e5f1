import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';

/** The number in the foot of a table, column by column. */
const readTotali = (page: Page, titolo: string): Promise<number[]> =>
  page
    .getByRole('table', { name: titolo })
    .locator('tfoot td:not([aria-hidden])')
    .evaluateAll((celle) => celle.map((cella) => Number((cella.textContent ?? '').replaceAll('.', ''))));
const sum = (numeri: readonly number[]) => numeri.reduce((somma, uno) => somma + uno, 0);
async function choose(page: Page, campo: string, voce: string): Promise<void> {
  await page.getByRole('combobox', { name: campo }).click();
  await page.getByRole('option', { name: voce, exact: true }).click();
}

test('[STA-001] [STA-002] [STA-003] [RTE-026] five pages of statistics: their tables agree, a month is a filter of the address, a CSV leaves', async ({
  page,
}) => {
  await enter(page, 'AMM_GES', '/statistiche/dichiarazioni');
  for (const nome of ['Dichiarazioni', 'Gestori', 'Clienti', 'Utenti', 'Crediti']) {
    await page.getByRole('navigation', { name: 'Statistiche' }).getByRole('link', { name: nome }).click();
    const titolo = `Statistiche ${nome.toLowerCase()}`;
    await expect(page.getByRole('heading', { level: 1, name: titolo, exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: /per mese$/ })).toBeVisible();
    await expect(page.getByRole('table', { name: /^Per / }).first()).toBeVisible();
  }
  // Of the five the menu has one entry, and shows it wherever one is.
  const menu = page.getByRole('navigation', { name: 'Navigazione principale' });
  await expect(menu.getByRole('link', { name: 'Statistiche', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Dichiarazioni', exact: true }).last().click();
  await expect(page.getByRole('table', { name: 'Per tipo' })).toBeVisible();
  const diTipo = sum(await readTotali(page, 'Per tipo'));
  expect(diTipo).toBeGreaterThan(0);
  expect(sum(await readTotali(page, 'Per studio'))).toBe(diTipo);
  expect(sum(await readTotali(page, 'Per stato telematico'))).toBe(diTipo);

  await choose(page, 'Mese', 'marzo');
  await expect(page).toHaveURL(/mese=3/);
  const marzo = page
    .getByRole('table', { name: /per mese$/ })
    .locator('tbody tr')
    .first()
    .getByRole('cell');
  await expect(
    page.getByText(new RegExp(`^Dichiarazioni iniziate: ${await marzo.nth(2).textContent()}$`)),
  ).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const righe = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(righe).toContain('Per studio');
  expect(righe.filter((riga) => riga.startsWith('Totale;'))).toHaveLength(4);
});
