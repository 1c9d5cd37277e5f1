import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { readPagine } from '../packages/server/test/pdf.ts';
import { enter } from './accessi.ts';
import { askStampa } from './stampe.ts';

const finestra = (page: Page) => page.getByRole('dialog');

/** Finds one client among all, prints his sheet, and reads what it says. */
async function print(page: Page, cliente: string): Promise<string> {
  await askStampa(page, cliente);
  await expect(finestra(page).getByText('Stampa per 1 cliente')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    finestra(page).getByRole('button', { name: 'OK' }).click(),
  ]);
  await expect(finestra(page)).toHaveCount(0);
  return readPagine(await readFile(await file.path())).join('\n');
}

/** Writes a text of the year, and keeps it. */
async function writeTesto(page: Page, parole: string): Promise<void> {
  const campo = page.getByRole('textbox', { name: /^Testo/ });
  await campo.fill(`${parole} per `);
  await page.getByRole('button', { name: 'Inserisci {cliente}' }).click();
  await expect(campo).toHaveValue(`${parole} per {cliente}`);
  const salvato = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
  await page.keyboard.press('Control+s');
  expect((await salvato).ok()).toBe(true);
  await expect(page.getByText(/^Testo salvato, versione \d+\.$/).last()).toBeVisible();
}

test('[F24-007] [F24-008] the words of the mandate are of the studio and of the year: the next prints have them', async ({
  page,
}) => {
  // A second try finds what the first left: its words and its client are others.
  const { retry } = test.info();
  const cliente = ['Fabbri Cristina', 'Abate Nicoletta'][retry] ?? 'Amato Mattia';
  const [diPrima, diPoi] = [`Mandato di prima ${retry}`, `Mandato di poi ${retry}`];
  await enter(page, 'AMM_STU', '/testi-incarico?tipo=Mandato%20F24');
  await expect(page.getByRole('heading', { level: 1, name: 'Testi degli incarichi' })).toBeVisible();
  const campo = page.getByRole('textbox', { name: /^Testo/ });
  const iniziale = await campo.inputValue();
  await campo.fill('Per {cliente} con {banca}');
  await expect(page.getByRole('region', { name: 'Anteprima' })).toContainText('Per Rossi Mario con {banca}');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText(/Segnaposto sconosciuto: \{banca\}/)).toBeVisible();
  await writeTesto(page, diPrima);

  await page.goto('/stampa-delega');
  await expect(page.getByRole('heading', { level: 1, name: 'Stampa delega' })).toBeVisible();
  const prima = await print(page, cliente);
  for (const atteso of [`${diPrima} per ${cliente}`, 'Mandato per i modelli F24', 'Luogo e data'])
    expect(prima).toContain(atteso);
  expect(prima).toMatch(/Codice fiscale[\s\S]*[A-Z]{6}\d{2}/);
  expect(prima).toContain('Studio Conti');

  await page.getByRole('button', { name: 'Testi', exact: true }).click();
  await writeTesto(page, diPoi);
  await page.goto('/stampa-delega');
  const poi = await print(page, cliente);
  expect(poi).toContain(`${diPoi} per ${cliente}`);
  expect(poi).not.toContain(diPrima);

  // Both are kept, each with its words.
  await page.goto('/documentale');
  const tenuti = page
    .getByRole('row')
    .filter({ hasText: 'Mandato per i modelli F24' })
    .filter({ hasText: cliente });
  await expect(tenuti).toHaveCount(2);

  // As it was: other journeys read it from the start.
  await page.goto('/testi-incarico?tipo=Mandato%20F24');
  await page.getByRole('button', { name: 'Riprendi il testo iniziale' }).click();
  await expect(campo).toHaveValue(iniziale);
  const salvato = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
  await page.keyboard.press('Control+s');
  expect((await salvato).ok()).toBe(true);
  await expect(page.getByText(/^Testo salvato, versione \d+\.$/).last()).toBeVisible();
});

test('the engagements of many clients are a job, with the choices of the window', async ({ page }) => {
  await enter(page, 'AMM_STU', '/stampa-conferimento-incarichi');
  await expect(page.getByRole('heading', { level: 1, name: 'Stampa conferimento incarichi' })).toBeVisible();
  for (const cliente of ['Abate Nicoletta', 'Amato Angelo'])
    await page
      .getByRole('checkbox', { name: new RegExp(cliente, 'i') })
      .first()
      .check();
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await expect(finestra(page).getByRole('radio', { name: 'Autografa' })).toBeChecked();
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/Stampa per 2 clienti avviata/)).toBeVisible();
});
