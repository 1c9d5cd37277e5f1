import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makePdfVero } from '../packages/server/test/pdf-vero.ts';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { askStampa } from './stampe.ts';

const CLIENTE = 'Amato Angelo';
const finestra = (page: Page) => page.getByRole('dialog');
async function openStampa(page: Page, cosa: string) {
  await page.goto('/stampa-delega');
  await expect(page.getByRole('heading', { level: 1, name: 'Stampa delega' })).toBeVisible();
  await askStampa(page, CLIENTE);
  await finestra(page).getByRole('combobox', { name: 'Che cosa' }).click();
  await page.getByRole('option', { name: cosa, exact: true }).click();
}

test('[FIR-004] a mandate signed by hand comes back as its scan; a delega signed electronically asks address and telephone', async ({
  page,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/stampa-delega');
  await openStampa(page, 'Mandato F24');
  await expect(finestra(page).getByRole('radio', { name: 'Autografa' })).toBeChecked();
  await expect(finestra(page).getByText(/si firma a mano/)).toBeVisible();
  await checkAccessibile(page, '/stampa-delega', 'dark');
  const [foglio] = await Promise.all([
    page.waitForEvent('download'),
    finestra(page).getByRole('button', { name: 'OK' }).click(),
  ]);
  const stampato = await readFile(await foglio.path());
  expect(stampato.subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/documentale');
  const riga = page
    .getByRole('row')
    .filter({ hasText: `${CLIENTE}.pdf` })
    .filter({ hasText: 'Stampa delega F24' });
  await riga.first().dblclick();
  const pannello = page.getByRole('region', { name: 'Documento scelto' });
  await pannello.getByRole('button', { name: 'Carica la scansione firmata' }).click();
  const scelta = finestra(page).locator('input[type=file]');
  await scelta.setInputFiles({ name: 'foglio.pdf', mimeType: 'application/pdf', buffer: stampato });
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(finestra(page).getByText(/^È il documento da firmare, non quello firmato/)).toBeVisible();
  const scansione = await makePdfVero('Firmato a penna');
  await scelta.setInputFiles({ name: 'scansione.pdf', mimeType: 'application/pdf', buffer: scansione });
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Scansione conservata: il documento è firmato a mano.')).toBeVisible();
  await expect(pannello.getByText('Autografa: il file è la scansione del foglio firmato.')).toBeVisible();
  await expect(pannello.getByRole('heading', { level: 2 })).toContainText(/firmato\.pdf$/);
  await expect(page.getByRole('row').filter({ hasText: 'firmato.pdf' }).first()).toContainText(
    'Firmato a mano',
  );
  await expect(pannello.getByRole('button', { name: 'Carica la scansione firmata' })).toHaveCount(0);
  const [tenuto] = await Promise.all([
    page.waitForEvent('download'),
    pannello.getByRole('link', { name: 'Scarica', exact: true }).click(),
  ]);
  expect((await readFile(await tenuto.path())).equals(scansione)).toBe(true);
  const [prima] = await Promise.all([
    page.waitForEvent('download'),
    pannello.getByRole('link', { name: '1, prima della firma autografa' }).click(),
  ]);
  expect((await readFile(await prima.path())).equals(stampato)).toBe(true);

  await openStampa(page, 'Delega');
  await finestra(page).getByText('Elettronica', { exact: true }).click();
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova busta da firmare' })).toBeVisible();
  const firmatario = page.getByRole('group', { name: 'Firmatario 1' });
  for (const campo of ['E-mail', 'Cellulare'])
    await firmatario.getByRole('textbox', { name: new RegExp(`^${campo}`) }).fill('');
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Nulla è stato inviato: correggere 2 campi' }),
  ).toBeFocused();
  await firmatario.getByRole('textbox', { name: /^E-mail/ }).fill('angelo@posta.example');
  await firmatario.getByRole('textbox', { name: /^Cellulare/ }).fill('333 555 4218');
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Busta \d+\/\d{4}$/ })).toBeVisible();
  await expect(page.getByText(/^Tocca a /)).toBeVisible();
});

const schermate = [
  ['/documentale', 'Documentale'],
  ['/registro-cronologico', 'Registro cronologico'],
  ['/stampa-delega', 'Stampa delega'],
  ['/stampa-conferimento-incarichi', 'Stampa conferimento incarichi'],
  ['/firma-elettronica', 'Firma elettronica'],
] as const;

test('[RTE-027] the five screens of the documents open with their titles', async ({ page }) => {
  await enter(page, 'AMM_STU', '/documentale');
  for (const [percorso, titolo] of schermate) {
    await page.goto(percorso);
    await expect(page.getByRole('heading', { level: 1, name: titolo, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${titolo}`));
    await expect(page).toHaveURL(new RegExp(`${percorso}$`));
  }
});
