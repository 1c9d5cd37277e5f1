import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

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
  await cerca.click();
  await page.getByRole('option').first().click();
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
