import { expect, type Page } from '@playwright/test';

/** Finds one client among all of a list of prints, and asks for his sheet. */
export async function askStampa(page: Page, cliente: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Cliente' }).fill(cliente);
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible();
  await page
    .getByRole('checkbox', { name: new RegExp(cliente, 'i') })
    .first()
    .check();
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
}
