import { expect, type Page, test } from '@playwright/test';
import { makeModuloPdf } from '../packages/server/test/modulo-pdf.ts';
import { enter, openSessione } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

const button = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });

test('[DIC-034] the vendor links an official PDF, and a declaration is printed on it after what has no place is told', async ({
  page,
  baseURL,
}) => {
  await enter(page, 'AMM_ELMAS', '/modelli-ministeriali');
  await button(page, 'Carica un PDF').first().click();
  const finestra = page.getByRole('dialog', { name: 'Carica il PDF ufficiale' });
  const scelta = finestra.locator('input[type=file]');
  await scelta.setInputFiles({ name: 'pf.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') });
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(finestra.getByText('Il file non è un PDF.')).toBeVisible();
  const buffer = await makeModuloPdf();
  await scelta.setInputFiles({ name: 'pf.pdf', mimeType: 'application/pdf', buffer });
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Persone fisiche 2025' })).toBeVisible({
    timeout: 30_000,
  });
  // A field called as a casella is linked already; the others wait for who knows the form.
  await expect(page.getByLabel('Casella del campo RC1.3')).toHaveValue('RC1.3');
  await page.getByLabel('Cerca fra i campi').fill('imposta');
  const casella = page.getByLabel('Casella del campo imposta');
  await expect(casella).toHaveValue('');
  await casella.fill('RN999.1');
  await expect(page.getByText('Casella che il modello non ha')).toBeVisible();
  await casella.fill('RN26.2');
  await expect(page.getByRole('cell', { name: 'Imposta netta' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Collegamenti salvati.')).toBeVisible();
  await button(page, 'Pubblica').click();
  await button(page, 'OK').click();
  await expect(button(page, 'Ritira')).toBeVisible();

  await openSessione(page);
  await page.goto(
    `/dichiarazione/2025/${await createRedditiPf(page, baseURL ?? '', 'Ministeriali', { 'RC6.1': 365, 'RC10.1': 5000 })}`,
  );
  await button(page, 'Stampa').click();
  await page.getByRole('menuitem', { name: 'Modello ministeriale…' }).click();
  const stampa = page.getByRole('dialog', { name: 'Stampa sul modello ministeriale' });
  await expect(stampa.getByText(/caselle senza posto nel modello/)).toBeVisible();
  await expect(stampa.getByRole('cell', { name: 'RC6.1', exact: true })).toBeVisible();
  await expect(stampa.getByRole('cell', { name: 'RC1.3', exact: true })).toHaveCount(0);
  const risposta = page.waitForResponse('**/api/commons/exec/printpreview');
  await stampa.getByRole('button', { name: 'Stampa bozza' }).click();
  expect((await risposta).headers()['content-type']).toBe('application/pdf');
  await expect(
    page
      .getByRole('dialog', { name: /^Bozza: / })
      .getByRole('img')
      .first(),
  ).toBeVisible();

  await enter(page, 'AMM_ELMAS', '/modelli-ministeriali');
  await page.getByRole('link', { name: 'Persone fisiche' }).first().click();
  await button(page, 'Ritira').click();
  await button(page, 'OK').click();
  await expect(button(page, 'Elimina')).toBeVisible();
});
