import { expect, type Page, test } from '@playwright/test';
import { changeRisposta, enter, holdRisposta, openSessione } from './accessi.ts';
import { call, createCompleta, createRedditiPf } from './dichiarazioni.ts';

const sono = (page: Page) => page.getByRole('banner');
const salva = (page: Page) => page.getByRole('button', { name: /^Salva/ });

test('[DIC-010] [DIC-028] who opens a declaration of another is asked: refused, he only looks; confirmed, it is his', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await createRedditiPf(page, baseURL ?? '', 'Incaricati');
  const presa = await call(page, baseURL ?? '', '/api/2025/dichiarazione/presaincarico', { Codici: [id] });
  expect(presa.prese).toEqual([id]);
  await page.context().clearCookies();
  await enter(page, 'OP_STU', `/dichiarazione/2025/${id}`);
  const domanda = page.getByRole('dialog', { name: 'Dichiarazione in carico a Sala Roberta' });
  await domanda.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('In carico a Sala Roberta.')).toBeVisible();
  await expect(sono(page).getByText('Sola lettura', { exact: true })).toBeVisible();
  await expect(salva(page)).toHaveCount(0);
  await page.reload();
  await domanda.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Dichiarazione presa in carico.')).toBeVisible();
  await expect(sono(page).getByText('In carico a me')).toBeVisible();
  await expect(salva(page)).toBeVisible();
  await expect(sono(page).getByText('Sola lettura', { exact: true })).toHaveCount(0);
});

test('[DIC-014] two clicks on «Duplica» make one copy', async ({ page, baseURL }) => {
  await openSessione(page);
  const id = await createRedditiPf(page, baseURL ?? '', 'Duplicati');
  let copie = 0;
  page.on('request', (richiesta) => {
    if (richiesta.url().endsWith('/dichiarazione/duplica')) copie += 1;
  });
  const release = await holdRisposta(page, '/dichiarazione/duplica');
  await page.goto(`/dichiarazione/2025/${id}`);
  await page.getByRole('button', { name: 'Azioni sulla dichiarazione' }).click();
  const voce = page.getByRole('menuitem', { name: 'Duplica nello stesso anno' });
  const chiesta = page.waitForRequest('**/dichiarazione/duplica');
  await voce.evaluate((nodo) => {
    for (const pressione of [1, 2])
      nodo.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: pressione }));
  });
  await chiesta;
  release();
  await expect(page.getByText('Dichiarazione duplicata: è aperta la copia.')).toHaveCount(1);
  await expect(page).not.toHaveURL(new RegExp(id));
  await page.waitForLoadState('networkidle');
  expect(copie).toBe(1);
});

test('[DIC-005] the head of a declaration has each label that holds, and no other', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await createRedditiPf(page, baseURL ?? '', 'Etichettati');
  const tutte = [
    'Stampata definitiva',
    'Telematico creato',
    'Congelata in Quadra',
    'Sola lettura',
    'Riapertura',
  ];
  await page.goto(`/dichiarazione/2025/${id}`);
  await expect(salva(page)).toBeVisible();
  for (const etichetta of tutte)
    await expect(sono(page).getByText(etichetta, { exact: true })).toHaveCount(0);
  await changeRisposta(page, `/api/2025/pf/${id}/apri`, (dati) => ({ ...dati, Etichette: tutte }));
  await page.reload();
  for (const etichetta of tutte) await expect(sono(page).getByText(etichetta, { exact: true })).toBeVisible();
});

test('[DIC-025] the final print may be of another day: not of the year before, of the first of January it is', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await createCompleta(page, baseURL ?? '', 'Stampati');
  const chiusura = await call(page, baseURL ?? '', '/api/2025/dichiarazione/chiudi', { Codici: [id] });
  expect(chiusura.chiuse).toEqual([id]);
  await page.goto(`/dichiarazione/2025/${id}`);
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Stampa definitiva' }).click();
  const finestra = page.getByRole('dialog', { name: 'Stampare in definitivo 1 dichiarazione?' });
  const giorno = finestra.getByLabel('Data di stampa');
  const ok = finestra.getByRole('button', { name: 'OK', exact: true });
  await giorno.fill('31/12/2024');
  await ok.click();
  await expect(finestra.getByText('La data non può precedere il 01/01/2025.')).toBeVisible();
  await giorno.fill('01/01/2025');
  const chiesta = page.waitForRequest('**/api/commons/exec/print');
  await ok.click();
  expect((await chiesta).postDataJSON().opzioni).toMatchObject({ data: '2025-01-01' });
  await expect(finestra).toHaveCount(0);
  await expect(sono(page).getByText('Stampata definitiva', { exact: true })).toBeVisible();
});

test('closing tells what the print will cost; printed and frozen, an administrator lets it go with a reason', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await createCompleta(page, baseURL ?? '', 'Congelati');
  const [ok, azioni] = [
    { name: 'OK', exact: true },
    page.getByRole('button', { name: 'Azioni sulla dichiarazione' }),
  ];
  await page.goto(`/dichiarazione/2025/${id}/riepilogo`);
  await page.getByRole('button', { name: 'Chiudi dichiarazione' }).click();
  const chiusura = page.getByRole('dialog', { name: 'Chiudere la dichiarazione?' });
  await expect(chiusura).toContainText(
    /La stampa definitiva consuma 1 credito\. Il saldo è \d+: ne resteranno \d+\./,
  );
  await chiusura.getByRole('button', ok).click();
  await page.getByRole('button', { name: 'Stampa dichiarazione' }).click();
  await page.getByRole('menuitem', { name: 'Stampa definitiva' }).click();
  const stampa = page.getByRole('dialog', { name: 'Stampare in definitivo 1 dichiarazione?' });
  await stampa.getByRole('button', ok).click();
  await expect(sono(page).getByText('Stampata definitiva', { exact: true })).toBeVisible();
  // The print is seen in its window, over the page.
  const vista = page.getByRole('dialog', { name: /^Stampa definitiva: / });
  await expect(vista).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(vista).toHaveCount(0);
  await azioni.click();
  await page.getByRole('menuitem', { name: 'Congela in Quadra' }).click();
  const domanda = page.getByRole('dialog', { name: 'Congelare la dichiarazione?' });
  await expect(domanda).toContainText('Non è la conservazione a norma');
  await domanda.getByRole('button', ok).click();
  await expect(sono(page).getByText('Congelata in Quadra', { exact: true })).toBeVisible();
  await azioni.click();
  await page.getByRole('menuitem', { name: 'Scongela' }).click();
  const scongela = page.getByRole('dialog', { name: 'Scongelare la dichiarazione?' });
  await scongela.getByRole('button', ok).click();
  await expect(scongela.getByRole('textbox', { name: 'Motivo' })).toHaveAttribute('aria-invalid', 'true');
  await scongela.getByRole('textbox', { name: 'Motivo' }).fill('Congelata per errore');
  await scongela.getByRole('button', ok).click();
  await expect(scongela).toHaveCount(0);
  await expect(sono(page).getByText('Congelata in Quadra', { exact: true })).toHaveCount(0);
  await expect(sono(page).getByText('Stampata definitiva', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Storia', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Storia: / })).toContainText('Congelata per errore');
});

test('[DIC-036] a missing Comune is a row of the diagnostico, and the row leads to its field', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await createRedditiPf(page, baseURL ?? '', 'Senzacomune', { 'RC6.1': 365 });
  const headers = { 'x-quadra-app': 'prova', origin: baseURL ?? '' };
  const una = `/api/2025/pf/${id}`;
  const { Versione } = (await (await page.request.get(una)).json()).data;
  await page.request.put(una, { data: { Versione, Righi: { 'FR3.1': null }, Forzature: {} }, headers });
  await page.goto('/dichiarazioni');
  // Whatever the other journeys made, it is on the first page.
  await page.getByRole('textbox', { name: 'Cliente' }).fill('senzacomune');
  await page.keyboard.press('Enter');
  const riga = page.getByRole('row').filter({ hasText: 'Senzacomune' });
  await riga.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Diagnostico' }).click();
  await page.getByRole('button', { name: /^Vai a FR3 .*Senzacomune/ }).click();
  await expect(page).toHaveURL(/\/quadroFR/);
  await expect(page.locator('[data-casella="FR3.1"]')).toBeFocused();
});

test('[DIC-003] [DIC-022] the list has the fields of a declaration as columns, and each filter of its print and filing its rows', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/dichiarazioni');
  for (const nome of ['Modello', 'Stato', 'Telematico', 'Quadri', 'Impegno', 'Stampata il'])
    await expect(page.getByRole('columnheader', { name: nome }).first()).toBeVisible();
  const stampata = await createCompleta(page, baseURL ?? '', 'Quistampati');
  await createRedditiPf(page, baseURL ?? '', 'Quiaperti');
  const chiusura = await call(page, baseURL ?? '', '/api/2025/dichiarazione/chiudi', { Codici: [stampata] });
  expect(chiusura.chiuse).toEqual([stampata]);
  await page.goto(`/dichiarazione/2025/${stampata}`);
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Stampa definitiva' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(sono(page).getByText('Stampata definitiva', { exact: true })).toBeVisible();
  await page.goto('/dichiarazioni');
  const filtri = page.getByRole('search', { name: 'Filtri' });
  await filtri.getByRole('button', { name: 'Altri filtri' }).click();
  const righe = page.locator('[role="grid"] tbody tr');
  for (const [campo, voce, restano] of [
    ['Stato', 'Aperta', ['Quiaperti']],
    ['Stato', 'Chiusa', ['Quistampati']],
    ['Stampa', 'Stampate', ['Quistampati']],
    ['Stampa', 'Non stampate', ['Quiaperti']],
    ['Stampa e telematico', 'Solo stampa', ['Quistampati']],
    ['Stampa e telematico', 'Solo telematico', []],
    ['Stampa e telematico', 'Stampa e telematico', []],
  ] as const) {
    await filtri.getByRole('button', { name: 'Pulisci' }).click();
    await filtri.getByRole('textbox', { name: 'Cliente' }).fill('Qui');
    await filtri.getByRole('combobox', { name: campo, exact: true }).click();
    await page.getByRole('option', { name: voce, exact: true }).click();
    await filtri.getByRole('button', { name: 'Cerca' }).click();
    await expect(righe, `${campo}: ${voce}`).toContainText([...restano]);
    await expect(righe, `${campo}: ${voce}`).toHaveCount(restano.length);
  }
});
