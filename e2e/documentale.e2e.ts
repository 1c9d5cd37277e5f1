import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { makePdfVero } from '../packages/server/test/pdf-vero.ts';
import { unpack } from '../packages/server/test/zip.ts';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

test('[ARC-003] [ARC-004] documents are sent, found by the words inside, looked at, verified, given in a zip, verified without a line, taken away', async ({
  page,
  browser,
}) => {
  await enter(page, 'AMM_STU', '/documentale');
  await expect(page.getByRole('heading', { level: 1, name: 'Documentale' })).toBeVisible();
  await page.getByRole('button', { name: 'Carica documenti' }).first().click();
  const finestra = page.getByRole('dialog');
  const buffer = await makePdfVero('Certificazione Unica', 'Il sostituto Tessitura Alba, punto 1: 4.910,00');
  await finestra
    .getByLabel('Scegli i file')
    .and(page.locator('input'))
    .setInputFiles([
      { name: 'cu-alba.pdf', mimeType: 'application/pdf', buffer },
      { name: 'appunti.txt', mimeType: 'text/plain', buffer: Buffer.from('da richiamare') },
    ]);
  const cliente = finestra.getByRole('combobox', { name: /^Cliente/ });
  await cliente.click();
  await cliente.fill('Fabbri Cristina');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Fabbri Cristina/i })
    .first()
    .click();
  await finestra.getByRole('textbox', { name: /^Tipo/ }).fill('CU');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('2 documenti caricati.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Nel nome e nel testo', exact: true }).fill('tessitura alba');
  await page.keyboard.press('Enter');
  const riga = page.getByRole('row').filter({ hasText: 'cu-alba.pdf' });
  await expect(riga).toHaveCount(1);
  await expect(riga).toContainText('sostituto Tessitura Alba');
  await expect(page.getByRole('row').filter({ hasText: 'appunti.txt' })).toHaveCount(0);
  // What can be pressed under the preview stays where it is while the file is on its way, and when it is drawn.
  let lascia = () => {};
  const via = new Promise<void>((resolve) => {
    lascia = resolve;
  });
  await page.route(/\/api\/documento\/[^/]+\/(file|firme)/, (strada) => via.then(() => strada.continue()));
  await riga.dblclick();
  const pannello = page.getByRole('region', { name: 'Documento scelto' });
  const daPremere = [
    pannello.getByRole('link', { name: 'Scarica lo zip' }),
    pannello.getByRole('button', { name: 'Verifica' }),
  ];
  await expect(pannello.getByText(/^2 file, /)).toBeVisible();
  const listPosti = () => Promise.all(daPremere.map((uno) => uno.boundingBox()));
  const prima = await listPosti();
  lascia();
  // The page with the words, not the first one.
  await expect(pannello.getByText('Pagina 2 di 2')).toBeVisible();
  const tela = pannello.getByRole('img', { name: 'Anteprima di cu-alba.pdf' });
  const isDisegnata = () =>
    tela.evaluate((una: HTMLCanvasElement) =>
      una
        .getContext('2d')
        ?.getImageData(0, 0, una.width, una.height)
        .data.some((valore) => valore === 0),
    );
  await expect.poll(isDisegnata).toBe(true);
  expect(await listPosti()).toEqual(prima);
  await pannello.getByRole('button', { name: 'Verifica' }).click();
  await expect(pannello.getByText(/^Uguale all’originale/)).toBeVisible();
  await checkAccessibile(page, '/documentale', 'dark');
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    pannello.getByRole('link', { name: 'Scarica lo zip' }).click(),
  ]);
  const byte = (await readFile(await zip.path())).toString('latin1');
  for (const nome of ['cu-alba.pdf', 'appunti.txt', 'indice.json', 'VERIFICA.html'])
    expect(byte).toContain(nome);

  // Who has it verifies it without a line, and without us.
  const cartella = await unpack(await zip.path());
  const solo = await browser.newContext({ offline: true });
  const verifica = await solo.newPage();
  await verifica.goto(pathToFileURL(join(cartella, 'VERIFICA.html')).href);
  const scegli = verifica.getByLabel('Cartella del fascicolo');
  await scegli.setInputFiles(cartella);
  await expect(verifica.getByRole('status')).toHaveText('Tutti i file sono quelli dell’indice.');
  await writeFile(join(cartella, '.DS_Store'), 'Finder');
  await scegli.setInputFiles(cartella);
  await expect(verifica.getByRole('status')).toHaveText('Tutti i file sono quelli dell’indice.');
  await expect(verifica.getByRole('row').filter({ hasText: '.DS_Store' })).toContainText('del computer');
  const indice = JSON.parse(await readFile(join(cartella, 'indice.json'), 'utf8'));
  const uno = indice.Voci.find(({ Nome }: { Nome: string }) => Nome === 'appunti.txt');
  await writeFile(join(cartella, uno.Percorso), 'da richiamarE');
  await writeFile(join(cartella, '<b>altro.txt'), 'messo dopo');
  await scegli.setInputFiles(cartella);
  await expect(verifica.getByRole('status')).toHaveText('Non tutti i file sono quelli dell’indice.');
  const rigaDi = (nome: string) => verifica.getByRole('row').filter({ hasText: nome });
  await expect(rigaDi('appunti.txt')).toContainText('CAMBIATO');
  await expect(rigaDi('cu-alba.pdf')).toContainText('uguale');
  await expect(rigaDi('<b>altro.txt')).toContainText('non è nell’indice');
  await solo.close();
  await rm(cartella, { recursive: true });

  await pannello.getByRole('button', { name: 'Elimina' }).click();
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Documento eliminato.')).toBeVisible();
  await expect(riga).toHaveCount(0);
});
