import { type Browser, expect, type Page, test } from '@playwright/test';
import { changeRisposta, enter, login } from './accessi.ts';

const AZIENDA = 'a.rinaldi@officinerinaldi.example';
const skin = {
  Scuro: 'dark',
  Azzurro: 'light-blue',
  Nero: 'black',
  Arancio: 'orange',
  Verde: 'green',
} as const;
const caratteri = {
  'Source Sans Pro': /Source Sans/,
  Quicksand: /Quicksand/,
  Jura: /Jura/,
  'Open Sans': /Open Sans/,
} as const;

async function openPannello(page: Page) {
  await page.getByRole('button', { name: 'Aspetto' }).click();
  return page.getByRole('dialog', { name: 'Aspetto' });
}

test('[THM-001] exactly five skins, each changes the colours of the page at once', async ({ page }) => {
  await enter(page, AZIENDA);
  const colori = (await openPannello(page)).getByRole('group', { name: 'Colori' });
  await expect(colori.getByRole('radio')).toHaveCount(5);
  const fondi = new Set<string>();
  for (const [nome, valore] of Object.entries(skin)) {
    await colori.getByText(nome).click();
    await expect(page.locator('html')).toHaveAttribute('data-skin', valore);
    fondi.add(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--canvas')),
    );
  }
  expect(fondi.size).toBe(5);
});

test('[THM-002] exactly four fonts, applied at once, served from here', async ({ page, baseURL }) => {
  const origini = new Set<string>();
  page.on('request', (richiesta) => {
    if (richiesta.url().startsWith('http')) origini.add(new URL(richiesta.url()).origin);
  });
  await enter(page, AZIENDA);
  const gruppo = (await openPannello(page)).getByRole('group', { name: 'Carattere' });
  await expect(gruppo.getByRole('radio')).toHaveCount(4);
  for (const [nome, famiglia] of Object.entries(caratteri)) {
    await gruppo.getByText(nome, { exact: true }).click();
    await expect(page.locator('body')).toHaveCSS('font-family', famiglia);
    expect(await page.evaluate(() => document.fonts.ready.then((pronti) => pronti.size))).toBeGreaterThan(0);
  }
  expect([...origini]).toEqual([new URL(baseURL ?? '').origin]);
});

test('account and look stand side by side, and leave with a press elsewhere', async ({ page }) => {
  await login(page, AZIENDA);
  const aspetto = await openPannello(page);
  await page.getByRole('button', { name: /^Account di/ }).click();
  const account = page.getByRole('dialog', { name: /Rinaldi/ });
  await expect(account).toBeVisible();
  await expect(aspetto).toBeVisible();
  await expect
    .poll(async () => {
      const [a, b] = await Promise.all([aspetto.boundingBox(), account.boundingBox()]);
      return Math.round((a?.x ?? 0) + (a?.width ?? 0) - (b?.x ?? 0));
    })
    .toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(aspetto).toBeHidden();
  await expect(account).toBeHidden();
});

test('[THM-003] the font in use is highlighted; a failed save shows its message', async ({ page }) => {
  await enter(page, AZIENDA);
  const pannello = await openPannello(page);
  const riga = (nome: string) => pannello.locator('label', { hasText: nome });
  await pannello.getByText('Quicksand').click();
  await expect(pannello.getByRole('radio', { name: /Quicksand/ })).toHaveAttribute('aria-checked', 'true');
  await expect(pannello.getByRole('radio', { name: /Jura/ })).toHaveAttribute('aria-checked', 'false');
  await expect(riga('Quicksand')).toHaveClass(/chosen/);
  await expect(riga('Jura')).not.toHaveClass(/chosen/);
  await page.route('**/api/utente/skin', (rotta) =>
    rotta.fulfill({ status: 400, json: { Message: 'Aspetto non salvato.' } }),
  );
  await pannello.getByText('Jura').click();
  await expect(pannello.getByRole('alert')).toContainText('Aspetto non salvato.');
});

/** What the page wore when it was first painted. */
async function readPrimaVista(browser: Browser, cookie: Awaited<ReturnType<typeof readCookie>>) {
  const contesto = await browser.newContext();
  await contesto.addCookies(cookie);
  await contesto.addInitScript(() => {
    new PerformanceObserver((voci, osservatore) => {
      if (voci.getEntriesByName('first-contentful-paint').length === 0) return;
      osservatore.disconnect();
      const { skin: colori, font } = document.documentElement.dataset;
      Object.assign(window, { primaVista: [colori, font] });
    }).observe({ type: 'paint', buffered: true });
  });
  const page = await contesto.newPage();
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Aspetto' })).toBeVisible();
  await page.waitForFunction(() => 'primaVista' in window);
  const vista = await page.evaluate(() => (window as unknown as { primaVista: string[] }).primaVista);
  await contesto.close();
  return vista;
}
const readCookie = (page: Page) => page.context().cookies();

test('[THM-004] [CFG-005] skin and font of the user are on the page at its first paint; without, dark and open sans', async ({
  page,
  browser,
}) => {
  await enter(page, AZIENDA);
  const salvata = await page.evaluate(() =>
    fetch('/api/utente/skin', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-quadra-app': 'prova' },
      body: JSON.stringify({ Skin: 'green', Font: 'jura' }),
    }).then((risposta) => risposta.status),
  );
  expect(salvata).toBe(200);
  await login(page, AZIENDA);
  expect(await readPrimaVista(browser, await readCookie(page))).toEqual(['green', 'jura']);

  const altra = await (await browser.newContext()).newPage();
  await changeRisposta(altra, '/api/utente/whoami', (utente) => ({ ...utente, Skin: null, Font: null }));
  await login(altra, 'AMM_GES');
  await expect(altra.locator('html')).toHaveAttribute('data-skin', 'dark');
  await expect(altra.locator('html')).toHaveAttribute('data-font', 'open sans');
  expect(await readPrimaVista(browser, await readCookie(altra))).toEqual(['dark', 'open sans']);
  await altra.context().close();
});

test('[THM-005] the choice is stored before the answer and a refusal does not undo it', async ({ page }) => {
  await enter(page, AZIENDA);
  const pannello = await openPannello(page);
  let isArrivata = false;
  await page.route('**/api/utente/skin', async (rotta) => {
    isArrivata = true;
    const salvati = await page.evaluate(() => document.cookie);
    const font = /ELMAS_font=([^;]*)/.exec(salvati)?.[1] ?? '';
    expect(Buffer.from(decodeURIComponent(font), 'base64').toString('utf8')).toContain('orange');
    await rotta.fulfill({ status: 500, json: {} });
  });
  await pannello.getByText('Arancio').click();
  await expect(pannello.getByRole('alert')).toContainText('Si è verificato un errore.');
  expect(isArrivata).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'orange');
});
