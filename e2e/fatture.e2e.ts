import { type Browser, expect, type Page, test } from '@playwright/test';
import { errori, testiFattura } from '../packages/contract/src/index.ts';
import { CODICE_INESISTENTE, CODICE_NON_DISPONIBILE } from '../packages/server/demo/servizi/sdi.ts';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { call } from './dichiarazioni.ts';

/** Who sells, and a studio that buys of him. */
const VENDITORE = 'c.monti@nordconsulenze.example';
const STUDIO = 'p.grassi@studiograssi.example';
const CODICE_BUONO = 'T9K4ZH3';
/** The round of the exchange goes every fifteen seconds. */
const GIRO = { timeout: 40_000 };

interface Fattura {
  readonly Id: string;
  readonly Numero: string;
}
const makeFattura = (page: Page, baseURL: string, CodiceSDI: string): Promise<Fattura> =>
  call(page, baseURL, '/api/fattura', {
    CodiceSDI,
    Cliente: {
      ...{ Denominazione: 'Studio di prova', PIVA: '03317640369', Via: 'Via Emilia 1', CAP: '41121' },
      ...{ Comune: 'Modena', Provincia: 'MO' },
    },
    Righe: [{ Descrizione: 'Pacchetto Studio, 200 crediti', Prezzo: 300 }],
  });
const getRiga = (page: Page, numero: string) => page.getByRole('row').filter({ hasText: numero });
const getDettaglio = (page: Page) => page.getByRole('region', { name: 'Fattura scelta' });
async function openFattura(page: Page, numero: string): Promise<void> {
  await getRiga(page, numero).getByText(numero).first().dblclick();
  await expect(getDettaglio(page).getByRole('heading', { name: numero })).toBeVisible();
}

/** Who sells is told that a studio paid what it booked. */
async function buy(venditore: Page, browser: Browser, baseURL: string): Promise<void> {
  const studio = await browser.newPage();
  await openSessione(studio, STUDIO);
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const { StudioId } = await call(studio, baseURL, '/api/utente/whoami', {});
  const dove = `/api/studio/${StudioId}`;
  const { data } = await (await studio.request.get(dove)).json();
  await studio.request.put(dove, {
    headers,
    data: { ...data, Via: 'Corso Canalgrande 9', CodiceSDI: CODICE_BUONO },
  });
  const offerta = await (await studio.request.get('/api/pagamento/offerta')).json();
  const scelta = { IdPacchetto: offerta.data.Pacchetti[0].Id };
  const { Id } = await call(studio, baseURL, '/api/prenotazionebonifico', scelta);
  await studio.close();
  const conferma = await venditore.request.put(`/api/prenotazionebonifico/${Id}/conferma`, {
    headers,
    data: {},
  });
  expect(conferma.status()).toBe(200);
}

test('[FAT-001] [FAT-003] [FAT-004] [FAT-006] an invoice has its numbers, changes until it leaves, and stays then', async ({
  page,
  baseURL,
}) => {
  await openSessione(page, VENDITORE);
  const { Id, Numero } = await makeFattura(page, baseURL ?? '', CODICE_BUONO);
  await page.goto('/fatture');
  await openFattura(page, Numero);
  const dettaglio = getDettaglio(page);
  const [, progressivo, anno] = /^A1 (\d+)\/(\d\d)$/.exec(Numero) ?? [];
  const attesi = { Sezionale: 'A1', Progressivo: progressivo, Anno: `20${anno}` };
  const altri = { 'Codice destinatario': CODICE_BUONO, 'PEC destinatario': 'Nessuna', Stato: 'Originale' };
  for (const [nome, valore] of Object.entries({ ...attesi, ...altri })) {
    const voce = dettaglio.locator('dl > div').filter({ has: page.locator('dt', { hasText: nome }) });
    await expect(voce.first()).toHaveText(`${nome}${valore}`);
  }
  await expect(dettaglio.getByText('366,00 €')).toBeVisible();
  await expect(dettaglio.getByText('300,00 € più IVA 66,00 €.')).toBeVisible();
  await expect(getRiga(page, Numero)).toContainText('366,00');

  await dettaglio.getByRole('button', { name: 'Numero e data' }).click();
  const finestra = page.getByRole('dialog', { name: 'Numero e data' });
  await expect(finestra.getByLabel('Anno')).not.toBeEditable();
  await expect(finestra.getByLabel('Sezionale')).not.toBeEditable();
  const numero = finestra.getByRole('textbox', { name: 'Numero' });
  await numero.fill('SENZA-CIFRE');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(finestra.getByText(testiFattura.NUMERO_SENZA_CIFRE)).toBeVisible();
  const lungo = `A1-${progressivo}`.padEnd(20, '0');
  await numero.fill('');
  await numero.pressSequentially(`${lungo}9`);
  await expect(numero).toHaveValue(lungo);
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(dettaglio.getByRole('heading', { name: lungo })).toBeVisible();
  await expect(dettaglio.getByText('Modificata da portale')).toBeVisible();

  const xml = await (await page.request.get(`/api/fattura/${Id}/xml`)).text();
  const scelta = page.waitForEvent('filechooser');
  await dettaglio.getByRole('button', { name: 'Carica XML', exact: true }).click();
  const buffer = Buffer.from(xml.replace('200 crediti', 'duecento crediti'));
  await (await scelta).setFiles({ name: 'fattura.xml', mimeType: 'text/xml', buffer });
  await expect(dettaglio.getByText('Modificata manualmente')).toBeVisible();
  await dettaglio.getByRole('button', { name: 'Invia allo SDI' }).click();
  await expect(dettaglio.getByText('Inviata SDI')).toBeVisible();
  for (const nome of ['Numero e data', 'Carica XML', 'Invia allo SDI'])
    await expect(dettaglio.getByRole('button', { name: nome, exact: true })).toHaveCount(0);
});

test('[FAT-007] [ERR-039] what is bought leaves by itself, what is refused says why, what did not leave is sent again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await openSessione(page, VENDITORE);
  await buy(page, browser, baseURL ?? '');
  const rifiutata = await makeFattura(page, baseURL ?? '', CODICE_INESISTENTE);
  const ferma = await makeFattura(page, baseURL ?? '', CODICE_NON_DISPONIBILE);
  await page.goto('/fatture');
  const dettaglio = getDettaglio(page);
  await openFattura(page, rifiutata.Numero);
  await dettaglio.getByRole('button', { name: 'Invia allo SDI' }).click();
  await expect(dettaglio.getByText('Inviata SDI')).toBeVisible();

  await openFattura(page, ferma.Numero);
  await dettaglio.getByRole('button', { name: 'Invia allo SDI' }).click();
  await expect(page.getByText(errori.FATTURA_NON_INVIATA.testo)).toBeVisible();
  await expect(getRiga(page, ferma.Numero)).toContainText('Errore invio');
  await expect(dettaglio.getByRole('button', { name: 'Rinvia', exact: true })).toBeVisible();
  await dettaglio.getByLabel('Codice destinatario').fill(CODICE_BUONO);
  await dettaglio.getByRole('button', { name: 'Correggi e rinvia' }).click();
  await expect(dettaglio.getByText('Inviata SDI')).toBeVisible();

  // The answers come by themselves, to who leaves the page open.
  await expect(getRiga(page, rifiutata.Numero)).toContainText('Scartata', GIRO);
  await openFattura(page, rifiutata.Numero);
  await expect(dettaglio.getByText(/^Il codice destinatario non esiste/)).toBeVisible();
  await expect(dettaglio.getByText('Codice 00311: 1.1.4 CodiceDestinatario non valido')).toBeVisible();
  await dettaglio.getByLabel('Codice destinatario').fill(CODICE_BUONO);
  await dettaglio.getByRole('button', { name: 'Correggi e rinvia' }).click();
  await expect(getRiga(page, rifiutata.Numero)).toContainText('Consegnata', GIRO);
  const comprata = getRiga(page, 'Studio Grassi').first();
  await expect(comprata).toContainText('Consegnata', GIRO);
  await expect(comprata).toContainText('RC');
});

test('[ERR-040] who has not said how it makes invoices reads that its sale is not active', async ({
  page,
}) => {
  await openSessione(page, 'AMM_ELMAS');
  await page.goto('/fatture');
  await expect(page.getByText(errori.FATTURAZIONE_NON_CONFIGURATA.testo)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nuova fattura' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Fatturazione' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fatturazione' })).toBeVisible();
});

test('[FAT-001] an invoice of more lines is written to another client, with what it comes to before it is issued', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openSessione(page, VENDITORE);
  await page.goto('/fatture');
  await page.getByRole('button', { name: 'Nuova fattura' }).click();
  const finestra = page.getByRole('dialog', { name: 'Nuova fattura' });
  await finestra.getByRole('radiogroup', { name: 'A chi' }).getByText('Altro cliente').click();
  await finestra.getByLabel('Denominazione').fill('Comune di Prova');
  await finestra.getByLabel('Codice fiscale').fill('00743110157');
  await finestra.getByLabel('Via e numero').fill('Piazza del Municipio 1');
  await finestra.getByLabel('Comune', { exact: true }).fill('Modena');
  await finestra.getByLabel('CAP').fill('41121');
  await finestra.getByLabel('Provincia').fill('MO');
  await finestra.getByLabel('Codice destinatario').fill('UFABC1');
  const prima = finestra.getByRole('group', { name: 'Riga 1' });
  await prima.getByLabel('Descrizione').fill('Formazione');
  await prima.getByLabel('Prezzo senza IVA (€)').fill('100,00');
  await finestra.getByRole('button', { name: 'Aggiungi riga' }).click();
  const seconda = finestra.getByRole('group', { name: 'Riga 2' });
  await seconda.getByLabel('Descrizione').fill('Subappalto');
  await seconda.getByLabel('Prezzo senza IVA (€)').fill('80,00');
  await seconda.getByRole('combobox', { name: 'Codice IVA' }).fill('RC17');
  await page.getByRole('option', { name: /RC17/ }).first().click();
  const quanto = finestra.getByRole('region', { name: 'Quanto fa' });
  await expect(quanto).toContainText('202,00 €');
  await expect(quanto).toContainText('Senza IVA, natura N6');
  await finestra.getByRole('combobox', { name: 'Esigibilità dell’IVA' }).click();
  await page.getByRole('option', { name: 'Differita' }).click();
  await expect(quanto).toContainText('Codice destinatario UFABC1');
  for (const skin of ['dark', 'light-blue'] as const) {
    await page.evaluate((nome) => {
      document.documentElement.dataset.skin = nome;
    }, skin);
    await checkAccessibile(page, 'nuova fattura', skin);
    await page.screenshot({ path: test.info().outputPath(`nuova-fattura-${skin}.png`) });
    await quanto.scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath(`nuova-fattura-giu-${skin}.png`) });
  }
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Fattura emessa.')).toBeVisible();
  const dettaglio = getDettaglio(page);
  await expect(dettaglio).toContainText('Comune di Prova');
  await expect(dettaglio).toContainText('202,00 €');
});
