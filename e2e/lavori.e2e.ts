import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

const pannello = (page: Page) => page.getByRole('dialog', { name: 'Lavori' });
const openPannello = (page: Page) => page.getByRole('button', { name: /^Lavori/ }).click();
const voce = (page: Page, titolo: string) =>
  pannello(page).getByRole('listitem').filter({ hasText: titolo }).first();

/** Calls the server as the pages do, from inside the page. */
const post = (page: Page, percorso: string, corpo: object) =>
  page.evaluate(
    async ([url, dati]) => {
      const risposta = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-quadra-app': 'prova' },
        body: JSON.stringify(dati),
      });
      return risposta.json();
    },
    [percorso, corpo] as const,
  );

test('[JOB-003] an export shows how it goes, survives a reload, and its file is downloaded', async ({
  page,
}) => {
  const linea = page.waitForResponse(/\/api\/eventi/);
  await enter(page);
  await linea;
  await openPannello(page);
  const titolo = 'Esportazione Anagrafiche (CSV)';
  // Looked for from the beginning: what is said goes by itself.
  const detto = page
    .getByRole('status')
    .filter({ hasText: `${titolo}: riuscito.` })
    .waitFor();
  await post(page, '/api/commons/exec/esporta', {
    lista: 'anagrafica',
    formato: 'csv',
    Order: ['Denominazione'],
    colonne: [{ Campo: 'Denominazione', Titolo: 'Cliente' }],
  });
  await expect(voce(page, titolo)).toContainText('Riuscito');
  await expect(voce(page, titolo)).toContainText('100 %');
  await detto;
  await page.reload();
  await openPannello(page);
  const attesa = page.waitForEvent('download');
  await voce(page, titolo)
    .getByRole('link', { name: /^Scarica esito/ })
    .click();
  const file = await attesa;
  expect(file.suggestedFilename()).toMatch(/^anagrafica-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8').startsWith('\uFEFFCliente\r\n')).toBe(true);
});

test('a browser keeps one line for all its tabs, and the next tab takes it when the first closes', async ({
  page,
  context,
}) => {
  await enter(page);
  const seconda = await context.newPage();
  const linee: string[] = [];
  seconda.on('request', (richiesta) => {
    if (richiesta.url().includes('/api/eventi')) linee.push(richiesta.url());
  });
  await seconda.goto('/lavori');
  await expect(seconda.getByRole('heading', { name: 'Lavori' })).toBeVisible();
  const { data } = await post(seconda, '/api/2025/dichiarazione/list', { OnlyId: true, PageSize: 3 });
  await post(seconda, '/api/hangfire/start-job', {
    Nome: 'riapri-dichiarazioni',
    Parametri: { Anno: 2025, Codici: data },
  });
  const riga = seconda.getByRole('row').filter({ hasText: 'Riapertura dichiarazioni 2025: 3' });
  await expect(riga).toContainText(/Fallito|Riuscito/);
  expect(linee).toEqual([]);
  await riga.getByRole('button', { name: 'Resoconto' }).click();
  const resoconto = seconda.getByRole('region', { name: /^Resoconto/ });
  await expect(resoconto.getByRole('row')).toHaveCount(4);
  const presa = seconda.waitForRequest(/\/api\/eventi\?dopo=\d+$/);
  await page.close();
  await presa;
});

test('a job that ends is seen in the lists without a reload, and its report is one click away', async ({
  page,
  baseURL,
}) => {
  const linea = page.waitForResponse(/\/api\/eventi/);
  await enter(page);
  await linea;
  const codice = await createRedditiPf(page, baseURL ?? '', 'Daeliminare');
  await page.goto('/dichiarazioni');
  const riga = page.getByRole('row').filter({ hasText: 'Daeliminare Fogli' });
  await expect(riga).toBeVisible();
  const startJob = (Nome: string) =>
    post(page, '/api/hangfire/start-job', { Nome, Parametri: { Anno: 2025, Codici: [codice] } });
  await startJob('riapri-dichiarazioni');
  await page.getByRole('link', { name: 'Vedi il resoconto' }).click();
  await expect(page).toHaveURL(/\/lavori\?lavoro=/);
  const resoconto = page.getByRole('region', { name: 'Resoconto: Riapertura dichiarazioni 2025: 1' });
  await expect(resoconto.getByRole('row').nth(1)).toContainText('Scartata');
  await page.goBack();
  await expect(riga).toBeVisible();
  await startJob('elimina-dichiarazioni');
  await expect(riga).toHaveCount(0);
  await openPannello(page);
  await voce(page, 'Riapertura dichiarazioni 2025: 1').getByRole('button', { name: 'Resoconto' }).click();
  await expect(resoconto).toBeVisible();
});
