import { expect, type Locator, type Page } from '@playwright/test';
import { reach } from './tastiera.ts';

/** A casella of the quadro on the page, typed or counted. */
export const casella = (page: Page, chiave: string): Locator =>
  page.locator(`[data-casella="${chiave}"], [data-calcolata="${chiave}"]`).first();

/** Ctrl G, a quadro or a rigo, Enter. */
export async function goTo(page: Page, testo: string): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Quadri' })).toBeVisible();
  await page.keyboard.press('Control+g');
  await expect(page.getByRole('combobox', { name: 'Vai al quadro' })).toBeFocused();
  await page.keyboard.type(testo);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Vai al quadro' })).toHaveCount(0);
  const [quadro = ''] = /^[a-z]+/i.exec(testo) ?? [];
  await expect(page).toHaveTitle(new RegExp(`^${quadro} `, 'i'));
}

/** Goes to a rigo and types in a casella of it. */
export async function fill(page: Page, rigo: string, chiave: string, valore: string): Promise<void> {
  await goTo(page, rigo);
  await reach(page, casella(page, chiave));
  await page.keyboard.type(valore);
}
