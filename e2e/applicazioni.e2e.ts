import { expect, type Locator, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';

// A second try finds what the first left: its application is another.
const tentativo = () => (test.info().retry === 0 ? '' : `-${test.info().retry}`);
const getCodice = () => `corsi-di-prova${tentativo()}`;
const getNome = () => `Corsi di prova${tentativo()}`;
const RITORNO = 'https://corsi.example.it/ritorno';
test.describe.configure({ mode: 'serial' });

const press = async (dove: Locator) => {
  await dove.focus();
  await dove.press('Enter');
};

test('the vendor adds an application by keyboard, corrects an address, regenerates its secret', async ({
  page,
}) => {
  await enter(page, 'AMM_ELMAS', '/posta');
  await press(page.getByRole('link', { name: 'Applicazioni' }));
  await expect(page).toHaveURL(/\/applicazioni/);
  await press(page.getByRole('button', { name: 'Nuova applicazione' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova applicazione' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Codice/ }).focus();
  await page.keyboard.type(getCodice());
  await page.keyboard.press('Tab');
  await page.keyboard.type(getNome());
  await page.getByLabel('Anno').focus();
  await page.keyboard.type('2031');
  // Not active: the homes of the other journeys keep their years.
  await press(page.getByRole('switch', { name: 'Attiva' }));
  await expect(page.getByRole('switch', { name: 'Attiva' })).not.toBeChecked();
  await page.getByLabel('Indirizzo di ritorno 1', { exact: true }).focus();
  await page.keyboard.type('http://corsi.example.it/ritorno');
  await press(page.getByRole('button', { name: 'Aggiungi indirizzo: Indirizzi di ritorno dopo l’accesso' }));
  await expect(page.getByLabel('Indirizzo di ritorno 2', { exact: true })).toBeFocused();
  await page.keyboard.type(`${RITORNO}/due`);
  await page.keyboard.press('Control+s');

  await expect(page.getByText('Applicazione non salvata: 1 campo da correggere')).toBeVisible();
  const primo = page.getByLabel('Indirizzo di ritorno 1', { exact: true });
  await expect(primo).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Indirizzo di ritorno 2', { exact: true })).not.toHaveAttribute(
    'aria-invalid',
  );
  await press(page.getByRole('alert').getByRole('link', { name: 'Indirizzo di ritorno 1' }));
  await expect(primo).toBeFocused();
  await primo.fill(RITORNO);
  await press(page.getByRole('button', { name: 'Togli Indirizzo di ritorno 2' }));
  await expect(primo).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: getNome(), exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/applicazioni\/[\da-f-]{36}$/);

  const mostrato = page.getByRole('region', { name: 'Segreto da conservare' });
  await press(page.getByRole('button', { name: 'Genera un segreto' }));
  const vecchio = await mostrato.locator('code').textContent();
  await press(page.getByRole('button', { name: 'Rigenera il segreto' }));
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).press('Enter');
  await expect(mostrato.locator('code')).not.toHaveText(vecchio ?? '');
  await press(page.getByRole('button', { name: 'L’ho conservato' }));
  await expect(mostrato).toHaveCount(0);

  // The secret counted as a change of the record: what is written afterwards is still saved.
  await page.getByLabel('Pagina iniziale').fill('/corsi');
  await page.getByRole('button', { name: 'Torna all’elenco' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
  // The word of the first save may still be there: this is the answer of the second.
  const salvata = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Salva' }).click();
  expect((await salvata).status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel('Pagina iniziale')).toHaveValue('/corsi');
  await expect(page.getByText('Con segreto')).toBeVisible();
});

test('the consultant of the vendor reads the applications and changes nothing', async ({ page }) => {
  await enter(page, 'CON_ELMAS', '/applicazioni');
  await expect(page.getByText('Sola lettura')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ruota le chiavi' })).toHaveCount(0);
  await page.getByRole('link', { name: getNome(), exact: true }).click();
  await expect(page.getByLabel('Indirizzo di ritorno 1')).toHaveValue(RITORNO);
  await expect(page.getByLabel('Indirizzo di ritorno 1')).not.toBeEditable();
  for (const nome of ['Salva', /segreto/, /^Aggiungi/, /^Togli/])
    await expect(page.getByRole('button', { name: nome })).toHaveCount(0);
});

test('a studio does not reach the applications', async ({ page }) => {
  await openSessione(page, 'AMM_STU');
  for (const percorso of ['/applicazioni', '/applicazioni/nuova']) {
    await page.goto(percorso);
    await expect(page.getByText('Non autorizzato.')).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Applicazioni' })).toHaveCount(0);
});
