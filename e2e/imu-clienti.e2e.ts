import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

const ANNO = 2024;

test('the IMU of all clients: of a comune, from a row to his page, and to the conti of many at once', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', `/imu?imposta=${ANNO}`);
  const righe = page.getByRole('grid').getByRole('row');
  await expect(righe.nth(1)).toBeVisible();
  // Only who has properties in the chosen comune.
  await page.getByRole('combobox', { name: 'Comune' }).fill('Modena');
  await page
    .getByRole('option', { name: /^Modena/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  const prima = righe.nth(1);
  await expect(prima).toContainText('Modena');
  await expect(prima.getByText(/^(Da portare|Nel conto)/)).toBeVisible();
  for (const riga of (await righe.all()).slice(1)) await expect(riga).toContainText('Modena');

  // What the row says is what the page of the client says.
  const dovuto = await prima.getByRole('gridcell', { name: / €$/ }).last().textContent();
  const nome = await prima.getByRole('gridcell').nth(1).textContent();
  await prima.getByRole('gridcell').nth(1).click();
  await expect(page).toHaveURL(/cliente=/);
  await expect(page.getByRole('combobox', { name: 'Cliente' })).toHaveValue(new RegExp(nome ?? ''));
  await expect(page.getByText(dovuto ?? '', { exact: true }).first()).toBeVisible();
  await page.goBack();

  await expect(righe.nth(1)).toBeVisible();
  await righe.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Porta nel conto fiscale' }).click();
  await expect(page.getByText(/^Lavoro avviato/)).toBeVisible();
  // The list follows the job.
  await expect(righe.nth(1).getByText(/^Nel conto/)).toBeVisible({ timeout: 30_000 });
});
