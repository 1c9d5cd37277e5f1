import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const finestra = (page: Page) => page.getByRole('dialog');
async function chooseCliente(page: Page, testo: string): Promise<void> {
  const casella = page.getByRole('combobox', { name: /^Cliente/ });
  await casella.click();
  await casella.fill(testo);
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(testo, 'i') })
    .first()
    .click();
}
const campo = (page: Page, nome: string, riga: number) =>
  page.getByLabel(`${nome}, Erario, riga ${riga}`, { exact: true });

test('[F24-016] an F24 is written by its codes, checked field by field, printed, made a file, sent and paid in part', async ({
  page,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/f24');
  await page.getByRole('button', { name: 'Nuovo F24' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo F24' })).toBeVisible();
  await chooseCliente(page, 'Fabbri Cristina');
  await page.getByLabel(/^Scadenza/).fill('16/12/2026');
  const codice = campo(page, 'Codice', 1);
  await codice.click();
  await codice.pressSequentially('irpef saldo');
  await expect(page.getByText(/In vigore il 16\/12\/2026/)).toBeVisible();
  await page.getByRole('listbox').getByRole('option', { name: /^4001/ }).click();
  await campo(page, 'A debito (€)', 1).fill('1000');
  await campo(page, 'Anno', 1).fill('2025');
  await expect(page.getByText(/^Si scrivono la rata e quante sono/).first()).toBeVisible();
  await page.keyboard.press('F8');
  await expect(campo(page, 'Rateaz.', 1)).toBeFocused();
  await campo(page, 'Rateaz.', 1).fill('0101');
  await expect(page.getByText('nessun rilievo')).toBeVisible();

  await page.keyboard.press('Control+Enter');
  await expect(campo(page, 'Codice', 2)).toBeFocused();
  await page.keyboard.type('1842');
  await campo(page, 'A credito (€)', 2).fill('1000,01');
  await campo(page, 'Anno', 2).fill('2025');
  await page.keyboard.press('Tab');
  await expect(page.getByText('I crediti superano i debiti: non si salva.')).toBeVisible();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('alert').getByText(/Non salvato/)).toBeVisible();
  await campo(page, 'A credito (€)', 2).fill('300');
  await page.keyboard.press('Tab');
  await expect(page.getByText('700,00 €')).toBeVisible();
  await checkAccessibile(page, '/f24/nuovo', 'dark');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page).toHaveURL(/\/f24\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: /Fabbri Cristina/i })).toBeVisible();
  const stato = page.getByRole('region', { name: 'Stato e invio' });
  await expect(stato.getByText('Da pagare', { exact: true })).toBeVisible();
  await checkAccessibile(page, '/f24/$id', 'dark');

  const [stampa] = await Promise.all([
    page.waitForResponse(/\/api\/f24\/[^/]+\/stampa$/),
    stato.getByRole('button', { name: 'Stampa' }).click(),
  ]);
  expect([stampa.status(), stampa.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.bringToFront();
  await stato.getByRole('button', { name: 'Crea il file F24A0' }).click();
  const scarica = stato.getByRole('button', { name: 'Scarica il file' });
  await expect(scarica).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), scarica.click()]);
  expect(file.suggestedFilename()).toMatch(/^F24-2026-\d{5}\.txt$/);

  await stato.getByRole('button', { name: 'Segna inviato' }).click();
  await expect(finestra(page).getByText('Il portale non trasmette')).toBeVisible();
  await finestra(page).getByRole('textbox', { name: 'Protocollo' }).fill('24112600001');
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(stato.getByText('24112600001')).toBeVisible();
  await expect(page.getByText('Sola lettura')).toBeVisible();
  await stato.getByRole('button', { name: 'Segna pagato' }).click();
  await finestra(page)
    .getByLabel(/^Importo pagato/)
    .fill('400');
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(stato.getByText(/^Pagati 400,00 € il/)).toBeVisible();
  await expect(stato.getByText(/300,00 € tornano da pagare/)).toBeVisible();

  await page.getByRole('button', { name: 'Torna all’elenco' }).click();
  await expect(
    page
      .getByRole('row', { name: /Fabbri Cristina/i })
      .filter({ hasText: 'Pagato' })
      .first(),
  ).toBeVisible();

  // One gesture more, and its print is in an envelope to be composed.
  await page.goBack();
  await stato.getByRole('button', { name: 'Manda in firma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova busta da firmare' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^F24-2026-\d{5}\.pdf F24/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Tipo' })).toHaveValue('F24');
});
