import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

test('[USR-011] who sees what: a cell says why, a choice is seen before it is applied, and taken back', async ({
  page,
}) => {
  await enter(page, 'p.grassi@studiograssi.example', '/permessi');
  await expect(page.getByRole('heading', { level: 1, name: 'Chi vede cosa' })).toBeVisible();
  const tavola = page.getByRole('table', { name: 'Persone e permessi' });
  await expect(tavola.getByRole('columnheader', { name: /^Bassi Irene/ })).toBeVisible();
  await page.getByLabel('Cerca una voce').fill('esportare');
  const cella = (chi: string) => tavola.getByRole('button', { name: new RegExp(`^${chi}, Esportare`) });
  await cella('Bassi Irene').click();
  const perche = page.getByRole('complementary', { name: 'Bassi Irene' });
  await expect(perche).toContainText('Sì: è il valore predefinito');
  const valore = page.getByRole('radiogroup', { name: 'Valore: Esportare gli elenchi' });
  await valore.getByText('No').click();
  // Seen, and not written.
  await expect(cella('Bassi Irene')).toHaveAccessibleName(/diventerà No/);
  await expect(cella('Grassi Pietro')).toHaveAccessibleName(/, Sì$/);
  await page.getByRole('button', { name: 'Applica 1 modifica' }).click();
  await expect(page.getByText('Modifica applicata.')).toBeVisible();
  await expect(cella('Bassi Irene')).toHaveAccessibleName(/, No$/);
  await expect(cella('Grassi Pietro')).toHaveAccessibleName(/, Sì ruolo$/);
  await page.getByRole('button', { name: 'Solo le differenze' }).click();
  await expect(cella('Zorzi Silvia')).toBeVisible();
  // With the arrows from cell to cell; back as it was.
  await cella('Grassi Pietro').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await valore.getByText('Predefinito').click();
  await page.getByRole('button', { name: 'Applica 1 modifica' }).click();
  await expect(page.getByText('Nessuna voce da mostrare.')).toBeVisible();
});
