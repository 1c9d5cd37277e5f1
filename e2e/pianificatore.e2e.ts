import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const GIORNO_MS = 86_400_000;
const fra = (giorni: number) => new Date(Date.now() + giorni * GIORNO_MS).toISOString().slice(0, 10);

/** The studio has an address of its own: its mails go there. */
async function writeEmail(page: Page, Email: string): Promise<void> {
  const headers = { 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' };
  const { data } = await (await page.request.post('/api/studio/list', { data: {}, headers })).json();
  const scritto = await page.request.put(`/api/studio/${data[0].Id}`, {
    data: { ...data[0], Email },
    headers,
  });
  expect(scritto.status()).toBe(200);
}

/** A client with a model to pay in a week; answers its page. */
async function makePiano(page: Page, cliente: string): Promise<string> {
  const headers = { 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' };
  const send = async (percorso: string, data: object) =>
    (await (await page.request.post(percorso, { data, headers })).json()).data;
  const [{ Id }] = await send('/api/anagrafica/list', { Filter: { Denominazione: cliente } });
  await send('/api/f24', {
    IdAnagrafica: Id,
    Scadenza: fra(7),
    Righe: [{ Sezione: 'erario', Codice: '4034', Anno: fra(0).slice(0, 4), Debito: 3600 }],
  });
  return `/pianificatore?cliente=${Id}`;
}

test('a payment is moved by keyboard and by hand, its cost is seen before it is used, and the plan is the new day', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/impostazioni');
  await page.goto(await makePiano(page, 'Battaglia Jacopo'));
  await expect(page.getByRole('heading', { level: 1, name: 'Pianificatore' })).toBeVisible();
  const scatola = page.getByRole('button', { name: /^F24 n\. \d+, .*Alt e frecce/ }).last();
  await expect(scatola).toContainText('3.600,00');
  const frase = page.getByText(/^Pagare F24 n\. \d+ .* costa \d/);

  await scatola.focus();
  for (let n = 0; n < 6; n += 1) await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(page).toHaveURL(/pianificatore/);
  await expect(page.getByRole('tab', { name: /B Scenario B/ })).toHaveAttribute('aria-selected', 'true');
  await expect(frase).toBeVisible();
  await expect(scatola).not.toContainText('3.600,00');
  await expect(page.getByText('Sanzione secondo i giorni di ritardo (€)')).toBeVisible();
  const cambia = page.getByRole('table', { name: 'Che cosa cambia' });
  await expect(cambia.getByRole('row', { name: /^Sanzione/ })).toContainText('3.600,00 × 25% / 2');
  await checkAccessibile(page, '/pianificatore', 'dark');

  await scatola.focus();
  await page.keyboard.press('Escape');
  await expect(scatola).toContainText('3.600,00');
  await expect(frase).toHaveCount(0);

  // By hand, a fortnight later or so: a box follows the pointer day by day.
  const riquadro = await scatola.boundingBox();
  if (riquadro === null) throw new Error('no box');
  await page.mouse.move(riquadro.x + 20, riquadro.y + 10);
  await page.mouse.down();
  await page.mouse.move(riquadro.x + 260, riquadro.y + 10, { steps: 6 });
  await page.mouse.up();
  await expect(frase).toBeVisible();
  const nuovo = ((await scatola.textContent()) ?? '').match(/[\d.]+,\d\d/)?.[0] ?? '';

  await page.getByRole('button', { name: 'Usa lo scenario B' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('F24 spostato.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(1);
  await page.reload();
  await expect(scatola).toContainText(nuovo);

  await page.getByRole('radiogroup').getByText('Studio', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Battaglia Jacopo' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Cassa da preparare (€)' })).toBeVisible();
});

test('[F24-015] the model goes to the studio and to the client in two mails with their words, the print attached', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/impostazioni');
  const testi = page.getByRole('region', { name: 'Testi della posta' });
  for (const nome of ['F24 allo studio: oggetto', 'F24 al cliente: testo'])
    await expect(testi.getByLabel(nome)).toBeVisible();
  await page.goto(await makePiano(page, 'Baldi Marco'));
  await writeEmail(page, 'info@studioconti.example');
  await page
    .getByRole('button', { name: /^Manda F24 n\. \d+ per e-mail$/ })
    .last()
    .click();
  const domanda = page.getByRole('dialog');
  await expect(domanda).toContainText('Parte per lo studio e per il cliente');
  await domanda.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^Due e-mail in uscita: /)).toBeVisible();
  await page
    .getByRole('button', { name: /^Manda F24 n\. \d+ per e-mail$/ })
    .last()
    .click();
  await domanda.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog', { name: 'Mandarlo di nuovo?' })).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();

  await enter(page, 'AMM_ELMAS', '/posta');
  for (const oggetto of ['F24 di Baldi Marco da pagare', /Modello F24 \d{4} da pagare/])
    await expect(page.getByRole('row').filter({ hasText: oggetto }).first()).toBeVisible();
});
