import { expect, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const ANNO = new Date().getFullYear();

test('a client in one page: from his name to what he owes, his years and what he was asked', async ({
  page,
}) => {
  await enter(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('spada emma');
  const trovata = page.getByRole('group', { name: 'Clienti', exact: true }).getByRole('option').first();
  await expect(trovata).toContainText('Spada Emma');
  await trovata.click();
  await expect(page).toHaveURL(/\/anagrafica\/[\da-f-]{36}\/panoramica$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Spada Emma' })).toBeVisible();

  // What is next, with its button; the total is that of the rows.
  const prossimo = page.getByText(/^Prossimo, |^Scaduto da /);
  await expect(prossimo).toBeVisible();
  const versamenti = page.getByRole('region', { name: 'Versamenti e scadenze' });
  await expect(versamenti.getByRole('row').filter({ hasText: 'Da pagare' })).toHaveCount(1);
  await expect(versamenti).toContainText(`412,50 € ancora entro il 31/12/${ANNO}`);
  // What is not settled of what she was asked.
  const chiesto = page.getByRole('region', { name: 'Da chiedere al cliente' });
  await expect(chiesto.getByRole('listitem')).toHaveCount(2);
  await chiesto.getByRole('button', { name: 'Apri' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('La Certificazione Unica');
  await page.keyboard.press('Escape');

  // Seven years, the last one in course; a cell opens its declaration.
  const anni = page.getByRole('region', { name: 'Dichiarazioni', exact: true });
  await expect(anni.getByRole('columnheader').filter({ hasText: 'in corso' })).toContainText(String(ANNO));
  await expect(anni.getByRole('columnheader')).toHaveCount(8);
  await checkAccessibile(page, 'panoramica', 'dark');
  await anni
    .getByRole('row', { name: /^Redditi PF/ })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(/\/dichiarazione\/20\d\d\/[\da-f-]{36}/);
  await page.goBack();
  await page.getByRole('button', { name: 'Apri l’F24' }).click();
  await expect(page).toHaveURL(/\/f24\/[\da-f-]{36}$/);
});

test('on a phone it tells one year at a time, and nothing goes past the side', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSessione(page);
  const risposta = await page.request.post('/api/anagrafica/list', {
    data: { Filter: { CodiceFiscale: 'SPDMME00H55L378S' } },
    headers: { 'x-quadra-app': 'prova', origin: baseURL ?? '' },
  });
  const { data } = await risposta.json();
  await page.goto(`/anagrafica/${data[0].Id}/panoramica`);
  const anni = page.getByRole('region', { name: 'Dichiarazioni', exact: true });
  await expect(anni.getByRole('columnheader')).toHaveCount(2);
  await anni.getByText('2025', { exact: true }).first().click();
  await expect(anni.getByRole('row', { name: /^Redditi PF/ }).getByRole('link')).toHaveCount(1);
  const larga = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(larga).toBeLessThanOrEqual(0);
  await checkAccessibile(page, 'panoramica sul telefono', 'light-blue');
});

test('who of the studio follows the client and the note about him are written in his page, and stay', async ({
  page,
}) => {
  await enter(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('spada emma');
  await page.getByRole('group', { name: 'Clienti', exact: true }).getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spada Emma' })).toBeVisible();
  const cambia = page.getByRole('button', { name: 'Cambia chi lo segue e la nota' });
  await cambia.focus();
  await page.keyboard.press('Enter');
  const finestra = page.getByRole('dialog', { name: 'Chi segue il cliente' });
  await expect(finestra).toContainText('il cliente non lo vede');
  await finestra.getByRole('combobox', { name: 'Seguito da' }).click();
  await page.getByRole('option', { name: 'Sala Roberta' }).click();
  await finestra.getByRole('textbox', { name: /^Nota dello studio/ }).fill('Chiamare dopo le 17');
  await finestra.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(finestra).toHaveCount(0);
  await expect(cambia).toBeFocused();
  await page.reload();
  for (const scritto of ['Sala Roberta', 'Chiamare dopo le 17'])
    await expect(page.getByRole('definition').filter({ hasText: scritto })).toBeVisible();
  await checkAccessibile(page, 'panoramica con nota', 'dark');
});
