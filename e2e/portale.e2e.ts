import { expect, type Page, test } from '@playwright/test';
import { changeRisposta, getAccesso, intercept, login } from './accessi.ts';

const portale = {
  uscita: 'https://portale.example/uscita',
  studio: 'https://studi.example/',
};
const HOST_DEBUG = 'http://127.0.0.1:3001';

/** The pages as in production, and a portal that answers. */
async function openInProduzione(page: Page): Promise<void> {
  await page.route(/^https:\/\/(portale|studi)\.example\//, (rotta) =>
    rotta.fulfill({ contentType: 'text/html', body: '<h1>Portale</h1>' }),
  );
  await changeRisposta(page, '/api/commons/call/config', (dati) => ({
    ...dati,
    ambiente: 'produzione',
    portale,
  }));
  await login(page);
}

test('[SES-024] in production the exit leads to the single portal', async ({ page, context }) => {
  await openInProduzione(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(page).toHaveURL(portale.uscita);
  expect((await context.cookies()).filter(({ name }) => /^(ELMAS_|quadra_sid)/.test(name))).toEqual([]);
});

test('[SES-024] [RTE-033] an exit that was confirmed asks once: the browser adds nothing', async ({
  page,
}) => {
  const domande: string[] = [];
  page.on('dialog', async (domanda) => {
    domande.push(domanda.type());
    await domanda.accept();
  });
  await openInProduzione(page);
  await page.goto('/fabbricato');
  await page
    .getByRole('row', { name: /A\/2 710,13/ })
    .getByRole('link')
    .click();
  await page.getByLabel('Indirizzo', { exact: true }).fill('Viale Lontano 1');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  const domanda = page.getByRole('dialog').filter({ hasText: 'Ci sono modifiche non salvate. Continuare?' });
  await domanda.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(portale.uscita);
  expect(domande).toEqual([]);
});

test('[SES-029] in production a session that is over, or a silent server, leads to the portal of the client', async ({
  page,
  context,
}) => {
  await openInProduzione(page);
  await page
    .getByRole('link', { name: /^Anagrafica/ })
    .first()
    .click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await context.clearCookies({ name: 'quadra_sid' });
  // A call that the page itself makes in this instant may have led there already.
  const arrivo = page.getByRole('heading', { name: 'Portale' });
  await page
    .getByRole('link', { name: /^Dichiarazioni/ })
    .or(arrivo)
    .first()
    .click();
  await expect(page).toHaveURL(portale.studio);

  await page.unroute('**/api/commons/call/config');
  await openInProduzione(page);
  await page
    .getByRole('link', { name: /^Anagrafica/ })
    .first()
    .click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.route('**/api/**', (rotta) => rotta.abort('connectionrefused'));
  await page.getByRole('textbox', { name: 'Comune' }).fill('Modena');
  await page.getByRole('textbox', { name: 'Comune' }).press('Enter');
  await expect(page).toHaveURL(portale.studio);
});

test('[SES-031] a Developer who asked for debug calls the debug host; a cookie forged by others changes nothing', async ({
  page,
  browser,
}) => {
  const chiamate: string[] = [];
  await intercept(page, `${HOST_DEBUG}/**`, async (rotta) => {
    chiamate.push(rotta.request().url());
    const { pathname } = new URL(rotta.request().url());
    const risposta = await rotta.fetch({ url: new URL(pathname, page.url()).href });
    const headers = {
      ...risposta.headers(),
      'access-control-allow-origin': new URL(page.url()).origin,
      'access-control-allow-credentials': 'true',
    };
    await rotta.fulfill({ response: risposta, headers });
  });
  const { email, password } = getAccesso('AMM_ELMAS');
  await page.goto('/login?debug=true');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => chiamate.some((url) => url.startsWith(`${HOST_DEBUG}/api/`))).toBe(true);

  const altra = await browser.newPage();
  const sue: string[] = [];
  altra.on('request', (richiesta) => sue.push(new URL(richiesta.url()).origin));
  await login(altra);
  await altra.context().addCookies([{ name: 'ELMAS_debug', value: btoa('true'), url: altra.url() }]);
  await altra
    .getByRole('main')
    .getByRole('link', { name: /^Anagrafica/ })
    .click();
  await expect(altra.getByRole('row').nth(1)).toBeVisible();
  expect(new Set(sue)).toEqual(new Set([new URL(altra.url()).origin]));
  await altra.close();
});

test('[CFG-001] the cookies of the suite last ten hours, for the configured domain, Lax', async ({
  page,
  context,
  baseURL,
}) => {
  const porta = new URL(baseURL ?? '').port;
  const { data } = await (await page.request.get(`${baseURL}/api/commons/call/config`)).json();
  await page.route('**/api/commons/call/config', (rotta) =>
    rotta.fulfill({ json: { data: { ...data, dominioCookie: 'login.localhost' } } }),
  );
  const { email, password } = getAccesso('AMM_STU');
  await page.goto(`http://login.localhost:${porta}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('button', { name: 'Aspetto' })).toBeVisible();
  const cookie = await context.cookies();
  const nostri = cookie.filter(({ name }) => name.startsWith('ELMAS_'));
  expect(nostri.length).toBeGreaterThan(2);
  for (const { domain, path, sameSite, expires } of nostri) {
    expect([domain, path, sameSite]).toEqual(['.login.localhost', '/', 'Lax']);
    expect(Math.abs(expires - Date.now() / 1000 - 36_000)).toBeLessThan(120);
  }
  const sessione = cookie.find(({ name }) => name === 'quadra_sid');
  expect(sessione).toMatchObject({ domain: 'login.localhost', path: '/', sameSite: 'Lax', httpOnly: true });
  await page.goto(`http://login.localhost:${porta}/login`);
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => /^(ELMAS_|quadra_sid)/.test(name))).toEqual([]);
});
