import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';

const AZIENDA = 'a.rinaldi@officinerinaldi.example';
const finestra = (page: Page) => page.getByRole('dialog');

/** A new declaration of the company itself, the only client it has, at its frontespizio. */
async function openNuova(page: Page): Promise<void> {
  const headers = { 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' };
  const send = async (percorso: string, data: object) =>
    (await (await page.request.post(percorso, { data, headers })).json()).data;
  const [{ Id }] = await send('/api/anagrafica/list', {});
  const { create } = await send('/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id], Tipo: 'IRAP' });
  await page.goto(`/dichiarazione/2025/${create[0].Codice}/quadroFR`);
  await expect(page.getByRole('button', { name: 'Completa', exact: true })).toBeVisible();
}

/** Turns the settings on or off, each as it is said. */
async function change(page: Page, interruttori: Readonly<Record<string, boolean>>): Promise<void> {
  await page.goto('/impostazioni');
  for (const [nome, acceso] of Object.entries(interruttori))
    await page.getByRole('switch', { name: nome }).setChecked(acceso);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Impostazioni salvate.').last()).toBeVisible();
}

test('[STU-005] [QUA-017] the settings of the studio: lists from the first of January, quadri with or without a question', async ({
  page,
}) => {
  const [elenchi, conferma, rate] = [
    'Aprire gli elenchi dal 1° gennaio dell’anno fiscale',
    'Chiedere conferma prima di completare un quadro',
    'Aprire le rateazioni dal portale unico',
  ] as const;
  await enter(page, AZIENDA);
  await change(page, { [elenchi]: false, [conferma]: true, [rate]: false });
  await openNuova(page);
  const dichiarazione = page.url();
  const completa = page.getByRole('button', { name: 'Completa', exact: true });
  await completa.click();
  await expect(finestra(page)).toContainText('Completare il quadro FR?');
  await finestra(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(completa).toBeVisible();
  await change(page, { [elenchi]: true, [conferma]: false, [rate]: true });
  await page.goto(dichiarazione);
  await completa.click();
  await expect(page.getByRole('button', { name: 'Riapri', exact: true })).toBeVisible();
  await expect(finestra(page)).toHaveCount(0);
  const [richiesta] = await Promise.all([
    page.waitForRequest('**/api/registro/list'),
    page.goto('/registro-cronologico'),
  ]);
  expect(richiesta.postDataJSON().Filter).toEqual({ DataDa: '2025-01-01' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Data dal' })).toContainText('01/01/2025');
  await page.goto('/impostazioni');
  await expect(page.getByRole('switch', { name: rate })).toBeChecked();
});

test('[STU-004] the contract of a studio is Flat or Crediti, in its record, in the list and in its settings', async ({
  page,
}) => {
  const riga = page.getByRole('row').filter({ hasText: 'Officine Rinaldi' });
  for (const contratto of ['Flat', 'Crediti']) {
    await enter(page, 'AMM_ELMAS', '/studi');
    await riga.dblclick();
    await expect(page.getByText('Nessun contratto caricato.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Contratto' }).click();
    await page.getByRole('option', { name: contratto, exact: true }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Studio salvato.').last()).toBeVisible();
    await page.getByRole('link', { name: 'Clienti/Studi', exact: true }).click();
    await expect(riga).toContainText(contratto);
    await enter(page, AZIENDA, '/impostazioni');
    await expect(page.getByText(`Contratto: ${contratto}`)).toBeVisible();
  }
});
