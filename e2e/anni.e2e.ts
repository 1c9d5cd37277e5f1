import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const lavoro = { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 20_000, 'RC6.1': 365, 'RC10.1': 4_000 };

/** A client with a declaration of 2024, filled in, and a new one of 2025. */
async function makeDueAnni(page: Page, baseURL: string): Promise<string> {
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const send = async (percorso: string, data: object) =>
    (await (await page.request.post(percorso, { data, headers })).json()).data;
  const persona = {
    Nome: 'Due',
    Cognome: 'Anni',
    Sesso: 'M',
    DataNascita: '1971-05-06',
    ComuneNascita: 'F257',
  };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await send('/api/anagrafica', scheda);
  const crea = async (anno: number) =>
    (await send(`/api/${anno}/dichiarazione/crea`, { IdAnagrafiche: [Id] })).create[0].Codice;
  const vecchia = await crea(2024);
  await page.request.put(`/api/2024/pf/${vecchia}`, {
    data: { Versione: 1, Righi: lavoro, Forzature: {} },
    headers,
  });
  return crea(2025);
}

test('what comes again from last year is chosen, then the two years and the past explain the result', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await makeDueAnni(page, baseURL ?? '');
  await page.goto(`/dichiarazione/2025/${id}/quadroFR`);
  await page.getByRole('button', { name: 'Riporta dall’anno precedente' }).click();
  const anteprima = page.getByRole('dialog', { name: 'Riporta dalla dichiarazione 2024' });
  await expect(anteprima.getByRole('row', { name: 'RC1 col. 2' })).toBeVisible();
  await expect(anteprima).toContainText('Da compilare di nuovo: dati dell’anno');
  await checkAccessibile(page, 'Riporta', 'dark', '[role=dialog]');
  await anteprima.getByRole('checkbox', { name: 'RN36 col. 2' }).click();
  await anteprima.getByRole('button', { name: /^Riporta e salva/ }).click();
  await expect(page.getByText(/Salvata alle \d\d:\d\d/).first()).toBeVisible();

  await page.goto(`/dichiarazione/2025/${id}/quadroRC`);
  await page.getByLabel('RC1 col. 3, Reddito di lavoro o pensione, Reddito').fill('21000');
  await page.getByLabel('RC6 col. 1, Periodo di lavoro, Giorni di lavoro dipendente').fill('365');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-calcolata="RC5.6"]')).toContainText('21.000');
  await expect(page.getByText(/Salvata alle \d\d:\d\d/).first()).toBeVisible();

  // From RN26 two clicks: the number, and why it changed.
  await page.goto(`/dichiarazione/2025/${id}/quadroRN`);
  await page.locator('[data-calcolata="RN26.2"]').click();
  await page.getByRole('button', { name: 'Perché è cambiato' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'RN26 col. 2' })).toContainText('221 € in più');
  const riga = page.getByRole('row', { name: /^RN26 col\. 2/ });
  await expect(riga).toContainText('+ 331');
  await expect(riga).toContainText('− 110');
  await checkAccessibile(page, 'Perché è cambiato', 'dark');

  await page.goto(`/dichiarazione/2025/${id}/riepilogo`);
  const scadenza = page.getByText('Invio di Redditi PF').locator('..');
  await expect(scadenza).toContainText('31/10/2025');

  await page.goto(`/dichiarazione/2025/${id}/passato`);
  await expect(page.getByRole('heading', { name: 'Macchina del tempo' })).toBeVisible();
  const cursore = page.getByRole('slider', { name: 'A', exact: true });
  await expect(cursore).toHaveValue('2');
  await expect(page.getByRole('row', { name: /^RC1 col\. 3/ })).toContainText('21.000');
  await cursore.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cursore).toHaveValue('1');
  await expect(page.getByText('Fra i due momenti non cambia nulla.')).toBeVisible();
  await checkAccessibile(page, 'Macchina del tempo', 'dark');
});
