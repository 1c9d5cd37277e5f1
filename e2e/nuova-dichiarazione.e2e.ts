import { expect, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

test('[TAX-001] [DIC-041] from the list of the fiscal year: client, type among his own, purpose; then in the recent ones', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const RagioneSociale = 'Fratelli Nuovi S.a.s.';
  const scheda = {
    ...{ Tipo: 'SD', RagioneSociale, NaturaGiuridica: 'Società in accomandita semplice' },
    ...{ CodiceFiscale: '12345678903', PIVA: '12345678903', DomicilioFiscale: { Comune: 'F257' } },
  };
  const headers = { 'x-quadra-app': 'prova', origin: baseURL ?? '' };
  expect((await page.request.post('/api/anagrafica', { data: scheda, headers })).status()).toBe(201);

  const [chiesta] = await Promise.all([
    page.waitForRequest('**/dichiarazione/list'),
    page.goto('/dichiarazioni'),
  ]);
  expect(new URL(chiesta.url()).pathname).toBe('/api/2025/dichiarazione/list');
  await page.getByRole('button', { name: 'Nuova dichiarazione' }).click();
  const finestra = page.getByRole('dialog', { name: 'Nuova dichiarazione 2025' });
  await finestra.getByRole('button', { name: 'Crea', exact: true }).click();
  await expect(finestra.getByText('Scegliere il cliente.')).toBeVisible();
  await finestra.getByRole('combobox', { name: 'Cliente' }).fill('Fratelli Nuovi');
  await page.getByRole('option', { name: /Fratelli Nuovi/ }).click();
  const tipo = finestra.getByRole('combobox', { name: 'Tipo' });
  await expect(tipo).toBeEnabled();
  await tipo.click();
  await expect(page.getByRole('option', { name: 'IVA', exact: true })).toBeVisible();
  // Nothing of the window cuts the list: its last row is the one that is there.
  const ultima = page.getByRole('listbox').getByRole('option').last();
  expect(
    await ultima.evaluate((riga) => {
      const { left, top, width, height } = riga.getBoundingClientRect();
      return riga.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  ).toBe(true);
  for (const altrui of ['Persone fisiche', 'Società di capitali', 'Enti', '730'])
    await expect(page.getByRole('option', { name: altrui, exact: true })).toHaveCount(0);
  // The IMU is of a comune.
  await page.getByRole('option', { name: 'IMU', exact: true }).click();
  await finestra.getByRole('button', { name: 'Crea', exact: true }).click();
  await expect(finestra.getByText('Scegliere il comune.')).toBeVisible();
  await finestra.getByRole('combobox', { name: 'Comune degli immobili' }).fill('modena');
  await expect(page.getByRole('option', { name: /^Modena/i }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await tipo.click();
  await page.getByRole('option', { name: 'Società di persone', exact: true }).click();
  await expect(finestra.getByRole('combobox', { name: 'Comune degli immobili' })).toHaveCount(0);
  await checkAccessibile(page, 'Nuova dichiarazione', 'dark', '[role=dialog]');
  await finestra.getByRole('button', { name: 'Crea', exact: true }).click();
  await expect(page).toHaveURL(/\/dichiarazione\/2025\//);

  const contribuente = page.getByRole('region', { name: 'Dati del contribuente' });
  await expect(contribuente.getByRole('textbox', { name: /Denominazione/ })).toHaveValue(RagioneSociale);
  await expect(contribuente.getByRole('textbox', { name: /Cognome/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Azioni sulla dichiarazione' }).click();
  await expect(page.getByRole('menuitem', { name: 'Istruzioni del modello' })).toHaveAttribute(
    'href',
    'https://modelli.example/quadra/2025/redditi-sp-istruzioni.pdf',
  );

  await page.goto('/home');
  const recenti = page.getByRole('listitem').filter({ hasText: RagioneSociale }).first();
  await expect(recenti).toContainText('Redditi SP');
});

test('the search gives a new declaration from any page', async ({ page }) => {
  await enter(page, 'AMM_STU', '/anagrafica');
  await expect(page.getByRole('grid', { name: 'Anagrafica' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Cerca clienti, quadri, azioni' })).toBeFocused();
  await page.keyboard.type('nuova dich');
  await expect(page.getByRole('option', { name: /^Nuova dichiarazione/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const finestra = page.getByRole('dialog', { name: 'Nuova dichiarazione 2025' });
  await expect(finestra.getByRole('combobox', { name: 'Cliente' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(finestra).toHaveCount(0);
  await expect(page).toHaveURL(/\/dichiarazioni$/);
});
