import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { skin } from '../packages/contract/src/costanti.ts';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { call, createCompleta, createRedditiPf } from './dichiarazioni.ts';
import { reach } from './tastiera.ts';

const finestra = (page: Page, nome: RegExp) => page.getByRole('dialog', { name: nome });
/** Whether something was drawn on the first page: a sheet left white says nothing. */
const countScuri = (page: Page) =>
  page.evaluate(() => {
    const tela = document.querySelector<HTMLCanvasElement>('[data-finestra] canvas');
    const dati = tela?.getContext('2d')?.getImageData(0, 0, tela.width, tela.height).data ?? [];
    let scuri = 0;
    for (let posto = 0; posto < dati.length; posto += 4) if ((dati[posto] ?? 255) < 128) scuri += 1;
    return scuri;
  });

test('a print is seen in the page before it leaves: by keyboard, larger, on the disk, in a tab, in five skins', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  // The browser of the tests has no reader of its own: as those of telephones, it is not offered paper without one.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }),
  );
  await page.goto(`/dichiarazione/2025/${await createRedditiPf(page, baseURL ?? '', 'Anteprimi')}`);
  const pulsante = page.getByRole('button', { name: 'Stampa', exact: true });
  await pulsante.focus();
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('menuitem', { name: 'Stampa bozza' }), 'ArrowDown', 3);
  await page.keyboard.press('Enter');
  const vista = finestra(page, /^Bozza: Anteprimi/);
  const pagine = vista.getByRole('region', { name: /^Pagine di Bozza: Anteprimi/ });
  await expect(pagine).toBeFocused();
  const foglio = vista.getByRole('img', { name: /^Pagina 1 di \d+$/ });
  // The reader of PDF comes with the first one.
  await expect(foglio).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => countScuri(page)).toBeGreaterThan(500);
  // Not closed yet: nothing offers what would be refused.
  await expect(vista.getByRole('button', { name: 'Stampa definitiva' })).toHaveCount(0);
  // The pages take the keys.
  await page.keyboard.press('End');
  await expect.poll(() => pagine.evaluate((nodo) => nodo.scrollTop)).toBeGreaterThan(0);
  const larga = async () => (await foglio.boundingBox())?.width ?? 0;
  const prima = await larga();
  await vista.getByRole('button', { name: 'Ingrandisci le pagine' }).click();
  await expect(vista.getByText('125%')).toBeVisible();
  await expect.poll(larga).toBeGreaterThan(prima * 1.2);
  await vista.getByRole('button', { name: 'Rimpicciolisci le pagine' }).click();
  const scaricato = page.waitForEvent('download');
  await vista.getByRole('button', { name: 'Scarica il PDF' }).click();
  const file = await scaricato;
  expect(file.suggestedFilename()).toMatch(/^[A-Z0-9]{16}-pf-2025\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const scheda = page.waitForEvent('popup');
  await vista.getByRole('button', { name: 'Apri in una nuova scheda' }).click();
  await (await scheda).close();
  await vista.getByRole('button', { name: 'Stampa su carta' }).click();
  await expect(page.locator('iframe[data-carta]')).toHaveAttribute('src', /^blob:/);
  await expect(vista).toBeVisible();
  for (const vestito of skin) {
    await page.evaluate((uno) => {
      document.documentElement.dataset.skin = uno;
    }, vestito);
    await checkAccessibile(page, 'anteprima di stampa', vestito, '[data-finestra]');
  }
  await page.keyboard.press('Escape');
  await expect(vista).toHaveCount(0);
  await expect(pulsante).toBeFocused();
});

test('what could not be made says why, and is asked again in its place', async ({ page, baseURL }) => {
  await openSessione(page);
  await page.goto(`/dichiarazione/2025/${await createRedditiPf(page, baseURL ?? '', 'Riprovati')}`);
  let giri = 0;
  await page.route('**/api/commons/exec/printpreview', async (rotta) => {
    giri += 1;
    if (giri === 1) await rotta.fulfill({ status: 422, json: { Message: 'Stampa non riuscita.' } });
    else await rotta.continue();
  });
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Stampa bozza' }).click();
  const vista = finestra(page, /^Bozza: /);
  await expect(vista.getByRole('alert')).toBeVisible();
  await expect(vista.getByRole('button', { name: 'Scarica il PDF' })).toBeDisabled();
  await vista.getByRole('button', { name: 'Riprova', exact: true }).click();
  await expect(vista.getByRole('img', { name: /^Pagina 1 di / })).toBeVisible();
  await expect(vista.getByRole('alert')).toHaveCount(0);
});

test('from the list one chosen is looked at, then printed for good knowing what it costs; on a telephone it fills the screen', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await createCompleta(page, baseURL ?? '', 'Guardati');
  const chiusura = await call(page, baseURL ?? '', '/api/2025/dichiarazione/chiudi', { Codici: [id] });
  expect(chiusura.chiuse).toEqual([id]);
  await page.goto('/dichiarazioni?anno=2025');
  await page.getByRole('textbox', { name: 'Cliente' }).fill('Guardati');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /^Seleziona Guardati/ }).check();
  await page.getByRole('button', { name: 'Anteprima di stampa' }).click();
  const bozza = finestra(page, /^Bozza: Guardati/);
  await expect(bozza.getByRole('img', { name: /^Pagina 1 di / })).toBeVisible();
  await bozza.getByRole('button', { name: 'Stampa definitiva' }).click();
  const domanda = finestra(page, /^Stampare in definitivo 1 dichiarazione\?$/);
  await expect(domanda).toContainText('La stampa definitiva consuma 1 credito.');
  // Who thinks again is still in front of the draft.
  await domanda.getByRole('button', { name: 'Annulla' }).click();
  await expect(bozza).toBeVisible();
  await bozza.getByRole('button', { name: 'Stampa definitiva' }).click();
  await domanda.getByRole('button', { name: 'OK', exact: true }).click();
  const definitiva = finestra(page, /^Stampa definitiva: Guardati/);
  await expect(definitiva.getByRole('img', { name: /^Pagina 1 di / })).toBeVisible();
  await expect(definitiva.getByRole('button', { name: 'Stampa su carta' })).toHaveCount(0);
  await expect(bozza).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const misura = await definitiva.boundingBox();
  expect(misura?.width).toBeGreaterThan(340);
  for (const pulsante of await definitiva.getByRole('button').all()) {
    const { height = 0 } = (await pulsante.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(24);
  }
  const { width: larga = 0 } = (await definitiva.getByRole('img').first().boundingBox()) ?? {};
  expect(larga).toBeLessThanOrEqual(390);
});
