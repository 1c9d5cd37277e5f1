import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';

const LARGA = 390;
const ALTA = 844;
const PRIVATO = 'paolo.marchetti@posta.example';

const measure = async (uno: Locator) => {
  const posto = await uno.boundingBox();
  if (posto === null) throw new Error('non si vede');
  return posto;
};
const checkDentro = async (uno: Locator) => {
  const { x, width } = await measure(uno);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(LARGA);
};
const open = async (page: Page, dove: string) => {
  await page.goto(dove);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('on a phone a list with a panel beside it keeps half the window', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: LARGA, height: ALTA });
  await openSessione(page);
  // The latest come first, whatever else is there.
  for (const name of ['Terzo.txt', 'Secondo.txt', 'Primo.txt']) {
    const risposta = await page.request.post('/api/documento', {
      headers: { 'x-quadra-app': 'prova', origin: baseURL ?? '' },
      multipart: {
        tipo: 'Altro',
        uploadFile0: { name, mimeType: 'text/plain', buffer: Buffer.from(`${name} del telefono`) },
      },
    });
    expect(risposta.status()).toBe(201);
  }
  await open(page, '/documentale');
  const schede = page.getByRole('list', { name: 'Documentale' });
  for (const nome of ['Primo.txt', 'Secondo.txt', 'Terzo.txt'])
    await expect(schede.getByRole('button', { name: nome })).toBeInViewport();
  const nota = page.getByText('Aprire un documento per vederlo qui.');
  const terzo = await measure(schede.getByRole('button', { name: 'Terzo.txt' }));
  expect((await measure(nota)).y).toBeGreaterThan(terzo.y);
  expect((await measure(nota)).y).toBeGreaterThan(ALTA / 2);
});

test('on a phone tables become cards that stay inside', async ({ page }) => {
  await page.setViewportSize({ width: LARGA, height: ALTA });
  await enter(page, PRIVATO, '/moduli');
  const compra = page.getByRole('button', { name: /^Acquista/ }).first();
  await compra.scrollIntoViewIfNeeded();
  await checkDentro(compra);
  await open(page, '/imu');
  await checkDentro(page.getByRole('combobox', { name: /^Cliente/ }));
  await open(page, '/anagrafica');
  await expect(page.getByText('Tutte le schede')).toBeVisible();
  await expect(page.getByText('Tutti i clienti')).toHaveCount(0);
});

test('on a phone a panel is over the whole of the top bar, and from that of the notifications one chooses its summary by mail', async ({
  page,
}) => {
  await page.setViewportSize({ width: LARGA, height: ALTA });
  await enter(page, PRIVATO);
  const pulsante = page.getByRole('button', { name: /^Notifiche/ });
  await pulsante.click();
  const pannello = page.getByRole('dialog', { name: 'Notifiche' });
  await expect(pannello).toBeVisible();
  expect(await measure(pannello)).toMatchObject({ x: 0, y: 0, width: LARGA, height: ALTA });
  const riepilogo = pannello.getByRole('radiogroup', { name: /^Riepilogo per e-mail/ });
  await expect(riepilogo.getByRole('radio', { name: 'Mai' })).toBeChecked();
  const salvata = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
  await riepilogo.getByText('Ogni settimana').click();
  expect((await salvata).status()).toBe(200);
  await page.reload();
  await pulsante.click();
  await expect(riepilogo.getByRole('radio', { name: 'Ogni settimana' })).toBeChecked();
  await riepilogo.getByText('Mai').click();
  await expect(riepilogo.getByRole('radio', { name: 'Mai' })).toBeChecked();
  await pannello.getByRole('button', { name: 'Chiudi' }).click();
  await expect(pannello).toHaveCount(0);
});

test('on a phone the F24 of many say how much without being pushed aside; a day with nothing left says where the others are', async ({
  page,
}) => {
  await page.setViewportSize({ width: LARGA, height: ALTA });
  await enter(page, 'AMM_STU', '/f24/massa');
  const pronta = page.getByRole('row').filter({ hasText: 'Si prepara' }).first();
  await pronta.scrollIntoViewIfNeeded();
  await checkDentro(pronta.getByText(/^\d[\d.]*,\d\d$/).last());
  await open(page, '/f24/massa?anno=2026&scadenza=2026-02-03');
  await expect(
    page.getByText(/^Per questa scadenza non resta nulla da preparare, e nessun F24/),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Scadenza/ })).toHaveValue(/03\/02\/2026: nulla/);
  await page.getByRole('link', { name: 'Apri gli F24' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'F24' })).toBeVisible();
});
