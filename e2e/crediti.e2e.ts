import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';

const PACCHETTO = 'Cento crediti dei percorsi';

async function choose(page: Page, campo: string, testo: string): Promise<void> {
  await page.getByRole('combobox', { name: campo }).click();
  await page.getByRole('combobox', { name: campo }).fill(testo);
  await page
    .getByRole('option', { name: new RegExp(`^${testo}`, 'i') })
    .first()
    .click();
}

test('[CRE-007] [CRE-013] [CRE-011] a package is made, bought for a studio whose billing data are completed, and seen there', async ({
  page,
  browser,
}) => {
  await enter(page, 'AMM_ELMAS', '/pacchetti');
  await expect(page.getByRole('heading', { level: 1, name: 'Pacchetti' })).toBeVisible();
  await page.getByRole('button', { name: 'Nuovo pacchetto' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo pacchetto' })).toBeVisible();
  await page.getByLabel('Nome').fill(PACCHETTO);
  await page.getByRole('textbox', { name: 'Crediti' }).fill('100');
  await page.getByLabel('Costo unitario').fill('1,50');
  await page.getByRole('switch', { name: 'Pubblico' }).click();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/pacchetti\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel('Prezzo pacchetto')).toHaveValue('150,00');
  await page.goto('/pacchetti');
  await expect(page.getByRole('row').filter({ hasText: PACCHETTO })).toContainText('150,00');

  await page.getByRole('button', { name: 'Acquisto manuale' }).click();
  await page.getByRole('button', { name: 'Acquista' }).click();
  await expect(page.getByText(/^Pacchetto non acquistato/)).toBeVisible();
  await choose(page, 'Studio', 'Officine Rinaldi');
  await choose(page, 'Pacchetto', PACCHETTO);
  await page.getByRole('button', { name: 'Acquista' }).click();
  const finestra = page.getByRole('dialog');
  await expect(finestra.getByText(/servono via, comune, provincia e CAP/)).toBeVisible();
  await finestra.getByLabel('Via e numero').fill('Via Emilia 1');
  await finestra.getByRole('combobox', { name: 'Comune' }).fill('carpi');
  await finestra
    .getByRole('option', { name: /^Carpi/ })
    .first()
    .click();
  await finestra.getByLabel('CAP').fill('41012');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(
    page.getByText('Pacchetto acquistato. Crediti residui dello studio: 100.').last(),
  ).toBeVisible();

  const altra = await browser.newPage();
  await enter(altra, 'a.rinaldi@officinerinaldi.example');
  await expect(altra.getByRole('link', { name: 'Crediti residui: 100' })).toBeVisible();
  const widget = altra
    .locator('main section')
    .filter({ has: altra.getByRole('heading', { name: /^Crediti/ }) });
  await expect(widget.getByRole('listitem').first()).toContainText(PACCHETTO);
  await widget.getByRole('link', { name: 'Movimenti' }).click();
  await expect(altra.getByRole('row').filter({ hasText: PACCHETTO })).toContainText('+100');
  const headers = { 'x-quadra-app': 'prova', origin: new URL(page.url()).origin };
  const { StudioId } = (await (await altra.request.post('/api/utente/whoami', { data: {}, headers })).json())
    .data;
  for (const Crediti of [1, 2, 3, 4, 5, 6]) {
    const data = { IdStudio: StudioId, Crediti, Motivazione: 'Percorso dei crediti' };
    const scalati = await page.request.post('/api/crediti/scalacrediti', { data, headers });
    expect(scalati.status(), await scalati.text()).toBe(200);
  }
  await altra.goto('/home');
  await expect(widget.getByRole('listitem')).toHaveText([/−6/, /−5/, /−4/, /−3/, /−2/]);
  await altra.close();
});

test('a studio is told what it may buy, and each button there opens its purchase', async ({ page }) => {
  await enter(page, 'AMM_STU', '/pacchetti');
  await expect(page.getByRole('heading', { level: 2, name: 'Grandi volumi' })).toBeVisible();
  const compra = page.getByRole('main').getByRole('button');
  await expect(compra).toHaveText(['Compra', 'Compra', 'Compra']);
  for (const [posto, quanti] of ['50', '200', '1.000'].entries()) {
    await compra.nth(posto).click();
    const acquisto = page.getByRole('dialog', { name: /^Comprare/ });
    await expect(acquisto).toContainText(quanti);
    await page.keyboard.press('Escape');
    await expect(acquisto).toHaveCount(0);
  }
});

test('[CRE-002] a failure to read the credits is said to nobody', async ({ page }) => {
  const errori: string[] = [];
  page.on('pageerror', (errore) => errori.push(errore.message));
  await page.route('**/api/crediti/residui', (rotta) =>
    rotta.fulfill({ status: 500, contentType: 'application/json', body: '{"Message":"Guasto"}' }),
  );
  await enter(page, 'AMM_STU');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Crediti residui/ })).toHaveCount(0);
  await expect(page.getByText('Guasto')).toHaveCount(0);
  expect(errori).toEqual([]);
});
