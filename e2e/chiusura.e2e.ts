import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

test('who closes is told which results are not final, and is led to what they wait for', async ({
  page,
  baseURL,
}) => {
  await enter(page);
  const tutteMenoGiorni = {
    ...{ 'RC10.1': 5000, 'RC10.2': 400, 'RC10.3': 60, 'RC10.4': 140, 'RC10.5': 60, 'RC14.1': '2' },
  };
  const id = await createRedditiPf(page, baseURL ?? '', 'Provvisori', tutteMenoGiorni);
  await page.goto(`/dichiarazione/2025/${id}/riepilogo`);
  const domanda = page.getByRole('dialog', { name: 'Chiudere la dichiarazione?' });
  const ask = () => page.getByRole('button', { name: 'Chiudi dichiarazione' }).click();
  await ask();
  await expect(domanda.getByText(/^I risultati non sono definitivi: \d+ caselle incomplete/)).toBeVisible();
  await expect(domanda.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  await domanda.getByRole('region', { name: 'Cosa manca' }).getByRole('button').first().click();
  await expect(domanda).toHaveCount(0);
  await expect(page.getByLabel(/^RC6 col\. 1,/)).toBeFocused();
  await page.keyboard.type('365');
  await page.getByRole('button', { name: 'Riepilogo e controlli' }).first().click();
  await ask();
  await expect(domanda).toContainText('i quadri sono in sola lettura');
  await expect(domanda.getByText(/caselle? incomplet/)).toHaveCount(0);
  // What the sending waits for is told before the closing, and found.
  await expect(domanda).toContainText('Manca la data dell’impegno');
  await domanda.getByRole('button', { name: 'Vai al campo' }).click();
  const impegno = page.getByLabel('Data dell’impegno');
  await expect(impegno).toBeFocused();
  await page.keyboard.type('1/6/2025');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Impegno salvato.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Riepilogo e controlli' }).first().click();
  await ask();
  await expect(domanda).toContainText('i quadri sono in sola lettura');
  await expect(domanda).not.toContainText('Manca la data dell’impegno');
  const aperti = domanda.getByRole('region', { name: 'Quadri da completare prima di chiudere:' });
  await expect(aperti.getByRole('button', { name: 'RN', exact: true })).toBeVisible();
  await aperti.getByRole('button', { name: 'RC', exact: true }).click();
  await expect(page).toHaveURL(/\/quadroRC$/);
  for (const quadro of ['FR', 'RC', 'RN', 'RV'])
    await page.request.post(`/api/2025/pf/${id}/quadro/${quadro}/completa`, {
      ...{ data: {}, headers: { 'x-quadra-app': 'prova', origin: baseURL ?? '' } },
    });
  await page.goto(`/dichiarazione/2025/${id}/riepilogo`);
  await ask();
  await expect(domanda).toContainText('i quadri sono in sola lettura');
  await expect(aperti).toHaveCount(0);
  await domanda.getByRole('button', { name: 'Annulla' }).click();
});

test('closing and opening again many is asked before, and Annulla leaves them as they are', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/dichiarazioni');
  const avviati: string[] = [];
  await page.route('**/api/hangfire/start-job', (route) => {
    avviati.push(route.request().postDataJSON().Nome);
    return route.fulfill({ status: 409, json: { Codice: 'PROVA', Message: 'Non ora.' } });
  });
  for (const [voce, titolo, nome] of [
    ['Chiudi', 'Chiudere 2 dichiarazioni?', 'chiudi-dichiarazioni'],
    ['Riapri', 'Riaprire 2 dichiarazioni?', 'riapri-dichiarazioni'],
  ] as const) {
    const ask = async () => {
      await page.getByRole('button', { name: 'Azioni', exact: true }).click();
      await page.getByRole('menuitem', { name: voce, exact: true }).click();
    };
    for (const quale of [1, 2]) await page.getByRole('row').nth(quale).getByRole('checkbox').check();
    const domanda = page.getByRole('dialog', { name: titolo });
    await ask();
    await domanda.getByRole('button', { name: 'Annulla' }).click();
    await expect(domanda).toHaveCount(0);
    expect(avviati).not.toContain(nome);
    await ask();
    await domanda.getByRole('button', { name: 'OK', exact: true }).click();
    await expect.poll(() => avviati).toContain(nome);
  }
});

test('[ENU-065] the final print of many asks its form and what becomes of the card of the choices', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/dichiarazioni');
  for (const quale of [0, 1])
    await page
      .getByRole('row')
      .nth(quale + 1)
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Stampa definitiva' }).click();
  const domanda = page.getByRole('dialog', { name: 'Stampare in definitivo 2 dichiarazioni?' });
  await expect(domanda.getByRole('radio', { name: 'Prospetto di lavoro' })).toBeChecked();
  await expect(domanda.getByRole('radio', { name: 'Compilata' })).toBeChecked();
  await domanda.getByText('Modello ministeriale', { exact: true }).click();
  await domanda.getByText('In bianco', { exact: true }).click();
  const chiesta = page.waitForRequest('**/api/hangfire/start-job');
  await page.route('**/api/hangfire/start-job', (route) => route.abort());
  await domanda.getByRole('button', { name: 'OK', exact: true }).click();
  expect((await chiesta).postDataJSON()).toMatchObject({
    Nome: 'stampa-dichiarazioni',
    Parametri: { Anno: 2025, Opzioni: { forma: 'Ministeriale', scheda: 2 } },
  });
});
