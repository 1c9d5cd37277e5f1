import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';

const ANNO = 2026;

/** A client of the studio, just created: its key. */
async function makeCliente(
  page: Page,
  baseURL: string,
  Cognome: string,
  altro: object = {},
): Promise<string> {
  const persona = { Cognome, Nome: 'Marta', Sesso: 'F', DataNascita: '1975-04-11', ComuneNascita: 'F257' };
  const { CodiceFiscale } = await send(page, baseURL, '/api/anagrafica/CodFisc', persona);
  const domicilio = { Comune: 'F257', Provincia: 'MO', Indirizzo: 'Via Emilia 1', Cap: '41121' };
  const scheda = { ...persona, ...altro, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: domicilio };
  return (await send(page, baseURL, '/api/anagrafica', scheda)).Id;
}
async function send(page: Page, baseURL: string, percorso: string, data: object) {
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const risposta = await page.request.post(percorso, { headers, data });
  expect(risposta.ok(), await risposta.text()).toBe(true);
  return (await risposta.json()).data;
}
const riga = (page: Page, tavola: string, nome: string | RegExp) =>
  page.getByRole('table', { name: tavola, exact: true }).getByRole('row', { name: nome });
const stato = (page: Page) => page.getByRole('region', { name: 'Stato e invio' });
const ok = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true });

/** Prints the model that is open and makes its file, with their own buttons. */
async function printAndFile(page: Page): Promise<void> {
  const [stampa] = await Promise.all([
    page.waitForResponse(/\/api\/f24\/[^/]+\/stampa$/),
    stato(page).getByRole('button', { name: 'Stampa' }).click(),
  ]);
  expect([stampa.status(), stampa.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.bringToFront();
  await stato(page).getByRole('button', { name: 'Crea il file F24A0' }).click();
  const scarica = stato(page).getByRole('button', { name: 'Scarica il file' });
  const [file] = await Promise.all([page.waitForEvent('download'), scarica.click()]);
  expect(file.suggestedFilename()).toMatch(/^F24-2026-\d{5}\.txt$/);
}

test('the IVA of a month, from the liquidation to the receipt of what is paid late', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openSessione(page);
  const cliente = await makeCliente(page, baseURL ?? '', 'Ivamese', { PIVA: '02873450361' });
  await page.goto(`/anno-iva/${ANNO}/${cliente}`);
  await page.getByRole('textbox', { name: 'IVA esigibile, Gennaio' }).fill('3000');
  await page.getByRole('textbox', { name: 'IVA detratta, Gennaio' }).fill('1000');
  await page.keyboard.press('Tab');
  const [salvato] = await Promise.all([
    page.waitForResponse((r) => r.request().method() === 'PUT' && r.url().includes('/api/liquidazioneiva')),
    page.keyboard.press('Control+s'),
  ]);
  expect(salvato.status()).toBe(200);
  await page.getByRole('button', { name: 'Porta nel conto fiscale' }).click();
  const debito = riga(page, 'Debiti', /^6001/);
  await expect(debito).toContainText('2.000,00');
  await expect(debito).toContainText('Scaduto');
  await debito.getByRole('button').click();
  await page.getByRole('link', { name: 'Ravvedimento', exact: true }).last().click();
  // Due on 16 February 2026, paid on 18 March: 30 days, 25% / 2 / 10 = 1.25%, that is 25.00; interest at 1.6% for 30 days of
  // 365, that is 2.63.
  await page.getByRole('textbox', { name: 'Versamento' }).fill('18/03/2026');
  await page.keyboard.press('Tab');
  await expect(page.getByText('2.027,63 €')).toBeVisible();
  await page.getByRole('button', { name: 'Prepara F24' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ivamese/i })).toBeVisible();
  for (const [posto, codice, importo] of [
    [1, '6001', '2.000,00'],
    [2, '8904', '25,00'],
    [3, '1991', '2,63'],
  ] as const) {
    await expect(page.getByLabel(`Codice, Erario, riga ${posto}`, { exact: true })).toHaveValue(codice);
    await expect(page.getByLabel(`A debito (€), Erario, riga ${posto}`, { exact: true })).toHaveValue(
      importo,
    );
  }
  await expect(page.getByText('nessun rilievo')).toBeVisible();
  await printAndFile(page);
  await stato(page).getByRole('button', { name: 'Segna inviato' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Inviato il|^Data/)
    .fill('18/03/2026');
  await ok(page).click();
  await stato(page).getByRole('button', { name: 'Segna pagato' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Pagato il|^Data/)
    .fill('18/03/2026');
  await ok(page).click();
  await expect(stato(page).getByText(/^Pagati 2\.027,63 € il 18\/03\/2026/)).toBeVisible();
  await stato(page)
    .getByRole('button', { name: /ricevuta/i })
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Protocollo' }).fill('26031800001');
  await ok(page).click();
  await expect(stato(page).getByText('26031800001')).toBeVisible();
  await expect(stato(page).getByText(/Accolto/)).toBeVisible();
  await page.goto(`/conto-fiscale?cliente=${cliente}&anno=${ANNO}`);
  await expect(debito).toContainText('Pagato');
});
