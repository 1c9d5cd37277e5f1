import { expect, type Page, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';
import { createCompleta, createRedditiPf } from './dichiarazioni.ts';

test('who closes is told which results are not final, and is led to what they wait for', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const tutteMenoGiorni = {
    ...{ 'RC10.1': 5000, 'RC10.2': 400, 'RC10.3': 60, 'RC10.4': 140, 'RC10.5': 60, 'RC14.1': '2' },
  };
  const id = await createRedditiPf(page, baseURL ?? '', 'Provvisori', tutteMenoGiorni);
  await page.goto(`/dichiarazione/2025/${id}/riepilogo`);
  const domanda = page.getByRole('dialog', { name: 'Chiudere la dichiarazione?' });
  const ask = () => page.getByRole('button', { name: 'Chiudi dichiarazione' }).click();
  await ask();
  await expect(domanda.getByText(/^I risultati non sono definitivi: \d+ caselle incomplete/)).toBeVisible();
  // With open quadri it cannot be closed: there is no OK that could only fail.
  await expect(domanda.getByRole('button', { name: 'OK', exact: true })).toHaveCount(0);
  await expect(domanda.getByRole('button', { name: 'Chiudi', exact: true })).toBeFocused();
  await expect(domanda).toContainText('Con questi quadri aperti la dichiarazione non si chiude');
  await domanda.getByRole('region', { name: 'Cosa manca' }).getByRole('button').first().click();
  await expect(domanda).toHaveCount(0);
  await expect(page.getByLabel(/^RC6 col\. 1,/)).toBeFocused();
  await page.keyboard.type('365');
  await page.getByRole('button', { name: 'Riepilogo e controlli' }).first().click();
  await ask();
  await expect(domanda).toContainText('la dichiarazione non si chiude');
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
  await expect(domanda).toContainText('la dichiarazione non si chiude');
  await expect(domanda).not.toContainText('Manca la data dell’impegno');
  const aperti = domanda.getByRole('region', { name: 'Quadri da completare prima di chiudere:' });
  await expect(aperti.getByRole('button', { name: 'RN', exact: true })).toBeVisible();
  await aperti.getByRole('button', { name: 'RC', exact: true }).click();
  await expect(page).toHaveURL(/\/quadroRC$/);
  // From anywhere: the act by its name, the quadri in one go, OK.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('>chiudi');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/riepilogo$/);
  const completati: string[] = [];
  page.on('request', (richiesta) => {
    const [, quadro] = /\/quadro\/(\w+)\/completa$/.exec(richiesta.url()) ?? [];
    if (quadro !== undefined) completati.push(quadro);
  });
  await domanda.getByRole('button', { name: 'Completa i 4 quadri e continua' }).click();
  await expect(domanda).toContainText('i quadri sono in sola lettura');
  await expect(aperti).toHaveCount(0);
  expect(completati.sort()).toEqual(['FR', 'RC', 'RN', 'RV']);
  await domanda.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Dichiarazione chiusa.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Riapri dichiarazione' })).toBeVisible();
});

test('a quadro that does not let itself be completed stops the closing and is opened', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await createRedditiPf(page, baseURL ?? '', 'Interrotti');
  await page.route('**/quadro/RN/completa', (route) =>
    route.fulfill({ status: 422, json: { Codice: 'QUADRO_CON_ERRORI', Message: 'RN1: da correggere.' } }),
  );
  await page.goto(`/dichiarazione/2025/${id}/riepilogo`);
  await page.getByRole('button', { name: 'Chiudi dichiarazione' }).click();
  const domanda = page.getByRole('dialog', { name: 'Chiudere la dichiarazione?' });
  await domanda.getByRole('button', { name: /^Completa i \d quadri e continua$/ }).click();
  await expect(page).toHaveURL(/\/quadroRN$/);
  await expect(domanda).toHaveCount(0);
  await expect(page.getByText('Quadro RN non completato').first()).toBeVisible();
});

test('[DIC-008] one that is incomplete closes only with a written reason, and then is not printed for good', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await createRedditiPf(page, baseURL ?? '', 'Incompleti');
  const headers = { 'x-quadra-app': 'prova', origin: baseURL ?? '' };
  for (const quadro of ['FR', 'RC', 'RN', 'RV'])
    await page.request.post(`/api/2025/pf/${id}/quadro/${quadro}/completa`, { data: {}, headers });
  await page.goto(`/dichiarazione/2025/${id}/riepilogo`);
  await page.getByRole('button', { name: 'Chiudi dichiarazione' }).click();
  const domanda = page.getByRole('dialog', { name: 'Chiudere la dichiarazione?' });
  const motivo = domanda.getByLabel('Motivo della chiusura');
  await expect(motivo).toBeFocused();
  const ok = domanda.getByRole('button', { name: 'OK', exact: true });
  await ok.click();
  await expect(domanda.getByText('Scrivere il motivo: almeno 3 caratteri.')).toBeVisible();
  // The button that worked takes its focus back: what is written waits for it.
  await expect(async () => {
    await motivo.fill('La CU arriva a settembre');
    await expect(motivo).toHaveValue('La CU arriva a settembre', { timeout: 500 });
  }).toPass();
  await ok.click();
  await expect(page.getByText('Dichiarazione chiusa.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Stampa dichiarazione' }).click();
  await expect(page.getByRole('menuitem', { name: 'Stampa definitiva, quando è completa' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Storia', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Storia: / })).toContainText('La CU arriva a settembre');
});

/** The list with two declarations of its own: what other journeys make and end does not move them. */
async function openDue(page: Page, baseURL: string, nomi: readonly [string, string, string]): Promise<void> {
  const [comune, ...cognomi] = nomi;
  await enter(page, 'AMM_STU', '/anagrafica');
  for (const cognome of cognomi) await createRedditiPf(page, baseURL, cognome);
  await page.goto('/dichiarazioni');
  await page.getByRole('textbox', { name: 'Cliente' }).fill(comune);
  await page.keyboard.press('Enter');
  for (const cognome of cognomi)
    await expect(page.getByRole('row').filter({ hasText: cognome })).toBeVisible();
}

test('closing and opening again many is asked before, and Annulla leaves them as they are', async ({
  page,
  baseURL,
}) => {
  await openDue(page, baseURL ?? '', ['Mol', 'Molteni', 'Molari']);
  const avviati: string[] = [];
  let motivo: unknown;
  await page.route('**/api/hangfire/start-job', (route) => {
    const { Nome, Parametri } = route.request().postDataJSON();
    avviati.push(Nome);
    motivo ??= Parametri.Motivo;
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
    for (const cognome of ['Molteni', 'Molari'])
      await page.getByRole('row').filter({ hasText: cognome }).getByRole('checkbox').check();
    const domanda = page.getByRole('dialog', { name: titolo });
    await ask();
    await domanda.getByRole('button', { name: 'Annulla' }).click();
    await expect(domanda).toHaveCount(0);
    expect(avviati).not.toContain(nome);
    await ask();
    const ok = domanda.getByRole('button', { name: 'OK', exact: true });
    if (voce === 'Chiudi') {
      const campo = domanda.getByLabel('Motivo per le incomplete, le vuote e le congiunte che non tornano');
      await campo.fill('ab');
      await ok.click();
      await expect(domanda.getByText('Scrivere il motivo: almeno 3 caratteri.')).toBeVisible();
      await expect(async () => {
        await campo.fill('Mancano le CU');
        await expect(campo).toHaveValue('Mancano le CU', { timeout: 500 });
      }).toPass();
    }
    await ok.click();
    await expect.poll(() => avviati).toContain(nome);
  }
  expect(motivo).toBe('Mancano le CU');
});

test('[ENU-065] the final print of many asks its form and what becomes of the card of the choices', async ({
  page,
  baseURL,
}) => {
  await openDue(page, baseURL ?? '', ['Sti', 'Stivali', 'Stinchi']);
  for (const cognome of ['Stivali', 'Stinchi'])
    await page.getByRole('row').filter({ hasText: cognome }).getByRole('checkbox').check();
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

test('the day of the promise is asked where one closes, if it is missing; what is no day stops there', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await createCompleta(page, baseURL ?? '', 'Xerofili');
  await page.goto(`/dichiarazione/2025/${id}/riepilogo`);
  await page.getByRole('button', { name: 'Chiudi dichiarazione' }).click();
  const domanda = page.getByRole('dialog', { name: 'Chiudere la dichiarazione?' });
  await expect(domanda).toContainText('Manca la data dell’impegno');
  const ok = domanda.getByRole('button', { name: 'OK', exact: true });
  await expect(ok).toBeFocused();
  const giorno = domanda.getByRole('textbox', { name: /^Data dell’impegno/ });
  await giorno.fill('31/02/2025');
  await ok.click();
  await expect(domanda).toBeVisible();
  await giorno.fill('5/6/2025');
  await ok.click();
  await expect(page.getByText('Dichiarazione chiusa.').first()).toBeVisible();
  const letta = await page.request.get(`/api/2025/pf/${id}`, { headers: { 'x-quadra-app': 'prova' } });
  expect((await letta.json()).data).toMatchObject({ Stato: 'Chiusa', DataImpegno: '2025-06-05' });
});
