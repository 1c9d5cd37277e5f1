import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';

const readNumero = (testo: string | null) => Number((testo ?? '').replaceAll('.', '').replace(',', '.'));
/** The row of the totals of a year, as numbers. */
const readTotali = async (page: Page): Promise<number[]> =>
  (
    await page
      .getByRole('table', { name: /^Vendite \d{4} per mese$/ })
      .getByRole('row', { name: /^Totale / })
      .first()
      .getByRole('cell')
      .allTextContents()
  ).map(readNumero);
const sum = (numeri: readonly number[]) => numeri.reduce((somma, uno) => somma + uno, 0);

test('the sales of who sells: months, packages and studi come to the same, in another year and in the CSV', async ({
  page,
}) => {
  await enter(page, 'AMM_GES', '/vendite');
  const tabella = page.getByRole('table', { name: /^Vendite \d{4} per mese$/ });
  await expect(tabella.getByRole('columnheader')).toHaveCount(7);
  const totali = await readTotali(page);
  expect(totali).toHaveLength(6);
  expect(totali[3]).toBeGreaterThan(0);
  for (const [posto, totale] of totali.entries()) {
    const celle = await tabella.locator(`tbody tr td:nth-of-type(${posto + 1})`).allTextContents();
    expect(celle).toHaveLength(12);
    expect(sum(celle.map(readNumero))).toBeCloseTo(totale, 2);
  }
  await expect(page.getByRole('figure')).toHaveCount(6);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const righe = (await readFile(await file.path(), 'utf8')).split('\r\n');
  const piedi = righe.filter((riga) => riga.startsWith('Totale;'));
  expect(piedi.map((riga) => riga.split(';').slice(1).map(readNumero))).toEqual([totali, totali, totali]);

  const anno = new Date().getFullYear();
  for (const [nome, titolo] of [
    ['Per pacchetto', 'Vendite per pacchetto'],
    ['Per studio', 'Vendite per studio'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Vendite' }).getByRole('link', { name: nome }).click();
    await expect(page.getByRole('heading', { level: 1, name: titolo, exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: String(anno) })
        .first(),
    ).toBeVisible();
  }
  await expect(page.getByRole('row').filter({ hasText: 'Studio Conti' }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Studio Grassi' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Vendite' }).getByRole('link', { name: 'Per mese' }).click();
  await page.getByRole('combobox', { name: 'Anno' }).click();
  await page.getByRole('option', { name: String(anno - 1), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`anno=${anno - 1}`));
  await expect(page.getByRole('table', { name: `Vendite ${anno - 1} per mese` })).toBeVisible();
});
