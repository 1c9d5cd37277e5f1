import { expect, type Page, test } from '@playwright/test';
import { changeRisposta, enter, getAccesso, login } from './accessi.ts';

const lista = '/api/anagrafica/list';

/** Paths of the calls of a page, as they are made. */
function recordChiamate(page: Page): string[] {
  const chiamate: string[] = [];
  page.on('request', (richiesta) => {
    const { pathname } = new URL(richiesta.url());
    if (pathname.startsWith('/api/')) chiamate.push(`${richiesta.method()} ${pathname}`);
  });
  return chiamate;
}

const readScheda = (page: Page, chiave: string) =>
  page.evaluate((nome) => sessionStorage.getItem(nome), chiave);

test('[SES-016] the vendor’s record is asked once by who has neither gestore nor studio, by nobody else', async ({
  page,
  browser,
}) => {
  const delFornitore = recordChiamate(page);
  await login(page, 'AMM_ELMAS');
  expect(delFornitore.filter((chiamata) => chiamata === 'GET /api/elmas')).toHaveLength(1);
  const fornitore = JSON.parse((await readScheda(page, 'ELMAS_provider')) ?? 'null');
  expect(fornitore).toMatchObject({ ragioneSociale: 'Quadra S.r.l.', sito: 'https://quadra.example' });

  const altra = await browser.newPage();
  const delloStudio = recordChiamate(altra);
  await login(altra, 'AMM_STU');
  expect(delloStudio).toContain('POST /api/utente/whoami');
  expect(delloStudio).not.toContain('GET /api/elmas');
  expect(await readScheda(altra, 'ELMAS_provider')).toBeNull();
  await altra.close();
});

test('[SES-017] the pages send the cookie and no Authorization; a client of the API sends its token', async ({
  page,
  playwright,
  baseURL,
}) => {
  const token = page.waitForRequest('**/token');
  await login(page);
  const elenco = page.waitForResponse(`**${lista}`);
  await page
    .getByRole('link', { name: /^Anagrafica/ })
    .first()
    .click();
  const primaDellAccesso = await (await token).allHeaders();
  expect(primaDellAccesso.authorization).toBeUndefined();
  expect(primaDellAccesso.cookie ?? '').not.toContain('quadra_sid');
  const dopo = await (await elenco).request().allHeaders();
  expect(dopo.cookie).toContain('quadra_sid=');
  expect(dopo.authorization).toBeUndefined();

  const { email, password } = getAccesso('AMM_STU');
  const client = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const accesso = await client.post('/token', {
    form: { username: email, password, grant_type: 'password' },
  });
  const { access_token: chiave } = (await accesso.json()) as { access_token: string };
  const senzaCookie = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const headers = { authorization: `Bearer ${chiave}` };
  expect((await senzaCookie.post(lista, { data: {}, headers })).status()).toBe(200);
  expect((await senzaCookie.post(lista, { data: {} })).status()).toBe(401);
  await client.dispose();
  await senzaCookie.dispose();
});

test('[SES-018] every POST accepts JSON and carries the app id; the server does not need it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const invii: { percorso: string; accept: string | undefined; corpo: string }[] = [];
  page.on('request', (richiesta) => {
    if (richiesta.method() !== 'POST') return;
    invii.push({
      percorso: new URL(richiesta.url()).pathname,
      accept: richiesta.headers().accept,
      corpo: richiesta.postData() ?? '',
    });
  });
  await login(page);
  await page
    .getByRole('link', { name: /^Anagrafica/ })
    .first()
    .click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(invii.map(({ percorso }) => percorso)).toEqual(
    expect.arrayContaining(['/token', '/api/utente/whoami', lista]),
  );
  for (const { percorso, accept, corpo } of invii) {
    expect(accept, percorso).toContain('application/json');
    expect(corpo, percorso).toContain('appid');
  }
  const { email, password } = getAccesso('AMM_STU');
  const client = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const senza = await client.post('/token', {
    form: { username: email, password, grant_type: 'password' },
  });
  expect(senza.status()).toBe(200);
  await client.dispose();
});

test('[SES-025] the home without a user empties the storage and goes to the login', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('vecchia', 'x');
    sessionStorage.setItem('ELMAS_firm', '{}');
  });
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('vecchia'))).toBeNull();
  expect(await readScheda(page, 'ELMAS_firm')).toBeNull();
});

test('[SES-028] [ERR-004] [ERR-006] on the root path a 401 tells it, and the session is kept', async ({
  page,
  context,
}) => {
  await enter(page, 'AMM_STU', '/anagrafica/nuova');
  const comune = page.getByRole('combobox', { name: 'Comune', exact: true });
  await expect(comune).toBeVisible();
  await page.route('**/api/lookupportal/**', (rotta) => rotta.fulfill({ status: 401, json: {} }));
  await page.evaluate(() => History.prototype.replaceState.call(history, history.state, '', '/'));
  await comune.fill('modena');
  const avviso = page.getByRole('region', { name: 'Notifiche' });
  await expect(avviso).toContainText('Non autorizzato.');
  await expect(avviso.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
  const nomi = (await context.cookies()).map(({ name }) => name);
  expect(nomi).toEqual(expect.arrayContaining(['quadra_sid', 'ELMAS_user']));
  await expect(comune).toBeVisible();
});

test('[SES-030] [ERR-003] when the server does not answer the login page says so', async ({ page }) => {
  await enter(page, 'AMM_STU', '/anagrafica');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.route('**/api/**', (rotta) => rotta.abort('connectionrefused'));
  await page.getByRole('textbox', { name: 'Comune' }).fill('Modena');
  await page.getByRole('textbox', { name: 'Comune' }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toContainText('Server non raggiungibile. Riprovare più tardi.');
});

test('[SES-033] the query of a single sign-on link is kept, as numbers and as it came', async ({ page }) => {
  await page.goto('/login?idstudio=12&lms=3&tab=x');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  const registro = await page.evaluate(() => localStorage.getItem('redirect'));
  expect(JSON.parse(registro ?? 'null')).toEqual({
    idstudio: 12,
    lms: 3,
    tab: 'x',
    search: 'idstudio=12&lms=3&tab=x',
  });
});

test('[SES-036] [ERR-030] a link for another studio is refused with both numbers, and kept', async ({
  page,
  context,
}) => {
  const { email, password } = getAccesso('AMM_STU');
  await changeRisposta(page, '/api/utente/whoami', (utente) => ({ ...utente, StudioId: 12 }));
  await page.goto('/login?idstudio=99');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('alert')).toContainText('Autenticarsi con ID cliente 99 (attuale: 12)');
  await expect(page).toHaveURL(/\/login/);
  const nomi = (await context.cookies()).map(({ name }) => name);
  expect(nomi.filter((nome) => /^(ELMAS_|quadra_sid)/.test(nome))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('redirect'))).toContain('"idstudio":99');
});

test('[SES-039] the release notes open in a new tab that cannot reach back', async ({ page }) => {
  await enter(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Informazioni di versione' }).click();
  const scheda = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Note di rilascio, Portale/ }).click();
  const note = await scheda;
  await expect(note.getByRole('heading', { level: 1, name: 'Note di rilascio' })).toBeVisible();
  expect(await note.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/home$/);
});

test('a reload restores the session from the cookie, even without the display items', async ({
  page,
  context,
}) => {
  await enter(page, 'AMM_STU', '/anagrafica');
  await expect(page.getByRole('heading', { level: 1, name: 'Anagrafica' })).toBeVisible();
  await context.clearCookies({ name: /^ELMAS_/ });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Anagrafica' })).toBeVisible();
});

test('the login page asks nothing that is refused', async ({ page }) => {
  const rifiuti: string[] = [];
  page.on('response', (risposta) => {
    if (risposta.status() >= 400) rifiuti.push(`${risposta.status()} ${risposta.url()}`);
  });
  page.on('console', (voce) => {
    if (voce.type() === 'error') rifiuti.push(voce.text());
  });
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(rifiuti).toEqual([]);
});
