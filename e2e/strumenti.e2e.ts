import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

/** The screens of the organisation: where, and how they are called; who opens each. */
const schermate = [
  ['/tag', 'Tag', 'AMM_STU'],
  ['/gruppi', 'Gruppi', 'AMM_STU'],
  ['/moduli', 'Moduli', 'AMM_STU'],
  ['/utilita', 'Utilità', 'AMM_STU'],
  ['/strumenti-avanzati', 'Strumenti avanzati', 'AMM_STU'],
  ['/impostazioni', 'Impostazioni', 'AMM_STU'],
  ['/credenziali', 'Credenziali', 'AMM_STU'],
  ['/attivazione-massiva-applicativi', 'Attivazione massiva applicativi', 'AMM_ELMAS'],
] as const;

test('[RTE-029] the eight screens of the organisation open with their titles', async ({ page }) => {
  test.slow();
  for (const chi of ['AMM_STU', 'AMM_ELMAS']) {
    await openSessione(page, chi);
    for (const [percorso, titolo] of schermate.filter(([, , apre]) => apre === chi)) {
      await page.goto(percorso);
      await expect(page.getByRole('heading', { level: 1, name: titolo, exact: true })).toBeVisible();
      await expect(page.getByText('Non autorizzato.')).toHaveCount(0);
    }
  }
});

test('a studio verifies its accounts and its log, and sees its modules and the services', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/strumenti-avanzati');
  const verifica = page.getByRole('region', { name: 'Verifica dei conti e del registro' });
  await verifica.getByRole('button', { name: 'Verifica ora' }).click();
  await expect(verifica.getByRole('status')).toContainText('Riletti 1 studio il');
  await expect(verifica.getByRole('row', { name: /^Crediti/ })).toContainText('tutto torna');
  await expect(verifica.getByRole('row', { name: /^Registro/ })).toContainText('tutto torna');
  const servizi = page.getByRole('table', { name: 'Servizi esterni' });
  await expect(servizi.getByRole('row', { name: /Sistema di Interscambio/ })).toContainText(
    /Spento|[Rr]isponde/,
  );
  await expect(page.getByRole('table', { name: 'Moduli e funzionalità' }).getByRole('row')).not.toHaveCount(
    0,
  );
  await expect(page.getByRole('heading', { name: 'Lavori periodici' })).toHaveCount(0);
});

test('the vendor sees how the house is, what is simulated, what it does by itself, and the mails', async ({
  page,
}) => {
  await enter(page, 'AMM_ELMAS', '/strumenti-avanzati');
  const giri = page.getByRole('table', { name: 'Lavori periodici' });
  await expect(giri.getByRole('row', { name: /^Scadenza dei crediti e verifica dei conti/ })).toContainText(
    '5 min',
  );
  const servizi = page.getByRole('table', { name: 'Servizi' });
  await expect(servizi.getByRole('row', { name: /^Database, primario/ })).toContainText(
    /In funzione.*su \d+ connessioni/,
  );
  // A simulator that answers is never said to be working.
  await expect(servizi.getByRole('row', { name: /^AI Copilot/ })).toContainText('Simulato');
  await expect(servizi.getByRole('row', { name: /^AI Copilot/ })).not.toContainText('In funzione');
  await expect(page.getByRole('region', { name: 'Copie e ritorni' })).toContainText('Mai provato');
  await page.getByRole('button', { name: 'Verifica ora' }).click();
  await expect(page.getByRole('table', { name: 'Controlli' })).toContainText('Somma zero');
  await expect(page.getByRole('status').first()).toContainText(/\.$/);
  await page.getByRole('link', { name: 'Vai alla Posta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Posta', exact: true })).toBeVisible();
});

test.use({ viewport: { width: 1366, height: 768 } });

test('a studio asks for everything that is its own, and has it in a file', async ({ page }) => {
  await openSessione(page, 'AMM_STU');
  await page.goto('/strumenti-avanzati');
  const parte = page.getByRole('region', { name: 'Lo studio in un file' });
  await parte.scrollIntoViewIfNeeded();
  await parte.getByRole('button', { name: 'Preparare il file' }).click();
  await expect(parte.getByRole('status')).toContainText('Ultimo file');
  const zip = parte.getByRole('link', { name: /^Scarica lo zip/ });
  await expect(zip).toBeVisible({ timeout: 60_000 });
  await expect(parte.getByRole('status')).toContainText(/fino al \d\d\/\d\d\/\d{4}/);
  for (const skin of ['dark', 'light-blue'] as const) {
    await page.evaluate((nome) => {
      document.documentElement.dataset.skin = nome;
    }, skin);
    await checkAccessibile(page, 'strumenti avanzati', skin);
    await page.screenshot({ path: test.info().outputPath(`partenza-${skin}.png`) });
  }
  const scaricato = page.waitForEvent('download');
  await zip.click();
  const file = await scaricato;
  expect(file.suggestedFilename()).toMatch(/^studio-1-\d{4}-\d\d-\d\d\.zip$/);
  const byte = readFileSync(await file.path());
  for (const voce of ['LEGGIMI.txt', 'studio.json', 'traccia/']) expect(byte.includes(voce), voce).toBe(true);
});
