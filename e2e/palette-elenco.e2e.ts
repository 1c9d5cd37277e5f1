import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

test('what a list offers is found by name, and does what its button does', async ({ page }) => {
  await enter(page, 'AMM_STU', '/anagrafica');
  const righe = page.getByRole('grid').getByRole('row');
  await expect(righe.nth(1)).toBeVisible();
  const ricerca = page.getByRole('combobox', { name: 'Cerca clienti, quadri, azioni' });
  const azioni = page.getByRole('group', { name: /^Azioni di questa schermata: Anagrafica/ });
  await page.keyboard.press('Control+k');
  await ricerca.fill('>excel');
  await expect(azioni.getByRole('option')).toHaveText(['Excel (XLSX)']);
  // By the words of the button, whatever stands in the bar.
  await ricerca.fill('>nuovo');
  await expect(azioni.getByRole('option').first()).toContainText('Nuovo cliente');
  await page.keyboard.press('Escape');
  // Chosen rows bring their own.
  await righe.nth(1).getByRole('checkbox').check();
  const barra = page.getByRole('region', { name: /^1 cliente selezionato/ });
  const offerti = await barra.getByRole('button', { disabled: false }).allTextContents();
  await page.keyboard.press('Control+k');
  await ricerca.fill('>');
  for (const nome of offerti.map((testo) => testo.trim()).filter(Boolean))
    await expect(azioni.getByRole('option', { name: nome, exact: true })).toBeVisible();
  // Pages that no menu shows are found by name too.
  await ricerca.fill('/lavori');
  await page.getByRole('option', { name: 'Lavori in corso' }).click();
  await expect(page).toHaveURL(/\/lavori$/);
});

test('the words of state are explained where the keys are', async ({ page }) => {
  await enter(page, 'AMM_STU', '/dichiarazioni');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Control+/');
  const tasti = page.getByRole('dialog', { name: 'Tasti di questa schermata' });
  await tasti.getByText('Stati', { exact: true }).click();
  const stati = page.getByRole('dialog', { name: 'Che cosa vogliono dire gli stati' });
  const telematico = stati.getByRole('table', { name: 'Telematico' });
  await expect(telematico.getByRole('row', { name: /^Scartata/ })).toContainText('si corregge');
  await page.keyboard.press('Escape');
  await expect(stati).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Cerca clienti, quadri, azioni' }).fill('vogliono dire gli stati');
  await page.keyboard.press('Enter');
  await expect(stati).toBeVisible();
});
