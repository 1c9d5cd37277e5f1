import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { enter, getAccesso } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { callComeUtente, test as conTastiera } from './tastiera.ts';

const lavoro = {
  ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC6.1': 365, 'RC14.1': '2' },
  ...{ 'RC10.2': 410, 'RC10.3': 70, 'RC10.4': 170, 'RC10.5': 72 },
};
const PRIMA = { 'RC1.3': 30_600, 'RC10.1': 5_601, 'RP21.1': 1_500 };
const DOPO = { 'RC1.3': 31_400, 'RC10.1': 4_950, 'RP21.1': 1_200 };
const spiega = (page: Page) => page.getByRole('complementary', { name: 'Spiega questo numero' });
const riga = (page: Page, id: string) => page.locator(`[data-riga="${id}"]`);
const celle = (page: Page, id: string) =>
  page
    .getByRole('row')
    .filter({ has: riga(page, id) })
    .getByRole('cell');

/** A client with a return of each of the years asked: the key of the last. */
async function makeAnni(baseURL: string, cognome: string, anni: Record<number, object>): Promise<string> {
  const titolare = await callComeUtente(getAccesso('AMM_STU').email, baseURL);
  const nato = {
    Nome: 'Davide',
    Sesso: 'M',
    DataNascita: `1978-10-2${5 + test.info().retry}`,
    ComuneNascita: 'F257',
  };
  const persona = { ...nato, Cognome: `${cognome}${['', 'ni', 'ri'][test.info().retry] ?? 'li'}` };
  const { CodiceFiscale } = await titolare.post<{ CodiceFiscale: string }>(
    '/api/anagrafica/CodFisc',
    persona,
  );
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await titolare.post<{ Id: string }>('/api/anagrafica', scheda);
  let ultima = '';
  for (const [anno, righi] of Object.entries(anni)) {
    const { create } = await titolare.post<{ create: { Codice: string }[] }>(
      `/api/${anno}/dichiarazione/crea`,
      { IdAnagrafiche: [Id] },
    );
    ultima = create[0]?.Codice ?? '';
    await titolare.put(`/api/${anno}/pf/${ultima}`, { Versione: 1, Righi: { ...lavoro, ...righi } });
  }
  return ultima;
}

test('from the income to the balance: each row is its bar and its euro, explains itself, and is compared', async ({
  page,
  baseURL,
}) => {
  const id = await makeAnni(baseURL ?? '', 'Cascata', { 2024: PRIMA, 2025: DOPO });
  await enter(page, 'AMM_STU', `/dichiarazione/2025/${id}/quadroRC`);
  await page.getByRole('button', { name: 'Dal reddito al saldo' }).click();
  await expect(page).toHaveURL(/\/cascata$/);
  await expect(page.getByText(/^Su 31\.400\s€ di redditi /)).toBeVisible();

  // RN1 less RN3 is RN4, this year and the one before.
  const importi = async (quale: string) =>
    (await celle(page, quale).allTextContents()).slice(-2).map((testo) => testo.trim());
  await expect.poll(() => importi('reddito.complessivo')).toEqual(['30.600', '+800']);
  expect(await importi('oneriDeducibili.totale')).toEqual(['−1.500', '+300']);
  expect(await importi('reddito.imponibile')).toEqual(['29.100', '+1.100']);
  await expect(page.getByText(/^scala per /)).toBeVisible();

  // The whole row is the target: its bar too.
  const lorda = page.getByRole('row').filter({ has: riga(page, 'irpef.lorda') });
  const svg = await lorda.locator('svg').boundingBox();
  await page.mouse.click((svg?.x ?? 0) + 40, (svg?.y ?? 0) + 12);
  await expect(spiega(page)).toContainText('RN5');
  await expect(spiega(page)).toContainText('7.210 €');

  await page.getByText('Quest’anno').click();
  await expect(page.getByRole('columnheader', { name: 'Differenza' })).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(page.getByRole('columnheader', { name: 'Differenza' })).toBeVisible();

  const scarica = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await scarica;
  expect(file.suggestedFilename()).toMatch(/^Dal reddito al saldo 2025 .*\.csv$/);
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv).toContain('RN4;Reddito imponibile;30200;29100;1100\r\n');

  for (const vestito of ['dark', 'light-blue'] as const) {
    await page.evaluate((skin) => {
      document.documentElement.dataset.skin = skin;
    }, vestito);
    await checkAccessibile(page, 'dal reddito al saldo', vestito, 'main');
  }
});

test('the gross tax stands on its brackets, in the quadro and in its explanation, wide and narrow', async ({
  page,
  baseURL,
}) => {
  const id = await makeAnni(baseURL ?? '', 'Scaglioni', { 2025: { ...DOPO, 'RC1.3': 62_000 } });
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, 'AMM_STU', `/dichiarazione/2025/${id}/quadroRN`);
  const attesi = ['Fino a 28.000', 'Da 28.000 a 50.000', 'Oltre 50.000'];
  const quadro = page
    .getByRole('main')
    .getByRole('list', { name: /^Scaglioni di / })
    .first();
  await expect(quadro.getByRole('listitem')).toContainText(attesi);
  await expect(quadro.getByRole('listitem').nth(1)).toContainText('35% × 22.000');
  await expect(quadro.getByRole('listitem').nth(1)).toContainText('7.700');
  await page.locator('[data-calcolata="RN5.1"]').click();
  const spiegati = spiega(page).getByRole('list', { name: 'Scaglioni di RN5 Imposta lorda' });
  await expect(spiegati.getByRole('listitem')).toContainText(attesi);
  for (const vestito of ['dark', 'light-blue'] as const)
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((skin) => {
        document.documentElement.dataset.skin = skin;
      }, vestito);
      await checkAccessibile(page, 'gli scaglioni', vestito, 'main');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
});

test('what is not known has no bar; a narrow page never goes sideways', async ({ page, baseURL }) => {
  const id = await makeAnni(baseURL ?? '', 'Ignoti', { 2025: { 'RC1.3': 31_400 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'AMM_STU', `/dichiarazione/2025/${id}/cascata`);
  await expect(page.getByText('Il saldo non si può ancora dire.')).toBeVisible();
  await expect(page.getByText('È incompleto RN33, Ritenute.')).toBeVisible();
  const ritenute = page.getByRole('row').filter({ has: riga(page, 'irpef.ritenute') });
  await expect(ritenute).toContainText('incompleto');
  await expect(ritenute.locator('rect')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

conTastiera(
  'by the keyboard: the palette opens it, the arrows go by the rows, Invio explains, Esc comes back',
  async ({ page, baseURL }) => {
    const id = await makeAnni(baseURL ?? '', 'Frecce', { 2025: DOPO });
    await enter(page, 'AMM_STU', `/dichiarazione/2025/${id}/quadroRC`);
    await page.getByRole('button', { name: 'Salva Ctrl S' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dal reddito al saldo');
    await expect(page.getByRole('option', { name: /Dal reddito al saldo/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cascata$/);
    await expect(page.getByRole('button', { name: 'Reddito complessivo' })).toBeVisible();
    const lavoroDipendente = riga(page, 'lavoro.totaleRigo');
    for (let i = 0; i < 40 && !(await lavoroDipendente.evaluate((e) => e === document.activeElement)); i += 1)
      await page.keyboard.press('Tab');
    await expect(lavoroDipendente).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(riga(page, 'reddito.complessivo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(spiega(page)).toContainText('RN1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+F1');
    await expect(spiega(page)).toBeFocused();
    await expect(spiega(page)).toContainText('RP39');
    await page.keyboard.press('Escape');
    await expect(riga(page, 'oneriDeducibili.totale')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/riepilogo$/);
  },
);

test('year on year: from one balance to the other, every column sums, the two orders, the sentence for the letter', async ({
  page,
  baseURL,
}) => {
  const id = await makeAnni(baseURL ?? '', 'Divario', { 2024: PRIMA, 2025: DOPO });
  await enter(page, 'AMM_STU', `/dichiarazione/2025/${id}/quadroRC`);
  await page.getByRole('button', { name: 'Anno su anno' }).click();
  await expect(page).toHaveURL(/\/anni$/);
  const tavola = page.getByRole('table', { name: 'Anno su anno' });
  await expect(tavola).toBeVisible();
  const read = async (quale: string) => {
    const testi = await tavola
      .getByRole('row')
      .filter({ has: riga(page, quale) })
      .getByRole('cell')
      .allTextContents();
    return testi
      .slice(1)
      .filter(Boolean)
      .map((testo) => Number(testo.replaceAll('.', '').replace('−', '-')));
  };
  for (const quale of ['irpef.netta', 'irpef.debito', 'saldo']) {
    const [prima = 0, dopo = 0, differenza, dati = 0, legge = 0, aliquote = 0] = await read(quale);
    expect([quale, differenza]).toEqual([quale, dopo - prima]);
    expect([quale, dati + legge + aliquote]).toEqual([quale, differenza]);
  }
  const [, , differenza] = await read('saldo');
  const ordini = page.getByRole('table').filter({ hasText: 'Prima le regole' }).getByRole('row');
  for (const posto of [1, 2]) {
    const somma = await ordini.nth(posto).getByRole('cell').last().textContent();
    expect(Number((somma ?? '').replaceAll('.', '').replace('−', '-'))).toBe(differenza);
  }
  await expect(page.getByRole('blockquote')).toContainText(/^Il saldo passa da /);

  await riga(page, 'irpef.ritenute').click();
  await expect(spiega(page)).toContainText('RN33');
  const scarica = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await scarica).suggestedFilename()).toMatch(/^Anno su anno 2025 /);
  for (const vestito of ['dark', 'light-blue'] as const) {
    await page.evaluate((skin) => {
      document.documentElement.dataset.skin = skin;
    }, vestito);
    await checkAccessibile(page, 'anno su anno', vestito, 'main');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('year on year, without a year before: it says so', async ({ page, baseURL }) => {
  const id = await makeAnni(baseURL ?? '', 'Solitario', { 2025: DOPO });
  await enter(page, 'AMM_STU', `/dichiarazione/2025/${id}/anni`);
  await expect(page.getByRole('heading', { name: 'Nessuna dichiarazione del 2024' })).toBeVisible();
});
