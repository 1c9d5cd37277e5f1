import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

test('on a phone who works for himself has five things by thumb, and says where he is; elsewhere the bar is not there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'paolo.marchetti@posta.example');
  const barra = page.getByRole('navigation', { name: 'Voci di ogni giorno' });
  const voci = barra.getByRole('link');
  await expect(voci).toHaveText([/^Home$/, /^\d+Da pagare$/, /Richieste$/, /^Documenti$/, /^Help Desk$/]);
  await expect(barra.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  for (const voce of await voci.all()) {
    const { height = 0, width = 0, y = 0 } = (await voce.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThanOrEqual(844);
  }
  await barra.getByRole('link', { name: 'Help Desk' }).click();
  await expect(page).toHaveURL(/\/help-desk/);
  await expect(barra.getByRole('link', { name: 'Help Desk' })).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(barra).toBeHidden();
});
