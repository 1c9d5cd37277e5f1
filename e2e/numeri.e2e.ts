import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

const casella = (page: Page, chiave: string) => page.locator(`[data-casella="${chiave}"]`);
const netta = (page: Page) => page.locator('[data-calcolata="RN26.2"]').first();

/** A declaration of one's own at RC, with the header as it is now. */
async function openRc(page: Page, cognome: string): Promise<void> {
  await openSessione(page, 'OP_STU');
  const baseURL = test.info().project.use.baseURL ?? '';
  const id = await createRedditiPf(page, baseURL, cognome, {
    'RC6.1': 365,
    ...{ 'RC10.1': 6000, 'RC10.2': 500, 'RC10.3': 50, 'RC10.4': 100, 'RC10.5': 50 },
  });
  await page.goto(`/dichiarazione/2025/${id}/quadroRC`);
  await expect(casella(page, 'RC1.3')).toHaveValue('30.000');
  await expect(page.locator('header').getByText('incompleto')).toHaveCount(0);
}

test('never a figure over a field that is not valid, and what was typed stays as it was typed', async ({
  page,
}) => {
  await openRc(page, 'Zeri');
  const reddito = casella(page, 'RC1.3');
  for (const [testo, frase] of [
    ['999999999999999999999999', 'Il valore massimo è 99.999.999.999.'],
    ['-500', 'Il valore non può essere negativo.'],
  ] as const) {
    await reddito.click();
    await reddito.press('Control+a');
    await page.keyboard.type(testo);
    await expect(page.locator('header').getByText('incompleto').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(reddito).toHaveValue(testo);
    await expect(page.getByText(frase).first()).toBeVisible();
    await expect(page.locator('header').getByText('incompleto').first()).toBeVisible();
    await expect(netta(page)).toContainText('incompleto');
    await page.keyboard.press('Control+s');
    await expect(reddito).toBeFocused();
    await expect(reddito).toHaveValue(testo);
  }
  await reddito.fill('28450,60');
  await page.keyboard.press('Tab');
  await expect(reddito).toHaveValue('28.451');
  await expect(page.getByText('RC1 col. 3: Valore arrotondato a 28.451.')).toBeVisible();
  await expect(page.locator('header').getByText('incompleto')).toHaveCount(0);
  await expect(netta(page)).not.toContainText('incompleto');
});

test('Ctrl+Z puts back the last change of the declaration, casella by casella, never letters of another box', async ({
  page,
}) => {
  await openRc(page, 'Passi');
  const giorni = casella(page, 'RC6.1');
  const annulla = page.getByRole('button', { name: 'Annulla ultima modifica' });
  await expect(annulla).toBeDisabled();
  await giorni.click();
  await page.keyboard.type('180');
  await page.keyboard.press('Enter');
  await expect(casella(page, 'RC6.2')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(giorni).toBeFocused();
  await expect(giorni).toHaveValue('365');
  await expect(casella(page, 'RC6.2')).toHaveValue('');
  await expect(annulla).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(giorni).toHaveValue('365');
  await page.keyboard.press('Control+y');
  await expect(giorni).toHaveValue('180');

  // While one types, the box goes back to what it held; two boxes go back one at a time, the last first.
  await casella(page, 'RC1.3').click();
  await page.keyboard.type('3');
  await page.keyboard.press('Control+z');
  await expect(casella(page, 'RC1.3')).toHaveValue('30000');
  await casella(page, 'RC1.3').press('Control+a');
  await page.keyboard.type('-7');
  await page.keyboard.press('Tab');
  await expect(annulla).toHaveAttribute('title', 'Annulla ultima modifica: RC1 col. 3 (Ctrl Z)');
  await annulla.click();
  await expect(casella(page, 'RC1.3')).toHaveValue('30000');
  await expect(page.getByText('Il valore non può essere negativo.')).toHaveCount(0);
  await annulla.click();
  await expect(giorni).toBeFocused();
  await expect(giorni).toHaveValue('365');
  await page.keyboard.press('Control+s');
  const [, , anno, id] = new URL(page.url()).pathname.split('/');
  const { data } = await (await page.request.get(`/api/${anno}/pf/${id}`)).json();
  expect([data.Righi['RC6.1'], data.Righi['RC6.2'], data.Righi['RC1.3']]).toEqual([365, undefined, 30_000]);
});
