import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';

const cerca = (page: Page) =>
  page.getByRole('search', { name: 'Filtri' }).getByRole('button', { name: 'Cerca' });
const dialogo = (page: Page) => page.getByRole('dialog', { name: /^(Nuovo tag|Tag su|Modifica)/ });

test('[STU-017] [ERR-053] a tag is made, put on two clients by keyboard, found by the filter, and deleted', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/tag');
  await page.getByRole('button', { name: 'Nuovo tag' }).first().click();
  await page.keyboard.type('Prova forfettari');
  await dialogo(page).getByRole('radio', { name: 'Viola' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Prova forfettari' })).toBeVisible();

  await page.goto('/anagrafica');
  const caselle = page.getByRole('row').getByRole('checkbox');
  await caselle.nth(1).check();
  await caselle.nth(2).check();
  await page
    .getByRole('region', { name: '2 clienti selezionati' })
    .getByRole('button', { name: 'Tag' })
    .click();
  await dialogo(page).getByRole('button', { name: 'OK' }).click();
  await expect(dialogo(page).getByRole('alert')).toHaveText('Selezionare almeno un tag.');
  await dialogo(page).getByRole('checkbox', { name: 'Prova forfettari' }).check();
  await dialogo(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Tag cambiati su 2 voci.')).toBeVisible();
  await expect(page.getByRole('region', { name: '2 clienti selezionati' })).toHaveCount(0);
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);

  await page.getByRole('button', { name: 'Altri filtri' }).click();
  await page.getByRole('combobox', { name: 'Tag' }).click();
  await page.getByRole('option', { name: 'Prova forfettari' }).click();
  await cerca(page).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('grid').getByText('Prova forfettari')).toHaveCount(2);

  await page.goto('/tag');
  await page.getByRole('gridcell', { name: 'Prova forfettari' }).click();
  await dialogo(page).getByRole('button', { name: 'Elimina' }).click();
  const domanda = page.getByRole('dialog', { name: 'Eliminare il tag Prova forfettari?' });
  await expect(domanda.getByText('2 clienti e 0 dichiarazioni')).toBeVisible();
  await domanda.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Tag eliminato.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Prova forfettari' })).toHaveCount(0);
});
