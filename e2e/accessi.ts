import { expect, type Page, type Route, test } from '@playwright/test';
import { PREFISSO_COOKIE } from '../packages/contract/src/index.ts';
import { listAccessiDemo } from '../packages/server/demo/load-demo.ts';
import { gestoriDemo, PASSWORD_DEMO, studiDemo } from '../packages/server/demo/studi-demo.ts';

const nonMostrati = [...gestoriDemo, ...studiDemo].flatMap(({ utenti }) =>
  utenti.map(({ email }) => ({ tipologia: null, email, password: PASSWORD_DEMO })),
);

/** The demo login of a type of user, or of an e-mail. */
export function getAccesso(chi: string): { email: string; password: string } {
  const accesso = [...listAccessiDemo(), ...nonMostrati].find(
    ({ tipologia, email }) => tipologia === chi || email === chi,
  );
  if (accesso === undefined) throw new Error(`nessun accesso di prova per ${chi}`);
  return accesso;
}

/**
 * A session of its own, without the form: where how one logs in is not what is proved. No page is opened: a home nobody looks
 * at costs a second.
 */
export async function openSessione(page: Page, chi = 'AMM_STU'): Promise<void> {
  const { email, password } = getAccesso(chi);
  const form = { username: email, password, grant_type: 'password' };
  const url = test.info().project.use.baseURL ?? '';
  // The origin makes it the session of a browser, as the form does.
  const accesso = await page.request.post('/token', { form, headers: { origin: url } });
  expect(accesso.status()).toBe(200);
  // The home wants a trace of who was here; the page writes over it as soon as it knows.
  await page.context().addCookies([{ name: `${PREFISSO_COOKIE}user`, value: btoa('{}'), url }]);
}

/** Opens a page with a session of its own. The home is waited for, any other page by who asks for it. */
export async function enter(page: Page, chi = 'AMM_STU', percorso = '/home'): Promise<void> {
  await openSessione(page, chi);
  await page.goto(percorso);
  if (percorso === '/home') await expect(page.getByRole('button', { name: 'Aspetto' })).toBeVisible();
}

/** Logs in through the page, as a person does; a password of one's own when it was changed. */
export async function login(page: Page, chi = 'AMM_STU', propria?: string): Promise<void> {
  const { email, password } = getAccesso(chi);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(propria ?? password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'Aspetto' })).toBeVisible();
}

/**
 * The page of a record just made has read it: from here on its form is the one that stays. To be called before the save that
 * makes it.
 */
export const waitRecord = (page: Page) =>
  page.waitForResponse(
    (risposta) => risposta.request().method() === 'GET' && /\/(\d+|[\da-f-]{36})$/.test(risposta.url()),
  );

/** Puts a hand between the page and the server on a path (a pattern of Playwright, `**` before it is added). */
export async function intercept(
  page: Page,
  percorso: string,
  answer: (rotta: Route) => Promise<void>,
): Promise<void> {
  await page.route(`**${percorso}`, async (rotta) => {
    try {
      await answer(rotta);
    } catch (causa) {
      // A test that ends while an answer is on its way closes the page under it.
      if (!/closed|disposed/.test(String(causa))) throw causa;
    }
  });
}

/** Lets an answer of the server through with its data changed. */
export const changeRisposta = (
  page: Page,
  percorso: string,
  change: (dati: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> =>
  intercept(page, percorso, async (rotta) => {
    const risposta = await rotta.fetch();
    const { data } = (await risposta.json()) as { data: Record<string, unknown> };
    await rotta.fulfill({ response: risposta, json: { data: change(data) } });
  });

/** Holds the answers of a path back until the function it gives is called. */
export async function holdRisposta(page: Page, percorso: string): Promise<() => void> {
  let release = () => {};
  const attesa = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${percorso}`, async (rotta) => {
    await attesa;
    await rotta.continue();
  });
  return release;
}
