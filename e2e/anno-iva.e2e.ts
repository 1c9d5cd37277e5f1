import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

test('a year of VAT is typed and counted at once, squared with what was paid, and its file is made', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/anno-iva?anno=2024');
  await page.getByRole('row', { name: /Baroni Elettronica/ }).dblclick();
  const cell = (nome: string, mese: string) => page.getByRole('textbox', { name: `${nome}, ${mese}` });
  const riga = (mese: string) => page.getByRole('row').filter({ has: cell('Versato', mese) });
  await cell('IVA esigibile', 'Gennaio').fill('2200,10');
  await cell('IVA detratta', 'Gennaio').fill('1200');
  await cell('Versato', 'Gennaio').fill('900,10');
  await cell('IVA detratta', 'Febbraio').fill('300');
  await cell('IVA esigibile', 'Marzo').fill('500');
  await page.keyboard.press('Tab');
  // Before anything is saved.
  await expect(riga('Gennaio')).toContainText('Mancano 100,00');
  await expect(riga('Febbraio')).toContainText('A credito 300,00');
  await expect(riga('Marzo')).toContainText('Mancano 200,00');
  await expect(page.getByText('Dovuti 1.200,10 €, versati 900,10 €: 300,00 € non versati.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crea il file' })).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Anno IVA salvato.')).toBeVisible();
  await page.getByRole('button', { name: 'Crea il file' }).click();
  const finestra = page.getByRole('dialog');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(finestra.getByText('Per una società si indica chi firma.')).toBeVisible();
  await finestra.getByRole('textbox', { name: /^Codice fiscale di chi firma/ }).fill('RSSMRA70A01H501S');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/File del \d\d/)).toBeVisible();
  const scarico = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica' }).click();
  const file = await readFile(await (await scarico).path(), 'utf8');
  expect(file).toContain('<iv:ImportoDaVersare>1000,10</iv:ImportoDaVersare>');
});
