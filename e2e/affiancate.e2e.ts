import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';

/** A new declaration of a new client, with 24.000 euro of wages saved. */
async function openNuova(page: Page, baseURL: string): Promise<void> {
  await openSessione(page);
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const send = async (percorso: string, data: object) =>
    (await (await page.request.post(percorso, { data, headers })).json()).data;
  const nato = { Nome: 'Colonna', Sesso: 'M', DataNascita: '1973-06-07', ComuneNascita: 'F257' };
  const persona = { ...nato, Cognome: 'Affiancata' };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await send('/api/anagrafica', scheda);
  const { create } = await send('/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id] });
  await page.goto(`/dichiarazione/2025/${create[0].Codice}/quadroRC`);
  await page.getByLabel(/^RC1 col\. 3,/).fill('24000');
  await page.getByLabel(/^RC6 col\. 1,/).fill('365');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Salvataggio del quadro eseguito', { exact: true })).toBeVisible();
}

test('a change in a simulation shows its effect in euro, outlives a reload, and is promoted to the declaration', async ({
  page,
  baseURL,
}) => {
  await openNuova(page, baseURL ?? '');
  await page.keyboard.press('Alt+l');
  const cerca = page.getByRole('combobox', { name: 'Casella da cambiare' });
  await expect(cerca).toBeFocused();
  await page.keyboard.type('rc1 3');
  await expect(page.getByRole('option', { name: /^RC1 col\. 3/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const casella = page.getByLabel(/^RC1 col\. 3,/);
  await expect(casella).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('25000');
  await page.keyboard.press('Tab');
  const netta = page
    .getByRole('row', { name: /^IRPEF/ })
    .first()
    .getByRole('cell');
  await expect(netta.nth(1)).toContainText(/\+\s\d+\s€/);
  const effetto = (await netta.nth(1).textContent()) ?? '';

  await page.reload();
  await expect(casella).toHaveValue('25.000');
  await expect(netta.nth(1)).toHaveText(effetto);

  await page.getByRole('button', { name: 'Promuovi a reale' }).focus();
  await page.keyboard.press('Enter');
  const domanda = page.getByRole('dialog');
  await expect(domanda).toContainText('RC1 col. 3: da 24.000 a 25.000');
  await domanda.getByRole('button', { name: 'OK', exact: true }).press('Enter');
  await expect(page.getByText('Aggiornamento del quadro eseguito', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Promuovi a reale' })).toBeDisabled();
  await page.goto(page.url().replace(/affiancate$/, 'quadroRC'));
  await expect(casella).toHaveValue('25.000');
});
