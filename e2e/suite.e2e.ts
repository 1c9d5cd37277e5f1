import { expect, type Page, test } from '@playwright/test';
import { readIndirizzoLms } from '../packages/server/demo/lms-demo.ts';
import { enter, getAccesso, login } from './accessi.ts';

/** The training area of the demo, beside the Quadra of the journeys. */
const lms = readIndirizzoLms(process.env);

const openFormazione = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Formazione/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Benvenuto, Roberta Sala' })).toBeVisible();
};

test('[LMS-001] Formazione in the menu, and in the search, opens the training area of the year', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/anagrafica');
  const { suite } = (await (await page.request.get('/api/commons/call/config')).json()).data;
  expect(suite.common).toHaveProperty('25');
  expect(suite.lms._25.base.studio).toBe(lms);
  const menu = page.getByRole('navigation', { name: 'Navigazione principale' });
  await menu.getByRole('link', { name: 'Formazione', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Benvenuto, Roberta Sala' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(lms);
  await page.goto('/anagrafica');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('formazione');
  await page.getByRole('option', { name: 'Formazione', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Benvenuto, Roberta Sala' })).toBeVisible();
});

test('[reliability 4] one login opens Quadra and the training area; leaving Quadra leaves both', async ({
  page,
}) => {
  await login(page);
  await openFormazione(page);
  expect(new URL(page.url()).origin).toBe(lms);
  expect(page.url()).not.toContain('code=');
  await expect(page.getByText('Studio Conti e Associati')).toBeVisible();
  const dentro = (await page.context().cookies(lms)).find(({ name }) => name === 'corsi_sid');

  await page.goto('/home');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/login/);
  // The cookie given back by hand: it is the server of the training area that must know.
  await page.context().addCookies([{ name: 'corsi_sid', value: dentro?.value ?? '', url: lms }]);
  await expect(async () => {
    await page.goto(lms);
    await expect(page.getByRole('heading', { name: 'Area di formazione' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
});

test('[reliability 4] whoever starts from the training area logs in once, and leaving it leaves Quadra', async ({
  page,
}) => {
  const { email, password } = getAccesso('AMM_STU');
  await page.goto(lms);
  await page.getByRole('link', { name: 'Entra con Quadra' }).click();
  await expect(page).toHaveURL(/\/login\?ritorno=/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('heading', { name: 'Benvenuto, Roberta Sala' })).toBeVisible();
  await page.goto('/anagrafica');
  await expect(page.getByRole('heading', { level: 1, name: 'Anagrafica' })).toBeVisible();

  await page.goto(lms);
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByRole('heading', { name: 'Sessione terminata' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(lms);
  await page.goto('/anagrafica');
  await expect(page).toHaveURL(/\/login/);
});

test('[SES-035] a link for a training area goes there after the login, its query with it', async ({
  page,
}) => {
  const { email, password } = getAccesso('AMM_STU');
  await page.goto('/login?idstudio=1&lms=25&tab=x&token=segreto');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(`${lms}/?idstudio=1&lms=25&tab=x`);
  await page.goto('/home');
  expect(await page.evaluate(() => localStorage.getItem('redirect'))).toBeNull();
});

test('a return that is not an exchange of ours is not followed', async ({ page }) => {
  const { email, password } = getAccesso('AMM_STU');
  for (const ritorno of [
    'https://male.example/',
    '//male.example',
    '/oidc/interaction/../../male',
    '/posta',
  ]) {
    await page.goto(`/login?ritorno=${encodeURIComponent(ritorno)}`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page).toHaveURL(/\/home$/);
  }
});
