import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';

/** The figure, and the sentence beside it: the other words of that role are for readers alone. */
const risposta = (page: Page) => page.getByRole('status').filter({ has: page.locator('strong') });
const conto = (page: Page, nome: string) =>
  page
    .getByRole('navigation', { name: 'Conti' })
    .getByRole('link', { name: new RegExp(`^${nome} `) })
    .click();

test('codes are composed and read, part by part; nothing of them is in the address', async ({ page }) => {
  await enter(page, 'OP_STU', '/anagrafica');
  await page
    .getByRole('navigation', { name: 'Navigazione principale' })
    .getByRole('link', { name: 'Utilità' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Utilità' })).toBeVisible();
  await page.getByLabel('Cognome').fill('Marchetti');
  await page.getByLabel('Nome', { exact: true }).fill('Paolo');
  await page.getByLabel('Data di nascita').fill('22/05/1974');
  await page.getByLabel('Data di nascita').press('Tab');
  const luogo = page.getByRole('combobox', { name: 'Luogo di nascita' });
  await luogo.click();
  await luogo.fill('milano');
  await page
    .getByRole('option', { name: /^Milano\b/i })
    .first()
    .click();
  await expect(risposta(page)).toContainText('MRCPLA74E22F205P');
  await expect(page.getByRole('row', { name: /Giorno e sesso/ })).toContainText('22: uomo');
  await page.getByRole('textbox', { name: 'Codice fiscale' }).fill('MRCPLA74E22F205Q');
  await expect(page.getByText('Il carattere di controllo non corrisponde.')).toBeVisible();
  expect(page.url()).not.toContain('MRC');

  await conto(page, 'Partita IVA');
  await page.getByRole('textbox', { name: 'Partita IVA' }).fill('01234567897');
  await expect(page.getByRole('row', { name: /Cifra di controllo/ })).toContainText('= 43: a 50 mancano 7');
  await conto(page, 'IBAN');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('IT60X0542811101000000123456');
  await expect(page.getByRole('row', { name: /ABI/ })).toContainText('05428');
});

test('amounts, terms and the IRPEF are explained with their law; the address is the question', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/utilita?conto=iva&importo=10000&aliquota=22');
  await expect(risposta(page)).toContainText('81,97');
  await expect(page.getByText('81,97 di imponibile + 18,03 di IVA = 100,00')).toBeVisible();
  await page.getByText('IVA esclusa').click();
  await expect(page.getByText('100,00 di imponibile + 22,00 di IVA = 122,00')).toBeVisible();
  await expect(page).toHaveURL(/verso=esclusa/);

  await page.goto('/utilita?conto=interessi&importo=100000&dal=2024-12-01&al=2025-01-31');
  await expect(risposta(page)).toContainText('3,75');
  await expect(page.getByRole('row', { name: /Dal 01\/01\/2025/ })).toContainText('D.M. 10/12/2024');

  await page.goto('/utilita?conto=termini&dal=2025-07-02&giorni=30');
  await expect(risposta(page)).toContainText('01/08/2025');
  await expect(risposta(page)).toContainText('per un versamento, entro il 20/08/2025');
  await expect(page.getByRole('row', { name: /Invio di Redditi PF/ }).first()).toBeVisible();

  await page.goto('/utilita?conto=irpef&importo=28000&comune=F205&ritenute=4300');
  await expect(risposta(page)).toContainText('4.465');
  await expect(page.getByRole('row', { name: /IRPEF a debito/ })).toContainText('165');
  await page.getByRole('button', { name: 'Perché: Imposta lorda' }).click();
  const perche = page.getByRole('table').last();
  await expect(perche).toContainText('6.440');
  await expect(perche).toContainText(/T\.U\.I\.R\.|TUIR|D\.P\.R\. 917\/1986|L\. 207\/2024/);

  await conto(page, 'Ravvedimento');
  await expect(page.getByRole('heading', { level: 1, name: 'Ravvedimento' })).toBeVisible();
});

test('the IRPEF says what is left, what one more euro weighs and what one changed number does', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/utilita?conto=irpef&importo=34000&comune=F257&carichi=figlio-50&anno=2026');
  await expect(risposta(page)).toContainText('Di 34.000 € ne restano 27.071 €');
  await expect(risposta(page)).toContainText('IRPEF 6.031, 17,7%');
  const passi = page.getByRole('table').first();
  await expect(passi.getByRole('row', { name: /Figli a carico/ })).toContainText('−305');
  await expect(passi.getByRole('row', { name: /Netto dell’anno/ })).toContainText('27.071');
  await expect(page.getByRole('img', { name: /aliquota marginale \d+,\d%, media 20,4%/ })).toBeVisible();
  const cambi = page.getByRole('listitem');
  await expect(cambi.filter({ hasText: 'di reddito in più' })).toContainText('+395');
  await expect(cambi.filter({ hasText: 'giorni invece di 365' })).toContainText('−381');
  await expect(cambi.filter({ hasText: 'a carico' })).toContainText('−305');
  await page.getByLabel('Reddito in più').fill('2000');
  await page.getByLabel('Reddito in più').press('Tab');
  await expect(cambi.filter({ hasText: 'di reddito in più' })).toContainText(/\+7\d\d/);
  const comune = page.getByRole('combobox', { name: 'Altro comune' });
  await comune.click();
  await comune.fill('reggio nell');
  await page
    .getByRole('option', { name: /^Reggio nell'Emilia/i })
    .first()
    .click();
  await expect(cambi.filter({ hasText: 'il comune' })).toContainText(/[+−]\d+/);
  await page.getByLabel('Reddito', { exact: true }).fill('40000');
  await page.getByLabel('Reddito', { exact: true }).press('Tab');
  await expect(page).toHaveURL(/importo=40000/);
  await expect(risposta(page)).toContainText('Di 40.000 € ne restano');
});

test('the IMU of one property is counted by the engine, with its days; the address is the question', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/utilita?conto=imu&importo=100000&aliquota=1.06&anno=2025');
  // 1.000 of rendita by 1.05 by 160 by 1.06%: each payment is of whole euro.
  await expect(risposta(page)).toContainText('1.781 €');
  await expect(risposta(page)).toContainText(
    'Acconto 890 € entro il 16/06/2025, saldo 891 € entro il 16/12/2025',
  );
  const come = page.getByRole('table').last();
  await expect(come).toContainText('1.000 × 105% × 160 = 168.000');
  await expect(come).toContainText('L. 160/2019');
  await page.getByLabel('Quota di possesso (%)').fill('50');
  await page.getByLabel('Quota di possesso (%)').press('Tab');
  await expect(page).toHaveURL(/quota=50/);
  await expect(risposta(page)).toContainText('890 €');
});
