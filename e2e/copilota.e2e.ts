import { expect, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { createRedditiPf } from './dichiarazioni.ts';

test('[AI-001] the copilot is of who has it on: without, no line in the menu, and its page says so', async ({
  page,
}) => {
  await enter(page, 'OP_STU', '/anagrafica');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Navigazione principale' });
  await expect(menu.getByRole('link', { name: 'Utilità' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'AI Copilot (Beta)' })).toHaveCount(0);
  await page.goto('/ai-copilot');
  await expect(page.getByRole('heading', { level: 2, name: 'Pagina non disponibile' })).toBeVisible();
  expect((await page.request.get('/api/copilota')).status()).toBe(403);

  await enter(page, 'AMM_STU', '/anagrafica');
  await menu.getByRole('link', { name: 'AI Copilot (Beta)', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Copilot (Beta)', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/ai-copilot$/);
});

test('[AI-002] the engine explains a number; what would leave is shown, and leaves only confirmed; the history is deleted', async ({
  page,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/ai-copilot');
  await expect(page.getByText('Modello linguistico simulato.')).toBeVisible();
  const cerca = page.getByRole('combobox', { name: 'Dichiarazione' });
  await cerca.fill('Fusco');
  await page
    .getByRole('option', { name: /Redditi PF|Persone fisiche/ })
    .first()
    .click();
  const domanda = page.getByRole('textbox', { name: 'Domanda' });
  const ask = async (testo: string) => {
    await domanda.fill(testo);
    const [risposta] = await Promise.all([
      page.waitForResponse((una) => una.url().endsWith('/api/copilota/chiedi')),
      page.getByRole('button', { name: 'Chiedi', exact: true }).click(),
    ]);
    expect(risposta.status()).toBe(200);
  };
  await ask('Perché RN5?');
  const perche = page.getByRole('article', { name: 'Perché RN5?' });
  await expect(perche).toContainText('RN5 col. 1');
  await expect(perche.getByRole('list', { name: 'Da dove viene' })).toContainText('RN5 col. 1');
  await ask('In quale rigo vanno le spese sanitarie?');
  await expect(page.getByRole('article', { name: /spese sanitarie/ })).toContainText('RP1');
  await checkAccessibile(page, '/ai-copilot', 'dark');

  await ask('Mi racconti l’imposta netta?');
  const conferma = page.getByRole('region', { name: 'Questa domanda andrebbe al modello linguistico' });
  await expect(conferma).toContainText('Mi racconti l’imposta netta?');
  await expect(conferma).toContainText('"model": "copilota-di-prova"');
  await expect(page.getByRole('article', { name: /imposta netta/ })).toHaveCount(0);
  await conferma.getByRole('button', { name: 'Non inviare' }).click();
  await expect(conferma).toHaveCount(0);
  await ask('Mi racconti l’imposta netta?');
  await conferma.getByRole('button', { name: 'Conferma e invia' }).click();
  const dal = page.getByRole('article', { name: /imposta netta/ });
  await expect(dal).toContainText('Domanda riconosciuta dal modello, risposta del motore');
  await expect(dal).toContainText('RN26 col. 2');

  await perche
    .getByRole('link', { name: /^RN5 col\. 1/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/quadroRN/);
  await page.goto('/ai-copilot');
  await page.getByRole('button', { name: 'Elimina tutte' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Nessuna domanda', { exact: true })).toBeVisible();
});

test('beside the declaration the copilot explains RN26 and proposes a column; what would leave is said before, and nothing is written', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openSessione(page);
  const ritenute = { 'RC10.1': 5000, 'RC10.2': 400, 'RC10.3': 60, 'RC10.4': 140, 'RC10.5': 60 };
  const caselle = { ...ritenute, 'RC6.1': 365, 'RC14.1': '2' };
  const id = await createRedditiPf(page, baseURL ?? '', 'Robot', caselle);
  await page.goto(`/dichiarazione/2025/${id}/quadroRN`);
  await page.locator('[data-calcolata="RN26.2"]').click();
  await page.getByRole('button', { name: 'Chiedi al copilota' }).click();
  const pannello = page.getByRole('complementary', { name: 'Copilota' });
  await expect(pannello.getByText('Risponde il motore')).toBeVisible();
  const perche = pannello.getByRole('article', { name: 'Perché RN26 col. 2?' });
  await expect(perche).toContainText('RN26 col. 2, Imposta netta');
  await expect(perche).toContainText('TUIR');

  // A ticket opens from the number: who the client is, and his return, leave only if one ticks them.
  await perche.getByRole('button', { name: 'Chiedi all’assistenza' }).click();
  const ticket = page.getByRole('region', { name: /^Nuovo ticket da RN26/ });
  await expect(ticket.getByRole('checkbox', { name: 'Il numero e la sua spiegazione' })).toBeChecked();
  for (const spenta of ['Nome e codice fiscale del cliente', 'Il resto della dichiarazione'])
    await expect(ticket.getByRole('checkbox', { name: spenta })).not.toBeChecked();
  await ticket.getByRole('textbox', { name: 'Domanda all’assistenza' }).fill('Perché non scende?');
  const [inviato] = await Promise.all([
    page.waitForRequest((una) => una.url().endsWith('/api/ticket') && una.method() === 'POST'),
    ticket.getByRole('button', { name: 'Invia il ticket' }).click(),
  ]);
  expect(inviato.postData()).toContain('RN26');
  expect(inviato.postData()).not.toMatch(/Robot|Fogli|RBT/);
  await expect(ticket).toHaveCount(0);

  const domanda = pannello.getByRole('textbox', { name: 'Domanda' });
  const ask = async (testo: string) => {
    await domanda.fill(testo);
    await Promise.all([
      page.waitForResponse((una) => una.url().endsWith('/api/copilota/chiedi')),
      domanda.press('Enter'),
    ]);
  };
  await ask('Perché devo pagare così?');
  const conto = pannello.getByRole('article', { name: 'Perché devo pagare così?' }).getByRole('row');
  await expect(conto.last()).toContainText('Saldo');
  const importi = (await conto.allTextContents()).map((riga) =>
    Number(/(−?[\d.]+)$/.exec(riga)?.[1]?.replace('−', '-').replaceAll('.', '')),
  );
  expect(importi.slice(0, -1).reduce((somma, uno) => somma + uno, 0)).toBe(importi.at(-1));

  await ask('E se versa altri 1.000 € alla previdenza complementare ordinaria?');
  const proposta = pannello.getByRole('article', { name: /^E se versa/ });
  await expect(proposta).toContainText('pagato entro il 31/12/2024');
  await expect(page.getByRole('heading', { name: 'Anteprima: RP27 col. 2 +1.000' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^RN3 / })).toContainText('+1.000');
  await checkAccessibile(page, 'copilota accanto', 'dark');

  await ask('Mi racconti l’imposta netta di Robot?');
  const fuori = pannello.getByRole('region', { name: 'Per rispondere serve un modello esterno' });
  await expect(fuori).toContainText('Restano qui');
  await expect(fuori).toContainText('contiene il nome');
  await expect(pannello.getByRole('article', { name: /imposta netta di Robot/ })).toHaveCount(0);
  await fuori.getByRole('button', { name: 'Annulla' }).click();

  await proposta.getByRole('button', { name: 'Aggiungi come colonna' }).click();
  await expect(page).toHaveURL(/\/affiancate$/);
  await expect(page.getByLabel(/^RP27 col. 2,/)).toHaveValue('1.000');
  await page.goto(`/dichiarazione/2025/${id}/quadroRP`);
  await expect(page.getByLabel(/^RP27 col. 2,/)).toHaveValue('');

  // Who has not got it has no robot.
  await openSessione(page, 'OP_STU');
  await page.goto('/dichiarazioni');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('row').filter({ hasText: 'Redditi PF' }).first().dblclick();
  await expect(page.getByRole('complementary', { name: 'Spiega questo numero' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copilota', exact: true })).toHaveCount(0);
});

test('[RTE-030] the screens of who comes in and asks for help open with their titles', async ({ page }) => {
  for (const [percorso, titolo] of [
    ['/registrazione', 'Registrazione'],
    ['/recupero-password', 'Recupero password'],
  ] as const) {
    await page.goto(percorso);
    await expect(page.getByRole('heading', { level: 1, name: titolo, exact: true })).toBeVisible();
  }
  await enter(page, 'AMM_STU', '/help-desk');
  await expect(page.getByRole('heading', { level: 1, name: 'Help Desk', exact: true })).toBeVisible();
  await page.goto('/ai-copilot');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Copilot (Beta)', exact: true })).toBeVisible();
  await expect(page.getByText('Non autorizzato.')).toHaveCount(0);
});
