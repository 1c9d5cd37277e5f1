import { expect, type Page, test } from '@playwright/test';
import { changeRisposta, enter, getAccesso, login } from './accessi.ts';

const CHI = 't.neri@studiobellini.example';
const persona = 'Giulia Conti';

const setPortaleUnico = (page: Page) =>
  changeRisposta(page, '/api/commons/call/config', (dati) => ({ ...dati, portaleUnico: true }));

/** Runs an act that opens the provider, and answers there. */
async function answerAlFornitore(page: Page, act: () => Promise<void>, risposta: string): Promise<Page> {
  const [finestra] = await Promise.all([page.waitForEvent('popup'), act()]);
  await expect(finestra.getByRole('heading', { name: 'Fornitore di prova' })).toBeVisible();
  await finestra.getByRole('button', { name: risposta }).click();
  return finestra;
}

/** Remembers what `window.open` is asked and how the window is made as large as the screen. */
const watchFinestre = (page: Page) =>
  page.addInitScript(() => {
    const veraOpen = window.open.bind(window);
    window.open = (...argomenti) => {
      const finestra = veraOpen(...argomenti);
      const ricordo: Record<string, unknown> = { features: argomenti[2] };
      document.documentElement.dataset.finestra = JSON.stringify(ricordo);
      if (finestra) {
        finestra.resizeTo = (larghezza: number, altezza: number) => {
          document.documentElement.dataset.finestra = JSON.stringify({ ...ricordo, larghezza, altezza });
        };
      }
      return finestra;
    };
  });

async function openCollegamento(page: Page) {
  await page.getByRole('button', { name: /^Account/ }).click();
  const pannello = page.getByRole('dialog');
  await pannello.getByRole('button', { name: 'Accesso con identità esterna' }).click();
  return pannello;
}

test('[ACC-008] [SES-041] [CFG-010] an identity is linked from the panel, enters, and is unlinked', async ({
  page,
}) => {
  await watchFinestre(page);
  await setPortaleUnico(page);
  const entra = page.getByRole('button', { name: 'Entra con Fornitore di prova' });

  // Not linked yet: a sentence, and no session.
  await page.goto('/login');
  await answerAlFornitore(page, () => entra.click(), persona);
  await expect(page.getByRole('alert')).toContainText('Questa identità non è collegata a nessun accesso.');
  await expect(page).toHaveURL(/\/login$/);

  await login(page, CHI);
  const pannello = await openCollegamento(page);
  const collega = pannello.getByRole('button', { name: 'Collega Fornitore di prova' });
  const finestra = await answerAlFornitore(page, () => collega.click(), persona);
  await expect(pannello.getByText('Accesso già collegato')).toBeVisible();
  await expect(collega).toHaveCount(0);
  await expect.poll(() => finestra.isClosed()).toBe(true);

  await page.goto('/login');
  await answerAlFornitore(page, () => entra.click(), persona);
  await expect(page).toHaveURL(/\/home$/);
  const ricordo = await page.evaluate(() => ({
    chiesto: JSON.parse(document.documentElement.dataset.finestra ?? '{}'),
    schermo: [window.screen.availWidth, window.screen.availHeight],
  }));
  expect(ricordo.chiesto.features).toMatch(/^popup,width=1000,height=800,top=50,left=\d+$/);
  expect([ricordo.chiesto.larghezza, ricordo.chiesto.altezza]).toEqual(ricordo.schermo);
  const ritorno = await openCollegamento(page);
  await expect(ritorno.getByText('Accesso già collegato')).toBeVisible();
  await ritorno.getByRole('button', { name: 'Scollega' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Identità scollegata.')).toBeVisible();
});

test('[ACC-008] outside the single portal the accordion is not there', async ({ page }) => {
  await enter(page, CHI);
  await page.getByRole('button', { name: /^Account/ }).click();
  const pannello = page.getByRole('dialog');
  await expect(pannello.getByRole('button', { name: 'Informazioni account' })).toBeVisible();
  await expect(pannello.getByRole('button', { name: 'Accesso con identità esterna' })).toHaveCount(0);
});

test('the systems of identity: a menu by keyboard, a way back from the provider, nothing without providers', async ({
  page,
}) => {
  await changeRisposta(page, '/api/commons/call/config', (dati) => ({
    ...dati,
    identita: [
      { id: 'spid-1', etichetta: 'Primo gestore', sistema: 'spid' },
      { id: 'spid-2', etichetta: 'Secondo gestore', sistema: 'spid' },
      { id: 'prova', etichetta: 'Carta', sistema: 'cie' },
    ],
  }));
  await page.goto('/login');
  const spid = page.getByRole('button', { name: 'Entra con SPID' });
  await spid.press('Enter');
  const voci = page.getByRole('menu', { name: 'Fornitori SPID' }).getByRole('menuitem');
  await expect(voci).toHaveCount(2);
  await expect(voci.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(voci.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(spid).toBeFocused();
  await expect(voci).toHaveCount(0);
  const cie = page.getByRole('button', { name: 'Entra con CIE' });
  await answerAlFornitore(page, () => cie.click(), 'Annulla');
  await expect(page.getByRole('alert')).toContainText('Accesso annullato.');

  const { email, password } = getAccesso(CHI);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.unroute('**/api/commons/call/config');
  await changeRisposta(page, '/api/commons/call/config', (dati) => ({ ...dati, identita: [] }));
  const configurazione = page.waitForResponse('**/api/commons/call/config');
  await page.goto('/login');
  await (await configurazione).finished();
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Entra con/ })).toHaveCount(0);
});
