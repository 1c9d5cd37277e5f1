import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

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

test('the IMU of two comuni, from what is computed to what is seen as paid', async ({ page, baseURL }) => {
  test.slow();
  await openSessione(page);
  const cliente = await makeCliente(page, baseURL ?? '', 'Imudue');
  // At the base rate of 0.86%: 600 x 1.05 x 160 = 100,800, that is 866.88, of which 433.44 in June and the rest of 867 in
  // December; 500 x 1.05 x 160 = 84,000, that is 722.40, of which 361.20 in June.
  for (const [Comune, Rendita] of [
    ['B819', 600],
    ['G393', 500],
  ] as const)
    await send(page, baseURL ?? '', '/api/fabbricato', {
      ...{ Comune, Categoria: 'A/2', Rendita },
      Proprietari: [{ IdAnagrafica: cliente, Dal: '2015-01-01', Quota: 100 }],
    });
  await page.goto(`/imu?cliente=${cliente}&imposta=${ANNO}`);
  for (const comune of ['Carpi', 'Pavullo nel Frignano'])
    await expect(page.getByRole('heading', { level: 2, name: comune })).toBeVisible();
  await page.getByRole('button', { name: 'Porta nel conto fiscale' }).click();
  await expect(page).toHaveURL(new RegExp(`/conto-fiscale\\?cliente=${cliente}&anno=${ANNO}$`));
  const debiti = page.getByRole('table', { name: 'Debiti', exact: true });
  for (const [nome, importo] of [
    [/^3918 IMU Carpi, acconto/, '433,00'],
    [/^3918 IMU Carpi, saldo/, '434,00'],
    [/^3918 IMU Pavullo nel Frignano, acconto/, '361,00'],
    [/^3918 IMU Pavullo nel Frignano, saldo/, '361,00'],
  ] as const)
    await expect(riga(page, 'Debiti', nome)).toContainText(importo);
  await checkAccessibile(page, '/conto-fiscale', 'dark');
  const proposta = page.getByRole('region', { name: 'Come si paga quello che resta' });
  await expect(proposta.getByRole('row').nth(1)).toContainText('794,00');
  await expect(proposta.getByRole('row').nth(2)).toContainText('795,00');
  await proposta.getByRole('button', { name: 'Prepara F24' }).click();
  await ok(page).click();
  await expect(proposta).toHaveCount(0);
  await page
    .getByRole('table', { name: 'F24', exact: true })
    .getByRole('row', { name: /16\/12\/2026/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Imudue/i })).toBeVisible();
  for (const [posto, comune] of [
    [1, 'B819'],
    [2, 'G393'],
  ] as const)
    await expect(page.getByLabel(new RegExp(`^Ente, .*riga ${posto}$`))).toHaveValue(comune);
  await expect(page.getByText('795,00 €')).toBeVisible();
  await expect(page.getByText('nessun rilievo')).toBeVisible();
  await printAndFile(page);
  await stato(page).getByRole('button', { name: 'Segna pagato' }).click();
  await ok(page).click();
  await expect(stato(page).getByText(/^Pagati 795,00 € il/)).toBeVisible();
  await page.goto(`/conto-fiscale?cliente=${cliente}&anno=${ANNO}`);
  for (const comune of ['Carpi', 'Pavullo nel Frignano'])
    await expect(debiti.getByRole('row', { name: new RegExp(`^3918 IMU ${comune}, saldo`) })).toContainText(
      'Pagato',
    );
  await debiti
    .getByRole('row', { name: /^3918 IMU Carpi, acconto/ })
    .getByRole('link', { name: `IMU ${ANNO}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/imu\\?cliente=${cliente}&imposta=${ANNO}`));
});

test('the IVA of a month, from the liquidation to the receipt of what is paid late', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openSessione(page);
  const cliente = await makeCliente(page, baseURL ?? '', 'Ivamese', { PartitaIva: '02873450361' });
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
