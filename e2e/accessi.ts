import { expect, type Page } from '@playwright/test';
import { listAccessiDemo } from '../packages/server/src/demo/load-demo.ts';

/** The demo login of a type of user. */
export function getAccesso(tipo: string): { email: string; password: string } {
  const accesso = listAccessiDemo().find((candidato) => candidato.tipologia === tipo);
  if (accesso === undefined) throw new Error(`nessun accesso di prova per ${tipo}`);
  return accesso;
}

/** Logs in through the page, as a person does. */
export async function login(page: Page, tipo = 'AMM_STU'): Promise<void> {
  const { email, password } = getAccesso(tipo);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/home$/);
}
