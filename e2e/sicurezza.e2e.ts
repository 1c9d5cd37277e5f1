import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { enter, getAccesso, intercept, login } from './accessi.ts';

/** Nobody else's user: while this goes on his login asks more than a password. */
const CHI = 'f.riva@nordconsulenze.example';
const PASSO_MS = 30_000;
test.describe.configure({ mode: 'serial' });

const openSicurezza = async (page: Page) => {
  await page.goto('/sicurezza');
  await expect(page.getByRole('heading', { level: 1, name: 'Sicurezza' })).toBeVisible();
};
const typeCredenziali = async (page: Page, indirizzo = '/login') => {
  const { email, password } = getAccesso(CHI);
  await page.goto(indirizzo);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
};
const readCodici = async (page: Page) => {
  const codici = page.getByRole('region', { name: 'Codici di recupero da conservare' });
  await expect(codici.getByRole('listitem')).toHaveCount(10);
  const elenco = await codici.getByRole('listitem').allTextContents();
  await codici.getByRole('button', { name: 'Li ho conservati' }).click();
  await expect(codici).toHaveCount(0);
  return elenco;
};
/** The next removal of the application is refused as if the last proof were old. */
const askOnce = (page: Page) =>
  page.route(
    '**/api/sicurezza/totp',
    (rotta) => rotta.fulfill({ status: 403, json: { Codice: 'CONFERMA_RICHIESTA', Message: 'Confermare.' } }),
    { times: 1 },
  );
/** A code of a step that was not used yet: the application would show it a moment later. */
const computeCodice = (segreto: string, passi = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(segreto), timestamp: Date.now() + passi * PASSO_MS });

test('no text becomes markup, code or the address of code in a page of the portal', async ({ page }) => {
  await enter(page, 'AMM_STU', '/');
  const tentati = await page.evaluate(() => {
    const attempt = (run: () => void) => {
      try {
        run();
        return 'fatto';
      } catch (errore) {
        return (errore as Error).name;
      }
    };
    const marca = '<img src="x" onerror="alert(1)">';
    return [
      attempt(() => document.body.insertAdjacentHTML('beforeend', marca)),
      attempt(() => Object.assign(document.createElement('div'), { innerHTML: marca })),
      attempt(() => new DOMParser().parseFromString(marca, 'text/html')),
      attempt(() => Object.assign(document.createElement('script'), { src: '/assets/x.js' })),
      attempt(() => Object.assign(document.createElement('script'), { text: 'alert(1)' })),
      attempt(() => setTimeout('alert(1)')),
      // The words of a style sheet have no mark in them.
      attempt(() => Object.assign(document.createElement('style'), { innerHTML: 'a { color: red }' })),
    ];
  });
  expect(tentati).toEqual([...Array(6).fill('TypeError'), 'fatto']);
});

test('[ASVS 6.3.3] the code application is activated, asked at the login, replaced by a recovery code, taken away', async ({
  page,
}) => {
  await login(page, CHI);
  await openSicurezza(page);
  await page.getByRole('button', { name: 'Attiva l’app per i codici' }).click();
  await expect(page.getByRole('img', { name: /Codice QR/ })).toBeVisible();
  const segreto = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('button', { name: 'Attiva', exact: true }).click();
  await expect(page.getByText('Inserire il codice.')).toBeVisible();
  await page.getByLabel('Codice di sei cifre').fill(computeCodice(segreto));
  await page.keyboard.press('Enter');
  const [recupero = '', secondo = ''] = await readCodici(page);
  await expect(page.getByText('Restano 10 codici.')).toBeVisible();
  await expect(page.getByText(/^Attiva dal/)).toBeVisible();

  await page.context().clearCookies();
  await typeCredenziali(page);
  await expect(page.getByRole('heading', { name: 'Verifica in due passaggi' })).toBeVisible();
  await expect(page.getByLabel('Codice di verifica')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Verifica non riuscita');
  await page.getByLabel('Codice di verifica').fill(computeCodice(segreto, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);

  await page.context().clearCookies();
  await typeCredenziali(page);
  await page.getByRole('button', { name: 'Usare un codice di recupero' }).click();
  await page.getByLabel('Codice di recupero').fill(recupero);
  await page.getByRole('button', { name: 'Verifica', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await openSicurezza(page);
  await expect(page.getByText('Restano 9 codici.')).toBeVisible();
  await askOnce(page);
  await page.getByRole('button', { name: 'Togli l’app' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  const finestra = page.getByRole('dialog', { name: 'Confermare la propria identità' });
  await expect(finestra.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(getAccesso(CHI).password);
  await page.keyboard.press('Enter');
  await expect(finestra.getByText('Inserire il codice.')).toBeVisible();
  await finestra.getByLabel('Codice di verifica').fill('000000');
  await page.keyboard.press('Enter');
  await expect(finestra.getByText(/^Verifica non riuscita/)).toBeVisible();
  await finestra.getByRole('button', { name: 'Usare un codice di recupero' }).click();
  await finestra.getByLabel('Codice di recupero').fill(secondo);
  await page.keyboard.press('Enter');
  await expect(finestra).toHaveCount(0);
  await expect(page.getByText('Non attiva')).toBeVisible();
});

test('[ASVS 7.5.1] a sensitive act asks who is there: left, nothing happens; confirmed, it goes on', async ({
  page,
}) => {
  await enter(page, CHI, '/sicurezza');
  let rifiuti = 0;
  await page.route('**/api/sicurezza/totp', async (rotta) => {
    rifiuti += 1;
    if (rifiuti > 2) return rotta.continue();
    return rotta.fulfill({ status: 403, json: { Codice: 'CONFERMA_RICHIESTA', Message: 'Confermare.' } });
  });
  const finestra = page.getByRole('dialog', { name: 'Confermare la propria identità' });
  await page.getByRole('button', { name: 'Attiva l’app per i codici' }).click();
  await expect(finestra).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finestra).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Codice QR/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Attiva l’app per i codici' }).click();
  await finestra.getByLabel('Password', { exact: true }).fill('sbagliata');
  await finestra.getByRole('button', { name: 'Continua' }).click();
  await expect(finestra.getByText('Password errata.')).toBeVisible();
  await finestra.getByLabel('Password', { exact: true }).fill(getAccesso(CHI).password);
  await page.keyboard.press('Enter');
  await expect(finestra).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Codice QR/ })).toBeVisible();
});

test('[ASVS 6.3.3] a passkey is registered, enters without password, is the second step, is taken away', async ({
  page,
  baseURL,
}) => {
  const sito = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await typeCredenziali(page, `${sito}/login`);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`${sito}/sicurezza`);
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await page.getByLabel('Nome della passkey').fill('Portatile di prova');
  await page.getByRole('button', { name: 'Crea la passkey' }).click();
  await readCodici(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Portatile di prova' })).toContainText(
    'Mai usata',
  );

  await page.getByRole('button', { name: 'Rinomina la passkey Portatile di prova' }).click();
  const nome = page.getByLabel('Nome della passkey');
  await nome.fill(' ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dare un nome: servirà a riconoscerla.')).toBeVisible();
  await nome.fill('Portatile nuovo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Portatile nuovo' })).toContainText('Mai usata');

  await page.context().clearCookies();
  await page.goto(`${sito}/login`);
  await page.getByRole('button', { name: 'Usare una passkey' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.context().clearCookies();
  await typeCredenziali(page, `${sito}/login`);
  await expect(page.getByRole('heading', { name: 'Verifica in due passaggi' })).toBeVisible();
  await page.getByRole('button', { name: 'Usare una passkey' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`${sito}/sicurezza`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Portatile nuovo' })).toContainText('Ultimo uso');
  await page.getByRole('button', { name: 'Togli la passkey Portatile nuovo' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Nessuna passkey.')).toBeVisible();
});

test('[ASVS 6.3.3] who must have a second step does nothing else before it is active, then everything', async ({
  page,
}) => {
  let isAttiva = false;
  await intercept(page, '/api/**', async (rotta) => {
    const { pathname } = new URL(rotta.request().url());
    if (isAttiva || /commons|sicurezza/.test(pathname)) return rotta.fallback();
    if (!pathname.endsWith('/whoami'))
      return rotta.fulfill({ status: 403, json: { Codice: 'VERIFICA_OBBLIGATORIA', Message: 'Prima.' } });
    const risposta = await rotta.fetch();
    const { data } = await risposta.json();
    return rotta.fulfill({ response: risposta, json: { data: { ...data, VerificaDaAttivare: true } } });
  });
  await typeCredenziali(page);
  await expect(page).toHaveURL(/\/sicurezza$/);
  await expect(page.getByText(/la verifica in due passaggi è obbligatoria/)).toBeVisible();
  await page.goto('/anagrafica');
  await expect(page).toHaveURL(/\/sicurezza$/);
  await page.getByRole('button', { name: 'Attiva l’app per i codici' }).click();
  const segreto = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Codice di sei cifre').fill(computeCodice(segreto));
  isAttiva = true;
  await page.keyboard.press('Enter');
  await readCodici(page);
  await expect(page.getByText(/la verifica in due passaggi è obbligatoria/)).toHaveCount(0);
  await page.goto('/anagrafica');
  await expect(page.getByRole('heading', { level: 1, name: 'Anagrafica' })).toBeVisible();
  await openSicurezza(page);
  await page.getByRole('button', { name: 'Togli l’app' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Non attiva')).toBeVisible();
});

test('[VAL-009] the addresses of the operators: a wrong one is named and not sent, none is everybody', async ({
  page,
}) => {
  await login(page);
  await openSicurezza(page);
  const campo = page.getByRole('textbox', { name: 'IP abilitati' });
  const invii: string[] = [];
  page.on('request', (richiesta) => {
    if (richiesta.method() === 'PUT') invii.push(richiesta.url());
  });
  await campo.fill('10.0.0.1,x');
  await expect(page.getByText('Indirizzo IP non valido: x')).toBeVisible();
  await campo.press('Enter');
  expect(invii).toEqual([]);
  await campo.fill('0.0.0.0/0');
  await expect(page.getByText(/ammette ogni indirizzo/)).toBeVisible();
  await campo.fill('');
  await campo.press('Enter');
  await expect(page.getByText('Indirizzi abilitati salvati.')).toBeVisible();
});
