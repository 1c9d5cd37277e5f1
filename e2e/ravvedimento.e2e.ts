import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

const QUESITO = '/ravvedimento?tributo=%224034%22&importo=120000&scadenza=2025-11-30&versamento=2026-11-23';

test('[F24-011] a late payment is explained by its address: rows, steps, law, and it follows the day', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', QUESITO);
  await expect(page.getByRole('heading', { level: 1, name: 'Ravvedimento' })).toBeVisible();
  await expect(page.getByText('1.262,03 €')).toBeVisible();
  for (const [codice, importo] of [
    ['4034', '1.200,00'],
    ['8901', '42,86'],
    ['1989', '19,17'],
  ])
    await expect(page.getByRole('row', { name: new RegExp(`^${codice} .*${importo}$`) })).toBeVisible();
  await expect(page.getByRole('row', { name: /da 91 a 336 giorni.*37,50.*passato/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /da 337 giorni.*42,86.*raggiunto/ })).toBeVisible();
  await expect(page.getByText(/art\. 1284/).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /42,86 euro.*19,17 euro/ })).toBeVisible();

  await page.getByRole('textbox', { name: 'Versamento' }).fill('01/12/2025');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Nei termini: non si aggiunge nulla.')).toBeVisible();
  await expect(page).toHaveURL(/versamento=2025-12-01/);
});
