import { test as daTelefono, expect, type Page } from '@playwright/test';
import { makeXbrl } from '../packages/server/test/xbrl.ts';
import { checkAccessibile } from './axe.ts';
import { casella, fill, goTo } from './compilazione.ts';
import { enter, goWithPalette, reach, test } from './tastiera.ts';

const STUDIO = 'r.sala@studioconti.example';
test.describe.configure({ timeout: 150_000 });

const headers = () => ({ 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' });
async function call(page: Page, metodo: 'POST' | 'PUT', percorso: string, data: object) {
  const risposta = await page.request.fetch(percorso, { method: metodo, data, headers: headers() });
  expect(risposta.ok(), await risposta.text()).toBe(true);
  return (await risposta.json()).data;
}

/** A company with nothing of the year: its returns of the income and of the VAT, its accounts and its liquidations. */
async function prepare(page: Page, CodiceFiscale: string): Promise<{ sc: string; iva: string }> {
  const { Id } = await call(page, 'POST', '/api/anagrafica', {
    ...{
      Tipo: 'SD',
      RagioneSociale: 'Collegata S.r.l.',
      NaturaGiuridica: '2',
      CodiceFiscale,
      PIVA: CodiceFiscale,
    },
    DomicilioFiscale: { Comune: 'F257' },
  });
  const crea = async (Tipo: string): Promise<string> =>
    (await call(page, 'POST', '/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id], Tipo })).create[0]
      .Codice;
  const sc = await crea('Società di capitali');
  const iva = await crea('IVA');
  const conti = {
    TotaleAttivo: 600_000,
    TotalePassivo: 598_000,
    UtilePerditaEsercizio: 52_000,
    Accise: 38_240,
  };
  await call(page, 'POST', `/api/2025/sc/${sc}/bilancio`, {
    Fonte: 'bilancio-2024.xbrl',
    Contenuto: makeXbrl(conti, { codiceFiscale: CodiceFiscale }),
  });
  await call(page, 'PUT', `/api/liquidazioneiva/2024/${Id}`, {
    ...{ Periodicita: 'mensile', Versione: 0 },
    Periodi: [{ Numero: 1, Attive: 5_000, Esigibile: 1_100, Detratta: 100, Versato: 900 }],
  });
  return { sc, iva };
}

const frase = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).first();
const riga = (page: Page, rigo: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${rigo} col`) }) })
    .filter({ has: page.getByRole('checkbox') });
const waitAtto = (page: Page, fine = 'collegamenti') =>
  page.waitForResponse((r) => r.request().method() === 'POST' && r.url().endsWith(`/${fine}`));

/** The ticked ones are accepted with Enter, from the row one is on. */
async function accept(page: Page): Promise<void> {
  const atto = waitAtto(page);
  await page.keyboard.press('Enter');
  expect((await atto).status()).toBe(200);
}
async function open(page: Page): Promise<void> {
  await page.keyboard.press('Alt+c');
  await expect(page).toHaveURL(/\/collegamenti$/);
}
async function expectUtile(page: Page, valore: RegExp): Promise<void> {
  await goTo(page, 'RF4');
  await expect(casella(page, 'RF4.1')).toHaveValue(valore);
}

test('what other papers say is ticked, accepted and taken back by keyboard; what was typed stays until it is replaced', async ({
  page,
}) => {
  test.slow();
  await enter(page, STUDIO);
  const { sc, iva } = await prepare(page, '73737370368');
  await page.goto(`/dichiarazione/2025/${sc}`);
  // The first of its kind that the house opens, on a busy machine.
  await expect(page.locator('#contenuto:not([aria-busy])')).toBeVisible({ timeout: 60_000 });
  await goWithPalette(page, 'collegamenti', /^Collegamenti/);

  const utile = riga(page, 'RF4');
  await expect(frase(page)).toHaveText('1 valore pronto: 12.480 € di IRES in più.');
  await expect(utile).toContainText('52.000');
  await expect(utile.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Somme che non tornano' })).toContainText('598.000');
  await expect(page.getByRole('region', { name: 'Voci non riconosciute' })).toContainText('Accise');
  await checkAccessibile(page, 'collegamenti', 'dark');
  // On a telephone and on a tablet a row goes down, not beyond the edge: what it becomes and why are there.
  const larga = page.viewportSize() ?? { width: 1366, height: 768 };
  for (const stretta of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(stretta);
    for (const cella of [utile.getByText('52.000').last(), utile.locator('td').last()]) {
      const posto = await cella.boundingBox();
      expect(posto && posto.x >= 0 && posto.x + posto.width <= stretta.width).toBe(true);
    }
    const tavola = page.getByRole('table').first();
    expect(await tavola.evaluate((una) => una.scrollWidth)).toBeLessThanOrEqual(stretta.width);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(stretta.width);
  }
  await page.setViewportSize(larga);

  await reach(page, utile);
  await page.keyboard.press(' ');
  await expect(frase(page)).toHaveText('Niente di segnato: 1 valore da guardare.');
  await page.keyboard.press(' ');
  await expect(frase(page)).toHaveText('1 valore pronto: 12.480 € di IRES in più.');
  await accept(page);
  await expect(frase(page)).toHaveText('Niente da decidere.');
  await expectUtile(page, /^52\.?000$/);

  await fill(page, 'RF4', 'RF4.1', '50000');
  const salvata = page.waitForResponse((r) => r.request().method() === 'PUT' && r.url().endsWith(sc));
  await page.keyboard.press('Control+s');
  expect((await salvata).status()).toBe(200);
  await open(page);
  await expect(utile).toContainText('Digitato: resta');
  await expect(utile).toContainText('R. Sala');
  await expect(utile.getByRole('checkbox')).not.toBeChecked();
  await reach(page, utile);
  await page.keyboard.press(' ');
  await expect(utile.getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('s');
  await expect(utile.getByRole('checkbox')).toBeChecked();
  await expect(frase(page)).toHaveText('1 valore pronto: 480 € di IRES in più.');
  await accept(page);
  await expect(frase(page)).toHaveText('Niente da decidere.');
  await expectUtile(page, /^52\.?000$/);

  await open(page);
  const prima = page.getByRole('region', { name: 'Accettati prima' });
  await expect(prima).toContainText('da 50.000 a 52.000');
  await reach(page, prima.getByRole('button', { name: 'Annulla' }).first());
  const annullo = waitAtto(page, 'annulla');
  await page.keyboard.press('Enter');
  expect((await annullo).status()).toBe(200);
  await expect(utile).toContainText('Digitato: resta');
  await expectUtile(page, /^50\.?000$/);

  await page.goto(`/dichiarazione/2025/${iva}/collegamenti`);
  const dovuta = riga(page, 'VL30');
  await expect(dovuta.getByRole('checkbox')).toBeChecked();
  await reach(page, dovuta);
  await accept(page);
  await goTo(page, 'VL30');
  await expect(casella(page, 'VL30.2')).toHaveValue(/^1\.?000$/);
});

daTelefono('by thumb a row is refused with a reason, and taken back', async ({ page }) => {
  daTelefono.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, STUDIO);
  const { sc } = await prepare(page, '73737370442');
  await page.goto(`/dichiarazione/2025/${sc}/collegamenti`);
  const utile = riga(page, 'RF4');
  await expect(utile).toContainText('52.000', { timeout: 60_000 });
  await utile.getByRole('button', { name: 'Rifiuta RF4' }).click();
  await page.getByRole('textbox', { name: 'Motivo del rifiuto RF4' }).fill('Il bilancio è provvisorio');
  const rifiuto = waitAtto(page);
  await page.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  expect((await rifiuto).status()).toBe(200);
  await expect(frase(page)).toHaveText('Niente da decidere.');
  await page.getByRole('button', { name: /^Rifiutati/ }).click();
  const rifiutato = page.getByRole('row').filter({ hasText: 'Rifiutato: Il bilancio è provvisorio' });
  const ripreso = waitAtto(page, 'annulla');
  await rifiutato.getByRole('button', { name: 'Riprendi' }).click();
  expect((await ripreso).status()).toBe(200);
  await page.getByRole('button', { name: /^Da decidere/ }).click();
  await expect(utile).toContainText('52.000');
});
