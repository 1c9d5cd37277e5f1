import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

test('[F24-010] [F24-013] codes are searched, a wrong IBAN is refused, offices that are not held are said so', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/codici-f24');
  await expect(page.getByRole('heading', { level: 1, name: 'Codici F24' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Codice', exact: true }).fill('4001');
  await page.keyboard.press('Enter');
  const riga = page.getByRole('row', { name: /4001/ });
  await expect(riga).toContainText('IRPEF SALDO');
  await expect(riga).toContainText('Erario');

  await page.getByRole('radio', { name: 'Banche' }).check({ force: true });
  const iban = page.getByRole('textbox', { name: 'Verifica un IBAN' });
  await iban.fill('IT61X0542811101000000123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Le cifre di controllo dell’IBAN non corrispondono.')).toBeVisible();
  await iban.fill('IT60X0542811101000000123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/IBAN corretto: .*ABI 05428, CAB 11101/)).toBeVisible();

  await page.getByRole('radio', { name: 'Sedi INPS' }).check({ force: true });
  await expect(page.getByText('Sedi non ancora caricate')).toBeVisible();
});
