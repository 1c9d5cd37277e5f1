import { expect, type Page, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';
import { headers, readPosta } from './posta.ts';

/** A picture that a browser can shrink: one grey pixel. */
const FOTO = {
  name: 'cu.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A declaration of a new client with an address, that only waits for the regional surcharge of the CU. */
async function createInAttesa(
  page: Page,
  baseURL: string,
  email: string,
  { nome, anno } = { nome: 'Carlo', anno: 2025 },
): Promise<string> {
  const send = async (percorso: string, data: object) => {
    const risposta = await page.request.post(percorso, { data, headers: headers(baseURL) });
    expect(risposta.status(), await risposta.text()).toBeLessThan(300);
    return (await risposta.json()).data;
  };
  const persona = {
    ...{ Cognome: 'Attendibene', Nome: nome, Sesso: 'M', ComuneNascita: 'F257' },
    DataNascita: `1971-0${1 + test.info().retry}-${String(5 + test.info().repeatEachIndex).padStart(2, '0')}`,
  };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = {
    ...persona,
    Tipo: 'PF',
    CodiceFiscale,
    Email: email,
    DomicilioFiscale: { Comune: 'F205' },
  };
  const { Id } = await send('/api/anagrafica', scheda);
  const { create } = await send(`/api/${anno}/dichiarazione/crea`, { IdAnagrafiche: [Id] });
  const Righi = {
    ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30000, 'RC6.1': 365, 'RC10.1': 5000 },
    ...{ 'RC10.3': 70, 'RC10.4': 170, 'RC10.5': 72, 'RC14.1': '2' },
  };
  const salvata = await page.request.put(`/api/${anno}/pf/${create[0].Codice}`, {
    data: { Versione: 1, Righi, Forzature: {} },
    headers: headers(baseURL),
  });
  expect(salvata.status(), await salvata.text()).toBe(200);
  return create[0].Codice;
}

test('a number of the CU is asked of the client, who photographs it; a person writes it, and it stands with its proof', async ({
  page,
  browser,
  baseURL: indirizzo,
}) => {
  test.slow();
  const baseURL = indirizzo ?? '';
  const email = `carlo.attendibene.${Date.now()}@posta.example`;
  await openSessione(page);
  const id = await createInAttesa(page, baseURL, email);
  await page.goto(`/dichiarazione/2025/${id}/quadroRC`);
  await page.getByLabel(/^RC10 col\. 2,/).focus();
  await page.keyboard.press('Shift+F1');
  await page.getByRole('button', { name: /^Chiedi al cliente: RC10 col\. 2/ }).click();
  const finestra = page.getByRole('dialog');
  await expect(finestra.getByRole('textbox', { name: /Che documento serve/ })).toHaveValue(
    'La Certificazione Unica (CU)',
  );
  const chiesta = page.waitForResponse(/\/api\/richiesta-documento$/);
  await finestra.getByRole('button', { name: 'OK' }).click();
  expect((await chiesta).status()).toBe(201);
  await expect(page.getByRole('button', { name: /^Chiesta al cliente il/ })).toBeVisible();

  const posta = await browser.newPage({ baseURL });
  await openSessione(posta, 'AMM_ELMAS');
  const link = await readPosta(posta, baseURL, email, /(\/r\/\S+)/);
  const telefono = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await telefono.goto(link);
  await expect(telefono.getByRole('heading', { name: 'Serve un documento' })).toBeVisible();
  await expect(telefono.getByText('Attendibene')).toHaveCount(0);
  await telefono.getByRole('button', { name: 'Mandami il codice' }).click();
  const codice = telefono.getByRole('textbox', { name: /Codice ricevuto/ });
  await codice.fill('12');
  await telefono.getByRole('button', { name: 'Apri' }).click();
  await expect(telefono.getByText(/Il codice non è giusto/)).toBeVisible();
  await codice.fill(await readPosta(posta, baseURL, email, /è (\d{6})\./));
  await telefono.getByRole('button', { name: 'Apri' }).click();
  await expect(telefono.getByRole('heading', { name: 'La Certificazione Unica (CU)' })).toBeVisible();
  // Who does not have it says why, from here too.
  await telefono.getByRole('button', { name: 'Non ce l’ho' }).click();
  const mancante = telefono.getByRole('form', { name: 'Non ce l’ho' });
  await mancante.getByRole('button', { name: 'Rispondi allo studio' }).click();
  await expect(mancante.getByText('Campo obbligatorio')).toBeVisible();
  await mancante.getByRole('button', { name: 'Annulla' }).click();
  await telefono.locator('input[type=file]').setInputFiles([FOTO]);
  expect(await telefono.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await telefono.getByRole('button', { name: 'Manda allo studio' }).click();
  await expect(telefono.getByRole('heading', { name: 'Documento mandato' })).toBeVisible();
  await telefono.reload();
  await expect(telefono.getByText(/già stato usato/)).toBeVisible();
  await telefono.close();

  // The home says that it came; the number is written by a person.
  await page.goto('/richieste');
  await page.getByRole('row').filter({ hasText: 'Attendibene' }).filter({ hasText: 'Arrivata' }).dblclick();
  await expect(finestra.getByRole('link', { name: /cu\.(png|jpg)/ })).toBeVisible();
  await finestra.getByRole('textbox', { name: /^RC10 col\. 2/ }).fill('410');
  const confermata = page.waitForResponse(/\/conferma$/);
  await finestra.getByRole('button', { name: 'OK' }).click();
  expect((await confermata).status()).toBe(200);
  await expect(
    page.getByRole('row').filter({ hasText: 'Attendibene' }).filter({ hasText: 'Confermata' }).first(),
  ).toBeVisible();

  await page.goto(`/dichiarazione/2025/${id}/quadroRC`);
  await expect(page.getByLabel(/^RC10 col\. 2,/)).toHaveValue('410');
  await page.getByLabel(/^RC10 col\. 2,/).focus();
  await page.keyboard.press('Shift+F1');
  await expect(page.getByRole('region', { name: 'Prove' }).getByRole('link', { name: /cu\./ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Chiedi al cliente/ })).toHaveCount(0);
  await posta.close();
});

test('what was asked may be taken back, and then its link says so', async ({ page }) => {
  await enter(page, 'AMM_STU', '/richieste');
  await page.getByRole('row').filter({ hasText: 'Chiesta al cliente' }).first().dblclick();
  const finestra = page.getByRole('dialog');
  await finestra.getByRole('button', { name: 'Ritirare la richiesta' }).click();
  await finestra.getByRole('textbox', { name: /Motivo/ }).fill('Portato a mano');
  const ritirata = page.waitForResponse(/\/ritira$/);
  await finestra.getByRole('button', { name: 'OK' }).click();
  expect((await ritirata).status()).toBe(200);
  await page.goto(`/r/1-${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Questo link non si apre' })).toBeVisible();
});

test('from the box of a cell of the radar the client is asked for what is missing, and the box then says it', async ({
  page,
  baseURL: indirizzo,
}) => {
  const baseURL = indirizzo ?? '';
  const email = `ugo.attendibene.${Date.now()}@posta.example`;
  await openSessione(page);
  await createInAttesa(page, baseURL, email, { nome: 'Ugo', anno: 2026 });
  await page.goto('/radar?anno=2026');
  await page.getByRole('textbox', { name: 'Cliente', exact: true }).fill('attendibene ugo');
  await page.keyboard.press('Enter');
  const griglia = page.getByRole('grid', { name: 'Radar di stagione' });
  const cella = griglia
    .getByRole('row', { name: /Attendibene Ugo/i })
    .getByRole('gridcell')
    .filter({ has: page.locator('button[aria-haspopup="dialog"]') })
    .first();
  await cella.focus();
  await page.keyboard.press('Space');
  const riquadro = page.getByRole('dialog', { name: /Attendibene Ugo/i });
  const chiedi = riquadro.getByRole('button', { name: /^Chiedi al cliente: .*RC10 col\. 2/ });
  await chiedi.focus();
  await page.keyboard.press('Enter');
  const finestra = page.getByRole('dialog', { name: 'Chiedere al cliente' });
  await expect(finestra.getByRole('textbox', { name: /Che documento serve/ })).toHaveValue(
    'La Certificazione Unica (CU)',
  );
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(cella).toBeFocused();
  await page.keyboard.press('Space');
  await expect(riquadro.getByRole('button', { name: /^Chiesta al cliente il/ })).toBeVisible();
  await expect(chiedi).toHaveCount(0);
});
