import { expect, type Page } from '@playwright/test';

/** Opens the first open Redditi PF of the list that is on the screen, as a person does. */
export async function openRedditiPf(page: Page): Promise<void> {
  await page
    .getByRole('row')
    .filter({ hasText: 'Aperta' })
    .filter({ hasText: 'Redditi PF' })
    .first()
    .dblclick();
  await expect(page).toHaveURL(/\/dichiarazione\/2025\//);
}
