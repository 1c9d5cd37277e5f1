import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';

const finestra = (page: Page) => page.getByRole('dialog');
async function choose(page: Page, campo: RegExp, testo: string, voce: RegExp): Promise<void> {
  const casella = finestra(page).getByRole('combobox', { name: campo });
  await casella.click();
  if (testo !== '') await casella.fill(testo);
  await page.getByRole('listbox').getByRole('option', { name: voce }).first().click();
}

async function writeDelega(page: Page, cliente: string, numero: string): Promise<void> {
  await page.getByRole('button', { name: 'Nuova delega' }).first().click();
  await choose(page, /^Cliente/, cliente, new RegExp(cliente, 'i'));
  await choose(page, /^Intermediario/, '', /Studio Conti/);
  await choose(page, /^Tipo/, '', /^Delega$/);
  await finestra(page)
    .getByRole('textbox', { name: /^Numero/ })
    .first()
    .fill(numero);
  await finestra(page).getByRole('textbox', { name: 'Numero del documento' }).fill(`CA${numero}`);
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(finestra(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(cliente, 'i') }).first()).toBeVisible();
}

test('[F24-002] [F24-003] [F24-006] deleghe are written, recorded for good after a question, and the register is saved', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/deleghe/registro');
  await expect(page.getByRole('heading', { level: 1, name: 'Registro delle deleghe' })).toBeVisible();
  // A second try finds what the first left.
  const numeri = [1, 2].map((n) => String(40 + n + 10 * test.info().retry));
  for (const [n, cliente] of ['Fabbri Cristina', 'Ferrara Meccanica'].entries())
    await writeDelega(page, cliente, numeri[n] ?? '');
  for (const testata of ['Progr.', 'Stato', 'Registrata il', 'Tipo', 'Firma', 'Numero'])
    await expect(page.getByRole('columnheader', { name: new RegExp(`^${testata}`) })).toHaveCount(1);

  // Others are there, recorded and not, of other journeys.
  for (const numero of numeri)
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell', { name: numero, exact: true }) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Registra', exact: true }).click();
  const domanda = finestra(page);
  await expect(domanda.getByText('Registrare 2 deleghe?')).toBeVisible();
  await expect(domanda.getByText(/non si può più modificare/)).toBeVisible();
  await domanda.getByRole('button', { name: 'Annulla' }).click();
  const registrate = page
    .getByRole('row')
    .filter({ hasText: 'Registrata' })
    .filter({ hasText: 'Studio Conti e Associati' });
  const prima = await registrate.count();
  await page.getByRole('button', { name: 'Registra', exact: true }).click();
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('2 deleghe registrate.')).toBeVisible();
  await expect(registrate).toHaveCount(prima + 2);

  await registrate.filter({ hasText: 'Ferrara Meccanica' }).first().dblclick();
  const registrata = finestra(page);
  await expect(registrata.getByText(/^Delega registrata, n\. \d/)).toBeVisible();
  await expect(registrata.getByRole('textbox')).toHaveCount(0);
  await expect(registrata.getByRole('button', { name: /Elimina|Registra$|OK/ })).toHaveCount(0);
  const save = async (nome: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      registrata.getByRole('button', { name: nome }).click(),
    ]);
    return readFile(await file.path());
  };
  const csv = (await save('Registro in CSV')).toString('utf8').trim().split('\r\n');
  expect(csv.slice(1).map((riga) => riga.split(';')[0])).toEqual(
    Array.from({ length: prima + 2 }, (_, n) => String(n + 1)),
  );
  expect((await save('Registro in PDF')).subarray(0, 5).toString()).toBe('%PDF-');
});
