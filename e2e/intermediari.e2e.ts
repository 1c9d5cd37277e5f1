import { expect, type Page, test } from '@playwright/test';
import { enter, waitRecord } from './accessi.ts';

const riga = (page: Page, nome: string) => page.getByRole('row').filter({ hasText: nome });

/** Adds an intermediary from its list, goes back and opens it again to change it. */
async function addAndChange(page: Page, titolo: string, nome: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titolo })).toBeVisible();
  await page.getByRole('button', { name: 'Nuovo intermediario' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo intermediario' })).toBeVisible();
  await page.getByLabel('Codice fiscale').fill('00743110157');
  await page.getByLabel('Ragione sociale').fill(nome);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Intermediario non salvato: 2 campi da correggere')).toBeVisible();
  await page.getByLabel('Cognome del rappresentante').fill('Neri');
  await page.getByLabel('Nome del rappresentante', { exact: true }).fill('Ada');
  await page.getByRole('switch', { name: 'Predefinito' }).click();
  const letto = waitRecord(page);
  await page.keyboard.press('Control+s');
  await letto;
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  await page.getByLabel('Telefono').fill('+39 059 123456');
  // The word of the first save may still be there: this is the answer of the second.
  const salvato = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
  await page.keyboard.press('Control+s');
  expect((await salvato).status()).toBe(200);
  await expect(page.getByText('Intermediario salvato.').last()).toBeVisible();
  await page.getByRole('link', { name: titolo, exact: true }).click();
  await expect(riga(page, nome)).toBeVisible();
  await riga(page, nome).dblclick();
  await expect(page.getByLabel('Telefono')).toHaveValue('+39 059 123456');
}

/** A declaration of the studio at its frontespizio. */
async function openFrontespizio(page: Page): Promise<void> {
  const headers = { 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' };
  const lista = await page.request.post('/api/2025/dichiarazione/list', {
    data: { Filter: { Stato: 'Aperta', Tipo: 'Persone fisiche' }, Logic: 'and', PageSize: 1 },
    headers,
  });
  const [{ Id }] = (await lista.json()).data;
  await page.goto(`/dichiarazione/2025/${Id}/quadroFR`);
}

test('[INT-001] [INT-002] shared and custom intermediaries: added, changed, chosen on the frontespizio', async ({
  page,
}) => {
  await enter(page, 'AMM_GES', '/intermediari');
  await addAndChange(page, 'Intermediari', 'CAF della rete');
  await enter(page, 'AMM_STU', '/intermediari-personalizzati');
  await addAndChange(page, 'Intermediari personalizzati', 'CAF dello studio');
  await openFrontespizio(page);
  const impegno = page.getByRole('region', { name: 'Impegno alla presentazione telematica' });
  await expect(impegno).toContainText('CAF dello studio');
  await impegno.getByRole('combobox', { name: 'Intermediario' }).click();
  await page.getByRole('option', { name: 'CAF della rete' }).click();
  await expect(impegno.getByText('CAF della rete')).toHaveCount(1);
  await impegno.getByLabel('Data dell’impegno').fill('200525');
  const scritta = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
  await page.keyboard.press('Tab');
  await scritta;
  await expect(page.getByText('Impegno salvato.').last()).toBeVisible();
  await page.reload();
  await expect(impegno).toContainText('CAF della rete');
  await expect(impegno.getByLabel('Data dell’impegno')).toHaveValue('20/05/2025');
});
