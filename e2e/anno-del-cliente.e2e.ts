import { readFile } from 'node:fs/promises';
import { devices, expect, type Page, test } from '@playwright/test';
import { makePdfVero } from '../packages/server/test/pdf-vero.ts';
import { addDays } from '../packages/values/src/index.ts';
import { getAccesso, openSessione } from './accessi.ts';
import {
  CLIENTE,
  chiediDocumento,
  findScheda,
  makeFoto,
  mandaF24,
  OGGI,
  STUDIO,
  TELEFONO,
} from './cliente.ts';
import { headers, readPosta } from './posta.ts';

/** Fits in the telephone, with a picture of it to be looked at. */
async function look(page: Page, nome: string): Promise<void> {
  const largo = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(largo, nome).toBeLessThanOrEqual(TELEFONO.width);
  await page.screenshot({ path: test.info().outputPath(`${nome}.png`) });
}

/** What the studio does of its side: it asks a document, sends what is to be paid and a paper to be signed. */
async function prepareStudio(studio: Page, privato: Page, casa: string, documento: string, importo: number) {
  const Finalita = test.info().retry === 0 ? 'Ordinaria' : 'Integrativa';
  await chiediDocumento(studio, privato, casa, { anno: 2023, Documento: documento, Finalita });
  await mandaF24(studio, privato, casa, importo);
  const IdAnagrafica = await findScheda(studio, privato, casa);
  const buffer = await makePdfVero('Lettera di incarico professionale', 'Il compenso', 'Informativa privacy');
  const caricato = await studio.request.post('/api/documento', {
    headers: headers(casa),
    multipart: {
      IdAnagrafica,
      uploadFile0: { name: 'Incarico.pdf', mimeType: 'application/pdf', buffer },
    },
  });
  expect(caricato.status(), await caricato.text()).toBeLessThan(300);
  await studio.goto(`/firma-elettronica/nuova?documenti=${(await caricato.json()).data[0].id}`);
  await studio.getByText('Link di Quadra', { exact: true }).click();
  await studio.getByRole('combobox', { name: /^Tipo/ }).click();
  await studio.getByRole('option', { name: 'Stampa conferimento incarico' }).click();
  await studio.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(studio.getByRole('heading', { level: 1, name: /^Busta \d+\/\d{4}$/ })).toBeVisible();
}

test('the whole year of a private client is done with a thumb: asked, sent, read, paid, signed', async ({
  page: studio,
  browser,
  baseURL,
}) => {
  test.slow();
  const casa = baseURL ?? '';
  const documento = `La Certificazione Unica ${Date.now() % 100000}`;
  const importo = 1000 + (Date.now() % 9000);
  const euro = importo.toLocaleString('it-IT', { useGrouping: true });
  const contesto = await browser.newContext({
    ...devices['Pixel 7'],
    ...{ baseURL: casa, viewport: TELEFONO, deviceScaleFactor: 2 },
  });
  const telefono = await contesto.newPage();
  const { email, password } = getAccesso(CLIENTE);

  // He enters as a person does.
  await telefono.goto('/login');
  await telefono.getByLabel('E-mail').fill(email);
  await telefono.getByLabel('Password', { exact: true }).fill(password);
  await telefono.getByRole('button', { name: 'Accedi' }).tap();
  await expect(telefono).toHaveURL(/\/home$/);
  await openSessione(studio, STUDIO);
  await prepareStudio(studio, telefono, casa, documento, importo);

  // What he is asked, photographed and away.
  await telefono.reload();
  await expect(telefono.getByRole('heading', { name: 'Lo studio Le chiede' })).toBeVisible();
  await look(telefono, '1-home');
  await telefono.getByRole('link', { name: documento }).tap();
  await expect(telefono.getByRole('heading', { level: 1 })).toHaveText('Ci serve un documento');
  await look(telefono, '2-richiesta');
  const scelta = telefono.waitForEvent('filechooser');
  await telefono.getByRole('button', { name: 'Fotografa il documento' }).tap();
  await (await scelta).setFiles(makeFoto('cu.png'));
  await telefono.getByRole('button', { name: 'Manda allo studio' }).tap();
  await expect(telefono.getByText(/Mandato il \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await look(telefono, '3-mandato');

  // His return: it is read, down to a figure of it.
  await telefono.goto('/home');
  const mia = telefono.getByRole('main').getByRole('link', { name: 'Redditi PF 2025' });
  await mia.scrollIntoViewIfNeeded();
  await mia.tap();
  await expect(telefono).toHaveURL(/\/dichiarazione\/2025\//);
  await expect(telefono.getByRole('heading', { level: 1 })).toBeVisible();
  await look(telefono, '4-dichiarazione');

  // What he owes and when; the day goes in his calendar.
  await telefono.goto('/da-pagare');
  await expect(telefono.getByText(/^In tutto [\d.,]+ € entro fine anno\.$/)).toBeVisible();
  const sua = telefono.getByRole('listitem').filter({ hasText: euro }).first();
  const chiusa = sua.getByRole('button', { expanded: false }).filter({ hasText: euro });
  if (await chiusa.isVisible()) await chiusa.tap();
  await look(telefono, '5-da-pagare');
  const ics = telefono.waitForEvent('download');
  await sua.getByRole('button', { name: 'In calendario' }).tap();
  const righe = await readFile(await (await ics).path(), 'utf8');
  expect(righe).toContain(`DTSTART;VALUE=DATE:${addDays(OGGI, 2).replaceAll('-', '')}`);

  // Paid, with the receipt of the bank, that he finds again.
  await sua.getByRole('button', { name: 'Ho pagato' }).tap();
  const finestra = telefono.getByRole('dialog', { name: 'Quando l’ha pagato?' });
  await finestra.locator('input[type=file]').setInputFiles(makeFoto('ricevuta.png'));
  await look(telefono, '6-ho-pagato');
  await finestra.getByRole('button', { name: 'OK', exact: true }).tap();
  await expect(sua).toContainText('Detto pagato il');
  if (await chiusa.isVisible()) await chiusa.tap();
  await expect(sua).toContainText('Ricevuta: ricevuta');
  await look(telefono, '7-pagato');

  // What he signs, by the link that came by mail.
  const posta = await browser.newPage({ baseURL: casa });
  await openSessione(posta, 'AMM_ELMAS');
  await telefono.goto(await readPosta(posta, casa, email, /(\/f\/\S+)/));
  await telefono.getByRole('button', { name: 'Mandami il codice' }).tap();
  const codice = telefono.getByRole('textbox', { name: /Codice ricevuto/ });
  const giusto = await readPosta(posta, casa, email, /è (\d{6})\./);
  await codice.fill(giusto);
  await telefono.getByRole('button', { name: 'Apri' }).tap();
  await expect(telefono.getByRole('img', { name: 'Pagina 1 di 3' })).toBeVisible();
  await look(telefono, '8-da-firmare');
  await telefono.getByRole('checkbox', { name: 'Ho potuto leggere il documento e lo firmo' }).tap();
  await codice.fill(giusto);
  await telefono.getByRole('button', { name: 'Firma', exact: true }).tap();
  await expect(telefono.getByRole('heading', { name: 'Firmato' })).toBeVisible({ timeout: 60_000 });
  await look(telefono, '9-firmato');
  await posta.close();
  await contesto.close();
});
