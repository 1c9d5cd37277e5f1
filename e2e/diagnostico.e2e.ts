import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

const schermate = [
  ['/conto-fiscale', 'Conto fiscale'],
  ['/imposta', 'Imposta'],
  ['/diagnostico', 'Diagnostico'],
  ['/fabbricato', 'Fabbricato'],
  ['/terreno', 'Terreno'],
  ['/imu', 'IMU'],
  ['/imu-enc', 'IMU-ENC'],
  ['/imu-impi', 'IMU-IMPI'],
  ['/visure', 'Visure'],
] as const;

test('[RTE-028] the nine screens of taxes and declarations open with their titles', async ({ page }) => {
  await enter(page, 'AMM_STU', '/diagnostico');
  for (const [percorso, titolo] of schermate) {
    await page.goto(percorso);
    await expect(page.getByRole('heading', { level: 1, name: titolo, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${titolo}`));
    await expect(page).toHaveURL(new RegExp(`${percorso}$`));
  }
});

test('from a finding of the list to the casella it is about', async ({ page, baseURL }) => {
  await enter(page, 'AMM_STU', '/diagnostico');
  const id = await createRedditiPf(page, baseURL ?? '', 'Rilevati', {
    ...{ 'RC6.1': 365, 'RB1.1': 800, 'RB1.2': '2', 'RB1.7': '1', 'RB1.12': '2' },
  });
  await page.reload();
  await page.getByRole('textbox', { name: 'Cliente', exact: true }).fill('rilevati');
  await page.keyboard.press('Enter');
  const griglia = page.getByRole('grid', { name: 'Diagnostico' });
  await expect(griglia).toHaveAttribute('aria-rowcount', '2');
  // What stops it is named in the list, and its casella is one click away.
  await griglia.getByRole('link', { name: 'RB1 col. 2' }).click();
  await expect(page).toHaveURL(new RegExp(`${id}/quadroRB#RB1\\.2$`));
  await expect(page.locator('[data-casella="RB1.2"]')).toBeFocused();
  await page.goBack();
  // All of them are in a window, each with its place.
  await griglia.getByRole('gridcell', { name: /^Rilevati/ }).dblclick();
  const finestra = page.getByRole('dialog', { name: /Rilievi di Rilevati/ });
  await expect(finestra.getByText('Bloccante').first()).toBeVisible();
  await finestra.getByRole('button', { name: /^Vai a RB1 col\. 2/ }).click();
  await expect(page).toHaveURL(new RegExp(`${id}/quadroRB#RB1\\.2$`));
});

test('a declaration for the platforms is made from its list, for who may have it', async ({ page }) => {
  await enter(page, 'AMM_STU', '/imu-impi');
  await page.getByRole('button', { name: 'Nuova dichiarazione' }).click();
  const finestra = page.getByRole('dialog');
  await finestra.getByRole('combobox', { name: 'Cliente' }).fill('fusco');
  await page.getByRole('option', { name: /Fusco Daniele/ }).click();
  await finestra.getByRole('combobox', { name: /Comune/ }).fill('ravenna');
  await page
    .getByRole('option', { name: /RAVENNA/i })
    .first()
    .click();
  await finestra.getByRole('button', { name: 'Crea', exact: true }).click();
  await expect(page).toHaveURL(/\/dichiarazione\/\d{4}\/[\da-f-]{36}/);
  await expect(page.getByRole('navigation', { name: 'Quadri' }).getByText('IMPi')).toBeVisible();
  await page.goto('/imu-impi');
  await expect(page.getByRole('grid', { name: 'IMU-IMPI' }).getByText(/Ravenna/i)).toBeVisible();
  await page.goto('/imu-enc');
  await expect(page.getByRole('heading', { level: 1, name: 'IMU-ENC' })).toBeVisible();
  await expect(page.getByText(/Ravenna/i)).toHaveCount(0);
});
