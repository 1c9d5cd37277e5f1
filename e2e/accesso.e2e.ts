import { expect, test } from '@playwright/test';
import { PREFISSO_COOKIE } from '../packages/contract/src/index.ts';
import { enter, getAccesso, login, openSessione } from './accessi.ts';

test('[RTE-001] the empty route goes to the login', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
});

test('[RTE-003] the login page shows the form, with and without a code', async ({ page }) => {
  for (const percorso of ['/login', '/login/ABC']) {
    await page.goto(percorso);
    await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  }
});

test('[RTE-005] [USR-013] [USR-003] the activation routes always go to the login, where there is no menu', async ({
  page,
}) => {
  for (const percorso of ['/richiesta-attivazione', '/richiesta-attivazione/ABC', '/utenti']) {
    await page.goto(percorso);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
  for (const chi of ['AMM_ELMAS', 'AMM_GES', 'AMM_STU', 'OP_STU']) {
    await openSessione(page, chi);
    await page.goto('/richiesta-attivazione');
    await expect(page).toHaveURL(/\/login$/);
    await page.context().clearCookies();
  }
});

test('[REG-013] [ERR-012] the recovery of a password says the same to everybody, or that it failed', async ({
  page,
}) => {
  await page.goto('/recupero-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Recupero password' })).toBeVisible();
  await page.getByLabel('E-mail').fill('nessuno@example.it');
  await page.route('**/api/utente/resetpassword', (rotta) => rotta.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByText('Errore nel recupero della password.')).toBeVisible();
  await page.unroute('**/api/utente/resetpassword');
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByText('il collegamento è in arrivo')).toBeVisible();
});

test('[SES-001] the login sets the session cookie, then asks who it is', async ({ page, context }) => {
  const chiamate: string[] = [];
  page.on('request', (richiesta) => {
    if (richiesta.method() === 'POST') chiamate.push(new URL(richiesta.url()).pathname);
  });
  await login(page);
  const dopo = chiamate.slice(chiamate.indexOf('/token'));
  expect(dopo.slice(0, 2)).toEqual(['/token', '/api/utente/whoami']);
  const sid = (await context.cookies()).find((cookie) => cookie.name === 'quadra_sid');
  expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('[SES-021] cookies that scripts read begin with ELMAS_ and hold JSON in base64, no secret', async ({
  page,
  context,
}) => {
  await enter(page);
  const sid = (await context.cookies()).find((cookie) => cookie.name === 'quadra_sid')?.value ?? '';
  const leggibili = (await page.evaluate(() => document.cookie)).split('; ').filter(Boolean);
  expect(leggibili.length).toBeGreaterThan(0);
  for (const cookie of leggibili) {
    const [nome = '', valore = ''] = cookie.split(/=(.*)/s);
    expect(nome).toMatch(/^ELMAS_/);
    const testo = Buffer.from(decodeURIComponent(valore), 'base64').toString('utf8');
    expect(() => JSON.parse(testo)).not.toThrow();
    expect(testo).not.toContain(sid);
  }
});

test('[SES-019] no session id and no access_token in anything that scripts can read', async ({
  page,
  context,
}) => {
  const risposta = page.waitForResponse((candidata) => candidata.url().endsWith('/token'));
  await login(page);
  const { access_token: token } = (await (await risposta).json()) as { access_token: string };
  const sid = (await context.cookies()).find((cookie) => cookie.name === 'quadra_sid')?.value ?? '';
  const tutto = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      document.documentElement.outerHTML,
    ]),
  );
  expect(sid.length).toBeGreaterThan(20);
  expect(token.length).toBeGreaterThan(20);
  expect(tutto).not.toContain(sid);
  expect(tutto).not.toContain(token);
});

test('[SES-023] logout ends the session on the server and in the browser', async ({ page, context }) => {
  await login(page);
  const prima = await context.cookies();
  await page.getByRole('button', { name: /Account|Sala Roberta/ }).click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const dopo = await context.cookies();
  expect(
    dopo.filter((cookie) => /^(ELMAS_|quadra_sid)/.test(cookie.name)).map((cookie) => cookie.name),
  ).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  await context.addCookies(prima.filter((cookie) => cookie.name === 'quadra_sid'));
  const risposta = await page.evaluate(() =>
    fetch('/api/utente/whoami', { method: 'POST', headers: { 'x-quadra-app': 'prova' } }).then(
      (esito) => esito.status,
    ),
  );
  expect(risposta).toBe(401);
});

test('with the keys one goes from the e-mail to the password, and to the recovery after it', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  const passi = [
    page.getByLabel('Password', { exact: true }),
    page.getByRole('button', { name: 'Mostra' }),
    page.getByRole('link', { name: 'Password dimenticata' }),
    page.getByRole('button', { name: 'Accedi', exact: true }),
  ];
  for (const passo of passi) {
    await page.keyboard.press('Tab');
    await expect(passo).toBeFocused();
  }
});

test('[SES-026] opening the login with a stored user clears it, says whose session ended, and shows the form', async ({
  page,
  context,
}) => {
  await enter(page);
  const altra = await context.newPage();
  await altra.goto('/anagrafica');
  await expect(altra.getByRole('row').nth(1)).toBeVisible();
  // However late the answer of the server, the other tab is gone for the exit and not for a session that is over.
  await page.route('**/logout', async (route) => {
    const response = await route.fetch();
    await expect(altra).toHaveURL(/\/login/);
    await route.fulfill({ response });
  });
  await page.goto('/login/ABC');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'Aprendo questa pagina la sessione di Sala Roberta è terminata. Per riprendere, accedere di nuovo.',
  );
  await expect(altra.getByRole('alert')).toContainText('L’uscita è stata fatta in un’altra scheda.');
  await expect(async () => {
    const nomi = (await context.cookies()).map((cookie) => cookie.name);
    expect(nomi.filter((nome) => nome === 'quadra_sid' || nome === 'ELMAS_Utente')).toEqual([]);
  }).toPass();
});

test('[SES-027] [ERR-004] a session ended on the server: any list empties the store and leads to the login', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await enter(page);
  const cookie = (await context.cookies()).find(({ name }) => name === 'quadra_sid');
  const altrove = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: {
      cookie: `quadra_sid=${cookie?.value}`,
      origin: baseURL ?? '',
      'x-quadra-app': 'prova',
    },
  });
  expect((await altrove.post('/api/commons/call/logout', { data: {} })).ok()).toBe(true);
  await altrove.dispose();
  // The browser still has its cookie and what it shows: only the server knows.
  expect((await context.cookies()).map(({ name }) => name)).toContain('quadra_sid');
  await page.goto('/anagrafica');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  const restano = await page.evaluate(() => Object.keys(sessionStorage));
  for (const nome of ['firm', 'applications']) expect(restano).not.toContain(`ELMAS_${nome}`);
  // The cookie of the server is left: an answer that comes late must not end the session opened meanwhile.
  const nomi = (await context.cookies()).map(({ name }) => name);
  expect(nomi).not.toContain(`${PREFISSO_COOKIE}user`);
});

test('[VAL-004] an empty e-mail or password is marked, and nothing is sent', async ({ page }) => {
  let inviate = 0;
  page.on('request', (richiesta) => {
    if (richiesta.url().endsWith('/token')) inviate += 1;
  });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('qualcuno@posta.example');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(inviate).toBe(0);
});

test('[ERR-007] a wrong login says so, with the code of the request', async ({ page }) => {
  const { email } = getAccesso('OP_STU');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('non-è-questa-1');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('alert')).toContainText('Credenziali errate.');
  await expect(page.getByRole('alert')).toContainText(/Codice richiesta/i);
});

test('[SES-045] an account under attack asks the code of a mail, and the second step after it', async ({
  page,
}) => {
  const rispondi = (mfa_token: string, mfa_methods: string[]) => ({
    status: 400,
    json: { error: 'mfa_required', error_description: '', mfa_token, mfa_methods, expires_in: 300 },
  });
  await page.route('**/token', (rotta) => rotta.fulfill(rispondi('prima', ['email'])));
  const inviati: unknown[] = [];
  await page.route('**/api/commons/call/verifica', (rotta) => {
    inviati.push(rotta.request().postDataJSON());
    return rotta.fulfill(rispondi('seconda', ['totp', 'recovery']));
  });
  const { email, password } = getAccesso('OP_STU');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Codice per posta' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usare un codice di recupero' })).toHaveCount(0);
  await page.getByLabel('Codice ricevuto per posta').fill('1234 5678');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Verifica in due passaggi' })).toBeVisible();
  await expect(page.getByLabel('Codice di verifica')).toBeFocused();
  expect(inviati).toMatchObject([{ sfida: 'prima', codice: '1234 5678' }]);
});

test('[RTE-010] the title bar is hidden on the not-logged pages and present on the others', async ({
  page,
}) => {
  const barra = page.locator('[data-barra-titolo]');
  for (const percorso of ['/login', '/login/ABC', '/richiesta-attivazione', '/richiesta-password']) {
    await page.goto(percorso);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(barra).toHaveCount(0);
  }
  await login(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(barra).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Anagrafica/ })
    .first()
    .click();
  await expect(barra.getByRole('heading', { level: 1, name: 'Anagrafica' })).toBeVisible();
});
