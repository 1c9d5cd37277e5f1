import { expect, type Page, test } from '@playwright/test';
import { PREFISSO_COOKIE } from '../packages/contract/src/index.ts';
import { enter } from './accessi.ts';

const EMAIL = 'nuova.operatrice@studiograssi.example';
const PASSWORD = 'Ginepro-Alto-2027';
test.describe.configure({ mode: 'serial' });

test('[USR-018] [REG-007] [ERR-009] [ERR-032] an administrator invites; the link of the mail opens the access, once', async ({
  page,
}) => {
  await enter(page, 'p.grassi@studiograssi.example', '/utenti');
  await expect(page.getByRole('heading', { level: 1, name: 'Utenti' })).toBeVisible();
  await page.getByRole('button', { name: 'Nuovo utente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo utente' })).toBeVisible();
  await page.getByLabel('Cognome', { exact: true }).fill('Serra');
  await page.getByLabel('Nome', { exact: true }).fill('Olga');
  await page.getByLabel('E-mail', { exact: true }).fill('g@12');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Utente non salvato: 1 campo da correggere')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(EMAIL);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Serra Olga' })).toBeVisible();
  await expect(page.getByText('Da attivare')).toBeVisible();

  await change(page, 'AMM_ELMAS');
  const posta = await page.request.post('/api/posta/list', {
    data: { Filter: { Destinatario: EMAIL } },
    headers: { origin: test.info().project.use.baseURL ?? '', 'X-Quadra-App': 'prova' },
  });
  const [{ Id }] = (await posta.json()).data;
  const { Testo } = (await (await page.request.get(`/api/posta/${Id}`)).json()).data;
  const codice = /\/login\/([\w-]{43})/.exec(Testo)?.[1] ?? '';
  await page.context().clearCookies();
  await page.goto(`/login/${codice}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Attivazione dell’accesso' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Conferma della password').fill(PASSWORD);
  await page.getByLabel('Ho letto e accetto').check();
  await page.getByRole('button', { name: 'Attiva l’accesso' }).click();
  await expect(page.getByText('Attivazione completata.')).toBeVisible();
  await page.goto(`/login/${codice}`);
  await page.getByLabel('Ho letto e accetto').check();
  await page.getByRole('button', { name: 'Accetta l’invito' }).click();
  await expect(page.getByText('Attivazione già completata.')).toBeVisible();
});

test('a user is disabled without losing what is being written on his page', async ({ page }) => {
  const cognome = page.getByLabel('Cognome', { exact: true });
  await enter(page, 'p.grassi@studiograssi.example', '/utenti');
  await page.getByRole('row').filter({ hasText: 'Serra' }).dblclick();
  await expect(cognome).toHaveValue('Serra');
  await cognome.fill('Serrani');
  await page.getByRole('button', { name: 'Disattiva' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Riattiva' })).toBeVisible();
  await expect(cognome).toHaveValue('Serrani');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Serrani Olga' })).toBeVisible();
});

test('[REG-001] [REG-002] [REG-003] [ENU-002] the registration has its fifteen fields, and refuses before asking', async ({
  page,
}) => {
  await page.goto('/registrazione');
  await expect(page.getByRole('heading', { level: 1, name: 'Registrazione' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(13);
  await page.getByRole('combobox', { name: 'Profilo' }).click();
  await expect(page.getByRole('option')).toHaveText(['Studio', 'Privato', 'Azienda']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByLabel('E-mail', { exact: true }).fill('a@example.it');
  await page.getByLabel('Conferma e-mail').fill('b@example.it');
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByLabel('Conferma e-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText("È necessario accettare l'informativa sulla privacy.")).toBeVisible();
});

const CAPO = 'e.bellini@studiobellini.example';
const OPERATORE = 't.neri@studiobellini.example';

/** A call with the session of the page, as its scripts would make it. */
async function call(page: Page, metodo: 'PUT' | 'POST', percorso: string, data: object) {
  const origin = test.info().project.use.baseURL ?? '';
  const headers = { origin, 'X-Quadra-App': 'prova' };
  const risposta = await page.request.fetch(percorso, { method: metodo, data, headers });
  expect([percorso, risposta.status()]).toEqual([percorso, 200]);
  return risposta.json();
}

async function findBellini(page: Page): Promise<number> {
  const { data } = await call(page, 'POST', '/api/studio/listall', {});
  return data.find((studio: { RagioneSociale: string }) => /Bellini/.test(studio.RagioneSociale)).Id;
}

const chooseFirst = (page: Page) => page.getByRole('grid').getByRole('checkbox').nth(1).click();
async function change(page: Page, chi: string, percorso = '/home') {
  // The page left behind could still forget the user of the next one.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await enter(page, chi, percorso);
}

test('[USR-010] a permission taken away takes its button; a cookie that says otherwise shows it, and the call is refused', async ({
  page,
}) => {
  const permesso = { Codice: 'ANAGRAFICHE_ELIMINA', Valore: false };
  await enter(page, CAPO);
  await call(page, 'PUT', '/api/permesso', permesso);
  await change(page, OPERATORE, '/anagrafica');
  const archivia = page.getByRole('button', { name: 'Archivia', exact: true });
  await chooseFirst(page);
  await expect(page.getByRole('button', { name: 'Crea dichiarazioni' })).toBeVisible();
  await expect(archivia).toHaveCount(0);
  await page.context().addCookies([
    {
      name: `${PREFISSO_COOKIE}permissions`,
      value: btoa('["ANAGRAFICHE_SCRIVI","ANAGRAFICHE_ELIMINA"]'),
      url: test.info().project.use.baseURL ?? '',
    },
  ]);
  await page.getByRole('link', { name: 'Messaggi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messaggi' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Anagrafica' }).click();
  await chooseFirst(page);
  await archivia.click();
  await expect(page.getByText('Non autorizzato.')).toBeVisible();
  await change(page, CAPO);
  await call(page, 'PUT', '/api/permesso', { ...permesso, Valore: null });
});

test('[USR-012] a feature that is off for a studio takes its menu away, and comes back with it', async ({
  page,
}) => {
  const menu = page.getByRole('button', { name: 'Altre finalità' });
  await enter(page, 'AMM_GES');
  const simulazione = { Codice: 'SIMULAZIONE', Valore: false, IdStudio: await findBellini(page) };
  await call(page, 'PUT', '/api/permesso', simulazione);
  await change(page, OPERATORE, '/anagrafica');
  await chooseFirst(page);
  await expect(page.getByRole('button', { name: 'Crea dichiarazioni' })).toBeVisible();
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Crea integrativa',
    'Crea ricalcoli',
    'Crea duplicata',
  ]);
  await change(page, 'AMM_GES');
  await call(page, 'PUT', '/api/permesso', { ...simulazione, Valore: null });
  await change(page, OPERATORE, '/anagrafica');
  await chooseFirst(page);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Crea simulazioni' })).toBeVisible();
});

test('[STU-012] [WID-011] [WID-012] a module that was not bought says to whom to turn; once it is on the menu has it, and it opens its address', async ({
  page,
}) => {
  const voce = page.getByRole('navigation').getByRole('link', { name: 'Applicazione remota' });
  await enter(page, CAPO, '/applicazione-remota');
  await expect(page.getByText('si chiede a chi vende i pacchetti')).toBeVisible();
  await expect(voce).toHaveCount(0);
  await page.getByRole('link', { name: 'Vai ai Pacchetti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pacchetti' })).toBeVisible();
  await change(page, OPERATORE, '/applicazione-remota');
  await expect(page.getByText('contatta il tuo amministratore')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vai ai Pacchetti' })).toHaveCount(0);
  await change(page, 'AMM_GES');
  const Id = await findBellini(page);
  const remota = { IdStudio: Id, Codice: 'REMOTEHOST', Dal: '2025-01-01', Modo: 'flat' };
  const indirizzo = `${test.info().project.use.baseURL}/remota-di-prova`;
  await page
    .context()
    .route('**/remota-di-prova', (rotta) =>
      rotta.fulfill({ contentType: 'text/html', body: '<h1>Programma remoto</h1><button>Fine</button>' }),
    );
  await call(page, 'PUT', '/api/studio/applicativo', { ...remota, Indirizzo: indirizzo });
  await change(page, OPERATORE, '/anagrafica');
  await voce.click();
  await page.getByRole('button', { name: 'Apri', exact: true }).click();
  const cornice = page.frameLocator('iframe[title="Applicazione remota"]');
  await expect(cornice.getByRole('heading', { name: 'Programma remoto' })).toBeVisible();
  const chiudi = page.getByRole('button', { name: 'Chiudi' });
  // A box at a fraction of a pixel measures 29.999999.
  await expect
    .poll(async () => {
      const { width = 0, height = 0 } = (await chiudi.boundingBox()) ?? {};
      return Math.min(width, height);
    })
    .toBeGreaterThan(29.99);
  await page.evaluate((origine) => window.postMessage('close', origine), new URL(indirizzo).origin);
  await expect(cornice.getByRole('heading')).toBeVisible();
  await cornice.getByRole('button', { name: 'Fine' }).evaluate(() => parent.postMessage('close', '*'));
  await expect(page.locator('iframe')).toHaveCount(0);
  const scheda = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Apri in una nuova scheda' }).click();
  await expect(await scheda).toHaveURL(indirizzo);
  await change(page, 'AMM_GES');
  await call(page, 'PUT', '/api/studio/applicativo', { ...remota, Al: '2025-02-01' });
});
