import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';

const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigazione principale' }).getByRole('link').allInnerTexts();
const altro = (page: Page, gruppo: string) => page.getByRole('button', { name: `Altro: ${gruppo}` });

test('[RTE-022] a private person has a menu, words and data of his own', async ({ page }) => {
  await enter(page, 'paolo.marchetti@posta.example');
  await expect(page.getByRole('link', { name: /^I miei dati\s*1 scheda$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Marchetti Paolo/ }).first()).toBeVisible();
  await expect(page.getByText(/client[ei]/i)).toHaveCount(0);
  await page.goto('/anagrafica');
  await expect(page.getByRole('heading', { name: 'I miei dati' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'MRCPLA74E22F205P' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nuovo cliente' })).toHaveCount(0);
  await expect
    .poll(() => menu(page))
    .toEqual([
      ...['Home', 'I miei dati', 'Le mie dichiarazioni', 'IMU'],
      ...['Da pagare', 'Conto fiscale', 'Documenti', 'Richieste', 'Utilità', 'Formazione'],
      ...['Contratto e fatturazione', 'Moduli', 'Registro cronologico'],
      ...['Pacchetti', 'I miei movimenti', 'Fatture'],
    ]);
  await altro(page, 'Lavoro').click();
  await altro(page, 'Crediti').press('Enter');
  await expect(altro(page, 'Crediti')).toHaveAttribute('aria-expanded', 'true');
  await expect
    .poll(() => menu(page))
    .toEqual([
      ...['Home', 'I miei dati', 'Le mie dichiarazioni', 'IMU', 'I miei fabbricati', 'I miei terreni'],
      ...['Da pagare', 'Conto fiscale', 'Documenti', 'Richieste', 'Utilità', 'Formazione'],
      ...['Contratto e fatturazione', 'Moduli', 'Registro cronologico'],
      ...['Pacchetti', 'I miei movimenti', 'Fatture', 'Listino', 'Offerte', 'Note spese'],
      ...['Bonifici', 'SDD', 'Carta di Credito'],
    ]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Cerca dichiarazioni, quadri, azioni' }).fill('radar');
  await expect(page.getByText('Nessun risultato per «radar».')).toBeVisible();
  await page.getByRole('combobox', { name: 'Cerca dichiarazioni, quadri, azioni' }).fill('marchetti');
  await expect(page.getByRole('group', { name: 'I miei dati' }).getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByText(/client[ei]/i)).toHaveCount(0);
  // He has a record and no clients: the search, and the address of a client, lead to it.
  await page.getByRole('group', { name: 'I miei dati' }).getByRole('option').click();
  await expect(page).toHaveURL(/\/anagrafica\/[\da-f-]{36}$/);
  await page.goto(`${new URL(page.url()).pathname}/panoramica`);
  await expect(page).toHaveURL(/\/anagrafica\/[\da-f-]{36}$/);
});

test('a private person reads at once, on a phone, how much he owes and by when, and keeps the day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'paolo.marchetti@posta.example');
  let prima: { Data: string; Importo: number; Anno: number } | undefined;
  let euro: string | undefined;
  // Another journey may pay what comes first while this one reads it.
  await expect(async () => {
    const { data } = await (await page.request.get('/api/f24/scadenze')).json();
    [prima] = data.Prossime;
    euro = prima?.Importo.toLocaleString('it-IT', { minimumFractionDigits: 2 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Deve pagare ${euro} € entro `);
  }).toPass({ timeout: 40_000 });
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'In calendario' }).click();
  const scaricato = await file;
  expect(scaricato.suggestedFilename()).toBe('quadra-scadenze.ics');
  const righe = (await readFile(await scaricato.path(), 'utf8')).split('\r\n');
  expect(righe).toContain(`DTSTART;VALUE=DATE:${prima?.Data.replaceAll('-', '')}`);
  expect(righe.filter((riga) => riga.startsWith('SUMMARY:'))[0]).toContain(euro?.replace(',', '\\,'));
  const sue = page.locator('section', { hasText: 'Le mie dichiarazioni' });
  await expect(sue.getByRole('link', { name: 'Redditi PF 2025' })).toBeVisible();
  const largo = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(largo).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Vedi come pagare' }).click();
  await expect(page).toHaveURL(/\/da-pagare$/);
  await expect(page.getByText(euro ?? '?').first()).toBeVisible();
  // Why it is that figure: the conto that has that payment.
  await page.getByRole('link', { name: 'Perché questa cifra' }).click();
  await expect(page).toHaveURL(new RegExp(`/conto-fiscale\\?anno=${prima?.Anno}`));
  await expect(page.getByText(euro ?? '?').first()).toBeVisible();
});

test('[RTE-022] a company has a menu, words and data of its own', async ({ page }) => {
  await enter(page, 'a.rinaldi@officinerinaldi.example', '/anagrafica');
  await expect(page.getByRole('heading', { name: 'L’azienda' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '03456780364' })).toBeVisible();
  await expect
    .poll(() => menu(page))
    .toEqual([
      ...['Home', 'L’azienda', 'Dichiarazioni', 'IMU'],
      ...['Da pagare', 'Conto fiscale', 'Documenti', 'Richieste', 'Utilità', 'Formazione'],
      ...['Contratto e fatturazione', 'Utenti', 'Impostazioni', 'Moduli'],
      ...['Pacchetti', 'I miei movimenti', 'Fatture'],
    ]);
  // Of a task behind its door the page is named too, as long as one is in it.
  await page.goto('/permessi');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => menu(page))
    .toEqual([
      ...['Home', 'L’azienda', 'Dichiarazioni', 'IMU'],
      ...['Da pagare', 'Conto fiscale', 'Documenti', 'Richieste', 'Utilità', 'Formazione'],
      ...['Contratto e fatturazione', 'Utenti', 'Impostazioni', 'Moduli', 'Permessi', 'Registro cronologico'],
      ...['Pacchetti', 'I miei movimenti', 'Fatture'],
    ]);
});

test('the login page says whom it is for', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByText('Area riservata a studi professionali, privati e aziende.')).toBeVisible();
});

test('the entrance of the companies is light, the other dark, and its footer is no taller than four lines', async ({
  page,
}) => {
  const skin = () => page.evaluate(() => document.documentElement.dataset.skin);
  await page.goto('/aziende');
  await expect(page.getByText('Area riservata alle aziende.')).toBeVisible();
  await expect.poll(skin).toBe('light-blue');
  await expect(page.getByRole('contentinfo')).toContainText('P. IVA');
  const piede = page.getByRole('contentinfo');
  await expect.poll(async () => (await piede.boundingBox())?.height).toBeLessThanOrEqual(80);
  await page.goto('/login');
  await expect(page.getByText(/^Area riservata a studi/)).toBeVisible();
  await expect.poll(skin).toBe('dark');
});
