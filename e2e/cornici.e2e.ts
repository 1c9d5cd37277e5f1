import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { openRedditiPf } from './dichiarazioni.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifiche' });

/** Opens the framed page of the gallery; what it answers is ours, and it may be framed. */
async function openCornice(page: Page): Promise<Locator> {
  await page.route('**/cornice-di-prova.html', (rotta) =>
    rotta.fulfill({ contentType: 'text/html', body: '<title>Corsi</title><p>Pagina dei corsi</p>' }),
  );
  await page.goto('/galleria?sezione=cornici');
  await page.getByRole('button', { name: 'Apri pagina esterna' }).click();
  const cornice = page.locator('iframe[title="Corsi"]');
  await expect(cornice.contentFrame().getByText('Pagina dei corsi')).toBeVisible();
  return cornice;
}

test('[WID-011] a framed page: few rights, a close icon of 30 px, first in tab order, another way after 10 s', async ({
  page,
}) => {
  await page.clock.install();
  const cornice = await openCornice(page);
  await expect(cornice).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(cornice).toHaveAttribute('sandbox', /allow-scripts/);
  const chiudi = page.getByRole('dialog', { name: 'Corsi' }).getByRole('button', { name: 'Chiudi' });
  await expect(chiudi).toBeFocused();
  // A box at a fraction of a pixel measures 29.999999.
  await expect
    .poll(async () => {
      const { width = 0, height = 0 } = (await chiudi.boundingBox()) ?? {};
      return Math.min(width, height);
    })
    .toBeGreaterThan(29.99);
  const altraVia = page.getByRole('link', { name: 'Apri in una nuova scheda' });
  await expect(altraVia).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(altraVia).toBeVisible();
  await chiudi.click();
  await expect(cornice).toHaveCount(0);
  await expect(page.locator('[data-chiuse]')).toHaveText('1');
});

test('[WID-012] only the close message of the frame itself closes it', async ({ page }) => {
  const cornice = await openCornice(page);
  await page.evaluate(async () => {
    const finestra = document.querySelector('iframe')?.contentWindow ?? null;
    const send = (origin: string, source: Window | null, data: unknown) =>
      window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
    send('https://altrove.example', finestra, 'close');
    send('null', finestra, 'close');
    send(location.origin, window, 'close');
    send(location.origin, null, 'close');
    window.postMessage('close', '*');
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await cornice
    .contentFrame()
    .locator('body')
    .evaluate(() => {
      const altra = document.createElement('iframe');
      altra.srcdoc = '<script>top.postMessage("close", "*")</script>';
      altra.setAttribute('sandbox', 'allow-scripts');
      document.body.append(altra);
      parent.postMessage(undefined, '*');
      parent.postMessage('x'.repeat(10 * 1024 * 1024), '*');
      return new Promise((resolve) => setTimeout(resolve, 300));
    });
  await expect(cornice).toHaveCount(1);
  await cornice
    .contentFrame()
    .locator('body')
    .evaluate(() => parent.postMessage('close', '*'));
  await expect(cornice).toHaveCount(0);
  await expect(page.locator('[data-chiuse]')).toHaveText('1');
});

test('[WID-013] [WID-014] a text popup shows 200 characters; copy and save take all of it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/galleria?sezione=cornici');
  await page.getByRole('button', { name: 'Apri testo' }).click();
  const popup = page.getByRole('dialog', { name: 'Testo lungo' });
  const intero = `Inizio ${'parola '.repeat(40)}fine`;
  await expect(popup.getByText(/^Inizio/)).toHaveText(`${intero.slice(0, 200)} ...`, { useInnerText: false });
  await popup.getByRole('button', { name: 'Copia' }).click();
  await expect(page.getByText('Testo copiato.')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(intero);
  const scaricato = page.waitForEvent('download');
  await popup.getByRole('button', { name: 'Salva' }).click();
  const file = await scaricato;
  expect(file.suggestedFilename()).toBe('Testo lungo.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(`\uFEFF${intero}`);
});

test('[RTE-032] the view of a page: its buttons, its error box, its success, its purchase window', async ({
  page,
}) => {
  await page.goto('/galleria?sezione=cornici');
  const vista = page.locator('[data-caso="Vista di una pagina"]');
  const bar = vista.locator('[data-barra-titolo]');
  await expect(bar.getByRole('heading', { name: 'Gestori' })).toBeVisible();
  for (const nome of ['Visualizza', 'Duplica', 'Storia', 'Esci', 'Annulla', 'Salva', 'Torna all’elenco']) {
    await bar.getByRole('button', { name: nome }).click();
  }
  await expect(vista.locator('[data-premuto]')).toHaveText('indietro');
  await vista.getByRole('button', { name: 'Errore' }).click();
  await expect(vista.getByRole('alert')).toContainText('Operazione non riuscita.');
  await vista.getByRole('button', { name: 'Riuscita' }).click();
  await expect(region(page).getByRole('status')).toContainText('Operazione eseguita con successo.');
  await vista.getByRole('button', { name: 'Acquisto' }).click();
  const acquisto = page.getByRole('dialog', { name: 'Acquisto di crediti' });
  await expect(acquisto).toContainText('I crediti non bastano per 3 dichiarazioni.');
  await expect(acquisto).toContainText('Crediti residui: 2.');
});

test('[RTE-012] [ERR-028] [WID-015] a save on a page: its success, its failure in the box, a signal for who builds', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/anagrafica');
  // A client that no other journey writes.
  await page.getByRole('row').filter({ hasText: 'Baroni Vanessa' }).dblclick();
  // The field of the record: the list, still on the screen, has a column of this name.
  const telefono = page.getByRole('textbox', { name: 'Telefono', exact: true });
  await telefono.fill(`059 ${Date.now()}`);
  const rifiuti: object[] = [{}, { error_description: 'Messaggio del server.' }];
  await page.route('**/api/anagrafica/**', async (rotta) => {
    // The lists are read with POST, ahead of time too: only the save is refused.
    if (rotta.request().method() !== 'PUT') return rotta.continue();
    const corpo = rifiuti.shift();
    return corpo === undefined ? rotta.continue() : rotta.fulfill({ status: 500, json: corpo });
  });
  const box = page.locator('main').getByRole('alert').first();
  const save = page.getByRole('button', { name: 'Salva', exact: true });
  await save.click();
  await expect(box).toContainText('Operazione non riuscita.');
  await save.click();
  await expect(box).toContainText('Messaggio del server.');
  await expect(page.getByRole('dialog', { name: 'Segnale tecnico' })).toHaveCount(0);
  await save.click();
  await expect(region(page).getByRole('status').filter({ hasText: 'salvata' })).toBeVisible();
  await expect(box).toHaveCount(0);

  await page.route('**/api/posta/**', (rotta) => rotta.fulfill({ status: 500, json: {} }));
  await enter(page, 'AMM_ELMAS', '/posta');
  await expect(page.getByRole('dialog', { name: 'Segnale tecnico' }).first()).toContainText('Stato: 500');
});

test('[RTE-017] [WID-016] the history of a declaration is a window beside the work', async ({ page }) => {
  await enter(page, 'AMM_GES', '/dichiarazioni');
  await openRedditiPf(page, 'Ceccarelli Alessia');
  await page.getByRole('button', { name: 'Storia', exact: true }).click();
  const storia = page.locator('#finestre').getByRole('dialog', { name: /^Storia: / });
  await expect(storia).toBeVisible();
  await page.getByRole('navigation', { name: 'Quadri' }).getByRole('button', { name: /^RC/ }).click();
  await expect(page.getByLabel(/^RC1 col\. 3,/)).toBeEditable();
  await expect(storia).toBeVisible();
  await storia.getByRole('button', { name: 'Riduci a notifica' }).click();
  await expect(storia).toBeHidden();
  await region(page)
    .getByRole('button', { name: /^Ripristina/ })
    .click();
  await storia.getByRole('button', { name: 'Chiudi', exact: true }).click();
  await expect(storia).toHaveCount(0);
});
