import { expect, type Page, test } from '@playwright/test';
import { login, openSessione } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

/** A client that no other journey makes, by the keyboard as far as the form goes. */
async function createCliente(page: Page, cognome: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Anagrafica' }).click();
  await page
    .getByRole('link', { name: 'Nuovo cliente' })
    .or(page.getByRole('button', { name: 'Nuovo cliente' }))
    .click();
  await expect(page).toHaveURL(/\/anagrafica\/nuova$/);
  await page.getByLabel('Cognome', { exact: true }).fill(cognome);
  await page.getByLabel('Nome', { exact: true }).fill('Giovanni');
  await page.getByLabel('Data di nascita', { exact: true }).fill('4/4/1971');
  await page.getByRole('combobox', { name: 'Sesso' }).selectOption('M');
  const nascita = page.getByRole('combobox', { name: 'Comune di nascita' });
  await nascita.fill('modena');
  await expect(page.getByRole('option', { name: /^modena/i }).first()).toBeVisible();
  await nascita.press('Enter');
  await expect(page.getByLabel('Codice fiscale', { exact: true })).toHaveValue(/^[A-Z]{6}71D04F257[A-Z]$/);
  const domicilio = page.getByRole('group', { name: 'Domicilio fiscale' });
  const comune = domicilio.getByRole('combobox', { name: 'Comune' });
  await comune.fill('milano');
  await expect(page.getByRole('option', { name: /^milano/i }).first()).toBeVisible();
  await comune.press('Enter');
  await expect(domicilio.getByLabel('Provincia')).toHaveValue('MI');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/anagrafica\/[0-9a-f-]{36}$/);
}

/** The place of a casella on the sheet. */
const risultato = (page: Page, chiave: string) => page.locator(`[data-calcolata="${chiave}"]`).first();

test('from login to the PDF: new client, Redditi PF 2025, RC 24.000 with 365 days, RN and RV, why RN26, close, print', async ({
  page,
}) => {
  await login(page);
  await page
    .getByRole('link', { name: /^Anagrafica/ })
    .first()
    .click();
  await createCliente(page, 'Percorsi');
  await page.getByRole('button', { name: /Redditi PF 2025/ }).click();
  await expect(page).toHaveURL(/\/dichiarazione\/2025\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Percorsi Giovanni');

  await page.getByRole('navigation', { name: 'Quadri' }).getByRole('button', { name: /^RC/ }).click();
  await page.getByLabel(/^RC1 col\. 1,/).fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^RC1 col\. 2,/)).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('24000');
  await page.getByLabel(/^RC6 col\. 1,/).fill('365');
  await expect(risultato(page, 'RN26.2')).toContainText('3.244');
  for (const [colonna, importo] of [
    ['1', '3300'],
    ['2', '327'],
    ['3', '58'],
    ['4', '134'],
    ['5', '58'],
  ] as const) {
    await page.getByLabel(new RegExp(`^RC10 col\\. ${colonna},`)).fill(importo);
  }
  await page.getByLabel(/^RC14 col\. 1,/).fill('2');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Salvata alle \d\d:\d\d/).first()).toBeVisible();

  await risultato(page, 'RN26.2').click();
  const spiega = page.getByRole('complementary', { name: 'Spiega questo numero' });
  await expect(spiega).toContainText('3.244 €');
  await expect(spiega).toContainText('Imposta lorda di 5.520 € meno detrazioni per 2.276 €.');
  await expect(spiega).toContainText('TUIR');
  const foglio = page.locator('#contenuto');
  await foglio.evaluate((elemento) => elemento.scrollTo(0, 200));
  await page.getByRole('navigation', { name: 'Quadri' }).getByRole('button', { name: /^RV/ }).click();
  await expect.poll(() => foglio.evaluate((elemento) => elemento.scrollTop)).toBe(0);
  await expect(risultato(page, 'RV2.2')).toContainText('327');
  await expect(risultato(page, 'RV10.2')).toContainText('192');

  for (const quadro of ['FR', 'RC', 'RN', 'RV']) {
    await page
      .getByRole('navigation', { name: 'Quadri' })
      .getByRole('button', { name: new RegExp(`^${quadro} `) })
      .click();
    await expect(page).toHaveTitle(new RegExp(`^${quadro} `));
    await page.getByRole('button', { name: 'Completa', exact: true }).click();
    await expect(
      page
        .getByRole('navigation', { name: 'Quadri' })
        .getByRole('button', { name: new RegExp(`^${quadro} .*Completo`) }),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: 'Riepilogo e controlli' }).first().click();
  await page.getByRole('button', { name: 'Chiudi dichiarazione' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Chiusa').first()).toBeVisible();

  const stampata = page.waitForResponse((risposta) => risposta.url().endsWith('/api/commons/exec/print'));
  await page.getByRole('button', { name: 'Stampa dichiarazione' }).click();
  await page.getByRole('menuitem', { name: 'Stampa definitiva' }).click();
  // What it costs, what there is, and that it is not the official form, are said before.
  const domanda = page.getByRole('dialog', { name: 'Stampare in definitivo 1 dichiarazione?' });
  await expect(domanda).toContainText('La stampa definitiva consuma 1 credito.');
  await expect(domanda).toContainText(/Il saldo è \d+: ne rester/);
  await expect(domanda).toContainText('non è il modello ministeriale');
  await domanda.getByRole('button', { name: 'OK', exact: true }).click();
  const risposta = await stampata;
  const vista = page.getByRole('dialog', { name: /^Stampa definitiva: / });
  await expect(vista.getByRole('img', { name: /^Pagina 1 di / })).toBeVisible();
  await vista.getByRole('button', { name: 'Chiudi', exact: true }).click();
  expect(await risposta.headerValue('content-type')).toBe('application/pdf');
  const inizio = await page.evaluate(async (corpo) => {
    const pdf = await fetch('/api/commons/exec/print', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-quadra-app': 'prova' },
      body: corpo,
    });
    return (await pdf.text()).slice(0, 5);
  }, risposta.request().postData());
  expect(inizio).toBe('%PDF-');

  // From the bar and from the page it is the same menu.
  await expect(page.getByRole('menu')).toHaveCount(0);
  for (const [bottone, scelta, scheda] of [
    ['Stampa', 'In bianco', 2],
    ['Stampa dichiarazione', 'Non stampare', 3],
  ] as const) {
    await page.getByRole('button', { name: bottone, exact: true }).click();
    await page.getByRole('menuitemradio', { name: scelta }).click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(scelta);
    const chiesta = page.waitForRequest('**/api/commons/exec/print');
    await page.getByRole('menuitem', { name: 'Stampa definitiva' }).click();
    await expect(domanda).toContainText('La stampa definitiva non consuma crediti.');
    await expect(domanda).toContainText('Senza consumo: 1 già pagata.');
    await domanda.getByRole('button', { name: 'OK', exact: true }).click();
    expect((await chiesta).postDataJSON()).toMatchObject({ opzioni: { scheda } });
    await vista.getByRole('button', { name: 'Chiudi', exact: true }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});

test('[DIC-031] a save is one call: its answer is what the page goes on from, and the declaration is not read again', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await createRedditiPf(page, baseURL ?? '', 'Unavolta', { 'RC6.1': 365 });
  const chiamate: string[] = [];
  page.on('request', (richiesta) => {
    const { pathname } = new URL(richiesta.url());
    if (pathname.startsWith(`/api/2025/pf/${id}`) && !pathname.endsWith('/bozza'))
      chiamate.push(`${richiesta.method()} ${pathname.replace(`/api/2025/pf/${id}`, '')}`.trim());
  });
  await page.goto(`/dichiarazione/2025/${id}/quadroRC`);
  const redditi = page.getByLabel(/^RC1 col\. 3,/);
  await redditi.fill('24000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Salvata alle \d\d:\d\d/).first()).toBeVisible();
  // Another person saves another casella: it comes with the answer of the next save.
  const headers = { 'x-quadra-app': 'prova', origin: baseURL ?? '' };
  const una = `/api/2025/pf/${id}`;
  const { Versione } = (await (await page.request.get(una)).json()).data;
  await page.request.put(una, { data: { Versione, Righi: { 'RC10.1': 3300 }, Forzature: {} }, headers });
  await redditi.fill('25000');
  await page.keyboard.press('Control+s');
  await expect(page.getByLabel(/^RC10 col\. 1,/)).toHaveValue('3.300');
  await page.waitForLoadState('networkidle');
  expect(chiamate).toEqual(['POST /apri', 'PUT', 'PUT']);
  await page.reload();
  await expect(redditi).toHaveValue('25.000');
});
