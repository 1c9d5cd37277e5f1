import { expect, type Page, test } from '@playwright/test';
import { enter, waitRecord } from './accessi.ts';

const campo = (page: Page, nome: string) => page.getByLabel(nome, { exact: true });
const salva = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true }).click();

/** Types in a field with a list under it and takes the first row. */
async function choose(page: Page, dentro: ReturnType<Page['getByRole']> | Page, nome: string, testo: string) {
  const casella = dentro.getByRole('combobox', { name: nome });
  await casella.fill(testo);
  await expect(page.getByRole('option').first()).toContainText(new RegExp(testo, 'i'));
  await casella.press('Enter');
}

test('[IMM-001] [IMM-011] [IMM-006] a building is written with its owners, its heirs and its contract', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/fabbricato');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fabbricato');
  await page.getByRole('button', { name: 'Nuovo fabbricato' }).first().click();
  for (const nome of ['Sezione', 'Foglio', 'Particella', 'Subalterno', 'Classe', 'Rendita', 'Indirizzo'])
    await expect(page.getByRole('textbox', { name: nome, exact: true })).toBeVisible();
  await choose(page, page, 'Comune', 'Modena');
  await campo(page, 'Foglio').fill('12');
  await campo(page, 'Particella').fill('345');
  await choose(page, page, 'Categoria', 'A/2');
  await campo(page, 'Rendita').fill('723,04');
  const primo = page.getByRole('group', { name: 'Proprietario 1' });
  await choose(page, primo, 'Proprietario', 'rossi');
  await primo.getByLabel('Dal', { exact: true }).fill('01/01/2020');
  await primo.getByLabel('Quota', { exact: true }).fill('0');
  await salva(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Scheda non salvata' })).toContainText('La quota');
  await primo.getByLabel('Quota', { exact: true }).fill('100');
  await primo.getByLabel('Data morte', { exact: true }).fill('10/03/2024');
  await primo.getByLabel('Data morte', { exact: true }).press('Tab');
  await primo.getByRole('button', { name: 'Aggiungi gli eredi' }).click();
  const secondo = page.getByRole('group', { name: 'Proprietario 2' });
  await expect(secondo.getByLabel('Dal', { exact: true })).toHaveValue('11/03/2024');
  await choose(page, secondo, 'Proprietario', 'ma');
  const letto = waitRecord(page);
  await salva(page);
  await letto;
  await expect(page).toHaveURL(/\/fabbricato\/[0-9a-f-]{36}$/);
  await expect(primo.getByLabel('Al', { exact: true })).toHaveValue('10/03/2024');

  await page.getByRole('button', { name: 'Nuovo contratto' }).click();
  const contratto = page.getByRole('group', { name: 'Nuovo contratto' });
  await contratto.getByLabel('Dal', { exact: true }).fill('01/01/2025');
  await contratto.getByLabel('Canone annuo').fill('10000');
  await contratto.getByLabel('Canone annuo').press('Tab');
  await choose(page, contratto, 'Tassazione', 'Cedolare secca 10%');
  await expect(contratto.getByText('Cedolare secca: 1.000,00 €')).toBeVisible();
  await contratto.getByRole('button', { name: 'Salva il contratto' }).click();
  await expect(contratto.getByRole('alert')).toContainText('Oltre 30 giorni');
  await contratto.getByLabel('Codice identificativo contratto').fill('TJL25T000123000LH');
  await contratto.getByRole('button', { name: 'Salva il contratto' }).click();
  await expect(page.getByText('TJL25T000123000LH')).toBeVisible();
});

test('[RTE-033] [SES-023] the exit asks before the session ends, once for the property and its contract', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/fabbricato');
  const open = () =>
    page
      .getByRole('row', { name: /A\/2 710,13/ })
      .getByRole('link')
      .click();
  await open();
  await page.getByRole('button', { name: 'Modifica', exact: true }).click();
  const contratto = page.getByRole('group', { name: 'Contratto', exact: true });
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Dichiarazioni', exact: true });
  const domanda = page.getByRole('dialog').filter({ hasText: 'Ci sono modifiche non salvate. Continuare?' });
  const exit = async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('button', { name: 'Esci', exact: true }).click();
    await expect(domanda).toBeVisible();
  };
  const press = (nome: string) => domanda.getByRole('button', { name: nome }).click();

  await contratto.getByLabel('Numero', { exact: true }).fill('4512');
  await menu.click();
  await press('Annulla');
  await expect(contratto.getByLabel('Numero', { exact: true })).toHaveValue('4512');

  await campo(page, 'Indirizzo').fill('Viale Europa 83');
  await exit();
  await press('Annulla');
  await expect(domanda).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(campo(page, 'Indirizzo')).toHaveValue('Viale Europa 83');
  await campo(page, 'Indirizzo').fill('Viale Europa 81/A');
  const risposta = page.waitForResponse((una) => una.request().method() === 'PUT');
  await salva(page);
  expect((await risposta).status()).toBe(200);

  await campo(page, 'Indirizzo').fill('Viale Europa 83');
  await exit();
  await press('OK');
  await expect(page).toHaveURL(/\/login$/);
  await expect(domanda).toHaveCount(0);
  await enter(page, 'AMM_STU', '/fabbricato');
  await open();
  await expect(campo(page, 'Indirizzo')).toHaveValue('Viale Europa 81/A');
});

test('[WID-046] a code that the server does not answer for is still there, and is saved', async ({
  page,
}) => {
  await page.route('**/lookup/codici-canone/3', (rotta) =>
    rotta.fulfill({ status: 503, json: { Message: 'Guasto' } }),
  );
  await enter(page, 'AMM_STU', '/fabbricato');
  await page
    .getByRole('row', { name: /A\/2 710,13/ })
    .getByRole('link')
    .click();
  const senza = page.waitForResponse('**/lookup/codici-canone/3');
  await page.getByRole('button', { name: 'Modifica', exact: true }).click();
  expect((await senza).status()).toBe(503);
  const contratto = page.getByRole('group', { name: 'Contratto', exact: true });
  await expect(contratto.getByRole('combobox', { name: 'Codice canone' })).toHaveValue('3');
  const scritto = page.waitForRequest((una) => una.method() === 'PUT');
  await contratto.getByRole('button', { name: 'Salva il contratto' }).click();
  expect((await scritto).postDataJSON()).toMatchObject({ CodiceCanone: '3' });
});

test('[IMM-013] land has its titles and its special cases', async ({ page }) => {
  await enter(page, 'AMM_STU', '/terreno');
  await page.getByRole('button', { name: 'Nuovo terreno' }).first().click();
  await page.getByRole('combobox', { name: 'Titolo' }).click();
  await expect(page.getByRole('option')).toHaveCount(10);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Caso particolare' }).click();
  await expect(page.getByRole('option')).toHaveCount(6);
});

test('[TBL-018] the vendor changes a row of a table in place', async ({ page }) => {
  await enter(page, 'AMM_ELMAS', '/tabelle');
  await page.getByRole('link', { name: 'Stati della precompilata' }).click();
  const cella = page.getByRole('gridcell', { name: 'Stato 300' });
  await cella.dblclick();
  await page.keyboard.type('In lavorazione');
  const scritta = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  await scritta;
  await page.reload();
  await expect(page.getByRole('gridcell', { name: /In lavorazione/ })).toBeVisible();
});
