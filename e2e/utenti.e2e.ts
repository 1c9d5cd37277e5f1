import { expect, test } from '@playwright/test';
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

  await page.context().clearCookies();
  await enter(page, 'AMM_ELMAS', '/home');
  const posta = await page.request.post('/api/posta/list', {
    data: { Filter: { Destinatario: EMAIL } },
    headers: { origin: test.info().project.use.baseURL ?? '', 'X-Quadra-App': 'prova' },
  });
  const [{ Testo }] = (await posta.json()).data;
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

test('[REG-001] [REG-002] [REG-003] the registration has its fifteen fields, and refuses before asking', async ({
  page,
}) => {
  await page.goto('/registrazione');
  await expect(page.getByRole('heading', { level: 1, name: 'Registrazione' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(13);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByLabel('E-mail', { exact: true }).fill('a@example.it');
  await page.getByLabel('Conferma e-mail').fill('b@example.it');
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByLabel('Conferma e-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText("È necessario accettare l'informativa sulla privacy.")).toBeVisible();
});
