import { expect, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

const CODICE = 'TERRENO_NON_AFFITTATO';

test('[NOT-011] the vendor edits the text and level of a check of a year: it is shown in the declaration, until the one of the form is back', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openSessione(page);
  const cognome = test.info().retry === 0 ? 'Terrenieri' : 'Terrazzani';
  const caselle = { 'RA1.1': 100, 'RA1.2': '1', 'RA1.3': 50, 'RA1.7': '4' };
  const id = await createRedditiPf(page, baseURL ?? '', cognome, caselle);

  await page.context().clearCookies();
  await enter(page, 'AMM_ELMAS', `/messaggi-controlli?anno=2025&modello=redditi-pf`);
  await page.getByRole('textbox', { name: 'Cerca nei messaggi' }).fill('terreno_non');
  const elenco = page.getByRole('navigation', { name: 'Messaggi', exact: true });
  await expect(elenco.getByRole('button')).toHaveCount(1);
  await elenco.getByRole('button').click();
  const editor = page.getByRole('region', { name: CODICE });
  const testo = editor.getByRole('textbox', { name: 'Testo' });
  await testo.fill('Nel {anno} il titolo è da rivedere.');
  const salva = page.getByRole('button', { name: 'Salva' });
  await salva.click();
  await expect(testo).toHaveAttribute('aria-invalid', 'true');
  await testo.fill('Nel {ANNO} il titolo è da rivedere.');
  await editor.getByRole('combobox', { name: 'Livello' }).click();
  await page.getByRole('option', { name: 'Informazione' }).click();
  await expect(editor.getByRole('figure')).toContainText('Informazione: Nel 2025 il titolo è da rivedere.');
  await salva.click();
  await expect(page.getByText('Messaggio salvato.')).toBeVisible();
  await expect(elenco.getByRole('button', { name: CODICE })).toContainText('cambiato');

  await page.context().clearCookies();
  await enter(page, 'AMM_STU', `/dichiarazione/2025/${id}/quadroRA`);
  await expect(page.getByText('Nel 2025 il titolo è da rivedere.').first()).toBeVisible();

  await page.context().clearCookies();
  await enter(page, 'AMM_ELMAS', `/messaggi-controlli?anno=2025&modello=redditi-pf&codice=${CODICE}`);
  await page.getByRole('button', { name: 'Torna al modello' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Messaggio del modello di nuovo in uso.')).toBeVisible();
  await expect(testo).toHaveValue('');
});
