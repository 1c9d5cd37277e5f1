import { expect, type Locator, type Page } from '@playwright/test';

/** One state of a part in the gallery. */
export const caso = (page: Page, nome: string): Locator => page.locator(`[data-caso="${nome}"]`);

/** What a case of the gallery writes of its value. */
export const valore = (dove: Locator): Locator => dove.locator('output').last();

/** Opens one section of the gallery and waits for its cases. */
export async function openGalleria(page: Page, sezione: string): Promise<void> {
  await page.goto(`/galleria?sezione=${sezione}`);
  await expect(page.locator('[data-caso]').first()).toBeVisible();
}
