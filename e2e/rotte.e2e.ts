import { expect, type Page, test } from '@playwright/test';
import { loadModello } from '@quadra/fisco';
import { login } from './accessi.ts';

/** Moves inside the page, as its links do: the open declaration stays in memory. */
const goDentro = (page: Page, percorso: string) =>
  page.evaluate((meta) => {
    history.pushState(null, '', meta);
    dispatchEvent(new PopStateEvent('popstate'));
  }, percorso);

test('[RTE-008] every quadro of the modello opens at its address; an unknown one is said', async ({
  page,
}) => {
  await login(page);
  await page.goto('/dichiarazioni');
  await page.getByRole('row').filter({ hasText: 'Aperta' }).first().dblclick();
  await expect(page).toHaveURL(/\/dichiarazione\/2025\//);
  await expect(page.getByRole('navigation', { name: 'Quadri' })).toBeVisible();
  const modello = await loadModello(2025, 'redditi-pf');
  const quadri = modello?.quadri ?? [];
  expect(quadri.length).toBeGreaterThan(3);
  for (const { codice, titolo } of quadri) {
    await goDentro(page, `/quadro${codice}`);
    await expect(page).toHaveTitle(new RegExp(`^${codice} `));
    await expect(page.locator('#contenuto header').getByRole('heading', { name: titolo })).toBeVisible();
  }
  await goDentro(page, '/quadroZZ');
  await expect(page.getByRole('heading', { name: 'Quadro assente' })).toBeVisible();
  await page.goto('/quadroRN');
  await expect(page.getByRole('heading', { name: 'Nessuna dichiarazione aperta' })).toBeVisible();
});

test('[RTE-014] the ground of the body is that of the origin of test; login elsewhere', async ({ page }) => {
  const porta = new URL(test.info().project.use.baseURL ?? '').port;
  for (const [nome, classe] of [
    ['login', 'login'],
    ['aziende', 'aziende'],
    ['condominio', 'condominio'],
    ['altro', 'login'],
  ]) {
    await page.goto(`http://${nome}.localhost:${porta}/login`);
    await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
    await expect(page.locator('body')).toHaveClass(classe ?? '');
  }
});
