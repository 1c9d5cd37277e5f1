import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { makePdfVero } from '../packages/server/test/pdf-vero.ts';
import { unpack } from '../packages/server/test/zip.ts';
import { enter } from './accessi.ts';
import { createStampata, makeSend } from './dichiarazioni.ts';
import { headers, readCasella } from './posta.ts';
import { askStampa } from './stampe.ts';

const TELEFONO = { width: 390, height: 844 };
const CONSERVATORE = 7;
const ANNO = '2025';
const lavoro = {
  ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000, 'RC6.1': 365, 'RC10.1': 5000, 'RC10.2': 400 },
  ...{ 'RC10.3': 60, 'RC10.4': 140, 'RC10.5': 60, 'RC14.1': '2' },
};
/** A second try finds the client of the first. */
const cognomi = ['Vallisneri', 'Spallanzani'];

/** A sheet for one client of the list, of the year of the declaration, goes where the envelope is composed. */
async function keepFoglio(page: Page, percorso: string, cliente: string) {
  await page.goto(percorso);
  await askStampa(page, cliente);
  const finestra = page.getByRole('dialog');
  await finestra.getByRole('combobox', { name: 'Anno' }).click();
  await page.getByRole('option', { name: ANNO, exact: true }).click();
  await finestra.getByText('Elettronica', { exact: true }).click();
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova busta da firmare' })).toBeVisible();
}

/** Signs on a telephone, by the link of the service, with the code that came by mail. */
async function signSulTelefono(page: Page, browser: Browser, chi: string) {
  const link = await page.getByRole('link', { name: `Pagina di prova ${chi}` }).getAttribute('href');
  const tasca = await browser.newContext({ viewport: TELEFONO });
  const telefono = await tasca.newPage();
  await telefono.goto(link ?? '');
  await expect(telefono.getByRole('heading', { name: 'Firmare 4 documenti' })).toBeVisible();
  expect(await telefono.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    TELEFONO.width,
  );
  const codice = await readCasella(telefono);
  expect(codice).toMatch(/^\d{6}$/);
  await expect(telefono.getByText(codice)).toHaveCount(0);
  await telefono.getByLabel(/^Codice/).fill(codice === '111111' ? '222222' : '111111');
  await telefono.getByRole('button', { name: 'Firma 4 documenti' }).click();
  await expect(telefono.getByRole('alert')).toContainText('Codice errato');
  await telefono.getByLabel(/^Codice/).fill(codice);
  await telefono.getByRole('button', { name: 'Firma 4 documenti' }).click();
  await expect(telefono.getByRole('heading', { name: '4 documenti firmati' })).toBeVisible();
  await tasca.close();
}

test('engagement, privacy, delega and declaration are signed in one envelope by two on a telephone, archived, and verified without a line', async ({
  page,
  browser,
  baseURL: indirizzo,
}) => {
  test.slow();
  const baseURL = indirizzo ?? '';
  await enter(page, 'AMM_STU', '/documentale');
  const cognome = cognomi[test.info().retry] ?? '';
  const cliente = `${cognome} Tele`;
  const dichiarazione = await createStampata(page, baseURL, cognome, {
    ...{ prefisso: 'pf', righi: lavoro, crea: {} },
  });
  const send = makeSend(page, baseURL);
  const [{ Id }] = await send('post', '/api/anagrafica/list', { Filter: { Denominazione: cliente } });
  const privacy = await page.request.post('/api/documento', {
    headers: headers(baseURL),
    multipart: {
      ...{ IdAnagrafica: Id, Anno: ANNO, tipo: 'Privacy' },
      uploadFile0: {
        ...{ name: 'Informativa privacy.pdf', mimeType: 'application/pdf' },
        buffer: await makePdfVero('Informativa sul trattamento dei dati'),
      },
    },
  });
  expect(privacy.status(), await privacy.text()).toBe(201);
  await keepFoglio(page, '/stampa-conferimento-incarichi', cliente);
  await keepFoglio(page, '/stampa-delega', cliente);
  await page.goto(`/dichiarazione/${ANNO}/${dichiarazione}`);
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Manda in firma' }).click();

  // The declaration is chosen; the other three are of the same client, and go with it.
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova busta da firmare' })).toBeVisible();
  const documenti = page.getByRole('group', { name: 'Documenti' }).getByRole('checkbox');
  await expect(documenti).toHaveCount(4);
  for (const uno of await documenti.all()) await uno.check();
  const primo = page.getByRole('group', { name: 'Firmatario 1' });
  await page.getByRole('button', { name: 'Aggiungi firmatario' }).click();
  const secondo = page.getByRole('group', { name: 'Firmatario 2' });
  const fill = async (firmatario: typeof primo, valori: Readonly<Record<string, string>>) => {
    for (const [campo, valore] of Object.entries(valori))
      await firmatario.getByRole('textbox', { name: new RegExp(`^${campo}`) }).fill(valore);
  };
  const email = `${cognome.toLowerCase()}.${Date.now()}@posta.example`;
  await fill(primo, { 'E-mail': email, Cellulare: '333 555 4218' });
  const marito = { Cognome: 'Redi', Nome: 'Luca', 'E-mail': `luca.${email}`, Cellulare: '340 555 7703' };
  await fill(secondo, marito);
  await page.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Busta \d+\/\d{4}$/ })).toBeVisible();
  await expect(page.getByText(`Tocca a ${cliente}`)).toBeVisible();
  await signSulTelefono(page, browser, cliente);
  await page.reload();
  await expect(page.getByText('Tocca a Redi Luca')).toBeVisible();
  await signSulTelefono(page, browser, 'Redi Luca');
  await page.reload();
  await expect(page.getByText(/^Firmata da tutti il/)).toBeVisible();

  // Archived: the conservator takes all four.
  await page.goto('/conservazione');
  await page.getByRole('textbox', { name: 'Cliente' }).fill(cliente);
  await page.keyboard.press('Enter');
  const daConservare = page.getByRole('row').filter({ hasText: cliente });
  await expect(daConservare).toHaveCount(4);
  for (const una of await daConservare.all()) await una.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Manda al conservatore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/conservazione\/pacchetti/);
  const { port, hostname } = new URL(baseURL);
  const suo = await browser.newPage();
  await suo.goto(`http://${hostname}:${Number(port) + CONSERVATORE}/`);
  const accetta = suo
    .locator('form')
    .filter({ hasText: 'Informativa privacy.pdf' })
    .getByRole('button', { name: 'Accetta' });
  await accetta.click();
  await expect(accetta).toHaveCount(0);
  await suo.close();
  const pacchetto = page.getByRole('region', { name: 'Pacchetto scelto' });
  await pacchetto.getByRole('button', { name: 'Chiedi l’esito' }).click();
  await expect(pacchetto.getByText('Accettati dal conservatore: archiviati.')).toBeVisible();

  // The fascicolo of the client and year, verified by its own page without a line.
  await page.goto('/documentale');
  const tenuti = page.getByRole('row').filter({ hasText: cliente });
  await page.getByRole('textbox', { name: 'Cliente' }).fill(cliente);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^4 documenti, /)).toBeVisible();
  await expect(tenuti.filter({ hasText: 'Firmato e archiviato, simulato' })).toHaveCount(4);
  await tenuti.first().dblclick();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: `Prova a richiesta, ${cliente}, ${ANNO}` })
      .getByRole('link', { name: 'Scarica lo zip' })
      .click(),
  ]);
  const cartella = await unpack(await zip.path());
  const indice = JSON.parse(await readFile(join(cartella, 'indice.json'), 'utf8'));
  const firmati = indice.Voci.filter(({ Stato }: { Stato: string }) => Stato === 'Firmato e archiviato');
  expect(firmati).toHaveLength(4);
  const solo = await browser.newContext({ offline: true });
  const verifica = await solo.newPage();
  await verifica.goto(pathToFileURL(join(cartella, 'VERIFICA.html')).href);
  await verifica.getByLabel('Cartella del fascicolo').setInputFiles(cartella);
  await expect(verifica.getByRole('status')).toHaveText('Tutti i file sono quelli dell’indice.');
  for (const { Percorso } of firmati) {
    await expect(verifica.getByRole('row').filter({ hasText: Percorso })).toContainText('uguale');
    // What is in the zip is what the two signed.
    const pdf = await readFile(join(cartella, Percorso));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  }
  await solo.close();
  await rm(cartella, { recursive: true });
});
