import { expect, type Page, test } from '@playwright/test';
import { enter, getAccesso, intercept } from './accessi.ts';

const cognome = (page: Page) => page.getByLabel('Cognome', { exact: true });
const via = (page: Page) => page.getByLabel('Via', { exact: true });
const salvata = (page: Page) => page.getByText(/^Bozza salvata alle \d\d:\d\d$/);
const banner = (page: Page) => page.getByRole('region', { name: /^Bozza recuperata del / });

/** The record of a client of the demo, of its own for each test, where no draft waits. */
async function openScheda(page: Page, cliente: string, chi = 'AMM_STU'): Promise<void> {
  await enter(page, chi, '/anagrafica');
  await page.getByRole('row').filter({ hasText: cliente }).dblclick();
  await expect(via(page)).toBeVisible();
}

async function enterAgain(page: Page, chi = 'AMM_STU'): Promise<void> {
  const { email, password } = getAccesso(chi);
  // The record, with e-mails of its own, stays on the screen until the login page is here.
  await expect(page.getByRole('heading', { level: 1, name: 'Accesso' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

/** Types without a pause until `ms` have gone by; answers what was there three seconds before the end. */
async function typeFor(page: Page, ms: number): Promise<{ tutto: string; sicuro: string }> {
  const inizio = Date.now();
  const battute: { quando: number; testo: string }[] = [];
  let testo = '';
  while (Date.now() - inizio < ms) {
    testo += String.fromCharCode(97 + (testo.length % 26));
    await page.keyboard.press(testo.slice(-1));
    battute.push({ quando: Date.now(), testo });
    await page.waitForTimeout(80);
  }
  const limite = Date.now() - 3000;
  return { tutto: testo, sicuro: battute.findLast(({ quando }) => quando <= limite)?.testo ?? '' };
}

test('a tab that dies while one types loses three seconds at most; Riprendi, then 409 with the differences', async ({
  browser,
}) => {
  const contesto = await browser.newContext();
  const prima = await contesto.newPage();
  await openScheda(prima, 'Amato Angelo');
  const indirizzo = prima.url();
  const vecchia = await via(prima).inputValue();
  await via(prima).fill('');
  await via(prima).focus();
  const { sicuro } = await typeFor(prima, 5000);
  expect(sicuro.length).toBeGreaterThan(5);
  await prima.close({ runBeforeUnload: false });

  const dopo = await contesto.newPage();
  await dopo.goto(indirizzo);
  await expect(banner(dopo)).toContainText('1 campo diverso');
  await expect(via(dopo)).toHaveValue(vecchia);
  await banner(dopo).getByRole('button', { name: 'Vedi le differenze' }).click();
  await expect(banner(dopo).getByRole('row', { name: /^Via/ })).toContainText(vecchia);

  const collega = await (await browser.newContext()).newPage();
  await enter(collega, 'OP_STU', indirizzo);
  await expect(via(collega)).toHaveValue(vecchia);
  await expect(banner(collega)).toHaveCount(0);
  await via(collega).fill('Via del Collega');
  await collega.getByRole('button', { name: 'Salva' }).click();
  await expect(collega.getByRole('region', { name: 'Notifiche' })).toContainText('Scheda salvata.');
  await collega.context().close();

  await dopo.reload();
  await expect(banner(dopo)).toContainText('Dopo questa bozza la scheda è stata salvata con altri dati');
  await banner(dopo).getByRole('button', { name: 'Riprendi' }).click();
  await expect(banner(dopo)).toHaveCount(0);
  await expect(via(dopo)).toHaveValue(new RegExp(sicuro));
  await dopo.getByRole('button', { name: 'Salva' }).click();
  const finestra = dopo.getByRole('dialog', { name: 'Scheda cambiata da un altro utente' });
  await finestra.getByRole('radio', { name: 'Via del Collega' }).check();
  const tolta = dopo.waitForResponse(
    (risposta) => risposta.request().method() === 'DELETE' && risposta.url().includes('/api/bozza/'),
  );
  await finestra.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(finestra).toHaveCount(0);
  await expect(via(dopo)).toHaveValue('Via del Collega');
  await tolta;
  await dopo.reload();
  await expect(via(dopo)).toHaveValue('Via del Collega');
  await expect(banner(dopo)).toHaveCount(0);
  await contesto.close();
});

test('without a line the page stays and keeps what is typed; when it comes back the draft is sent', async ({
  page,
  context,
}) => {
  await openScheda(page, 'Basile Noemi');
  await context.setOffline(true);
  await via(page).fill('Via senza linea');
  await expect(page.getByText('Connessione assente: le modifiche sono tenute qui')).toBeVisible();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('alert')).toContainText('Problema di connessione.');
  await expect(page).toHaveURL(/\/anagrafica\/[0-9a-f-]{36}$/);
  await context.setOffline(false);
  await expect(salvata(page)).toBeVisible();
  await page.reload();
  await banner(page).getByRole('button', { name: 'Riprendi' }).click();
  await expect(via(page)).toHaveValue('Via senza linea');
  await banner(page).waitFor({ state: 'detached' });
});

test('a session that ends while one types: login, the same page, all that was typed', async ({
  page,
  context,
}) => {
  await openScheda(page, 'Baldi Marco');
  const indirizzo = page.url();
  await via(page).fill('Via della sessione finita');
  await expect(salvata(page)).toBeVisible();
  await context.clearCookies({ name: 'quadra_sid' });
  await via(page).press('End');
  await page.keyboard.type(' subito dopo');
  await expect(page).toHaveURL(/\/login$/);
  await enterAgain(page);
  await expect(page).toHaveURL(indirizzo);
  await banner(page).getByRole('button', { name: 'Riprendi' }).click();
  await expect(via(page)).toHaveValue('Via della sessione finita subito dopo');
});

test('a server that is down: the message and the login page, and nothing typed is lost', async ({ page }) => {
  await openScheda(page, 'Benedetti Leonardo');
  const indirizzo = page.url();
  await via(page).fill('Via prima');
  await expect(salvata(page)).toBeVisible();
  await page.route('**/api/**', (rotta) => rotta.abort('connectionrefused'));
  await via(page).fill('Via del server fermo');
  await expect(page.getByText('Bozza non salvata: nuovo tentativo in corso')).toBeVisible();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // The login page is here while the server is still down.
  await expect(page.getByRole('heading', { level: 1, name: 'Accesso' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Server non raggiungibile. Riprovare più tardi.');
  await page.unroute('**/api/**');
  await enterAgain(page);
  await expect(page).toHaveURL(indirizzo);
  await banner(page).getByRole('button', { name: 'Riprendi' }).click();
  await expect(via(page)).toHaveValue('Via del server fermo');
});

test('an answer that is lost makes no second client; leaving with all in a draft asks nothing', async ({
  page,
}) => {
  await enter(page, 'OP_STU', '/anagrafica/nuova');
  await cognome(page).fill('Ripetuto');
  await page.getByRole('checkbox', { name: 'Anagrafica estera' }).check();
  await page.getByLabel('Identificativo estero').fill('DE-RETI-1');
  await page.getByLabel('Codice fiscale', { exact: true }).fill('DE-RETI-1');
  await page.getByLabel('Nome', { exact: true }).fill('Rete');
  const comune = page
    .getByRole('group', { name: 'Domicilio fiscale' })
    .getByRole('combobox', { name: 'Comune' });
  await comune.fill('modena');
  await page
    .getByRole('option', { name: /^modena/i })
    .first()
    .waitFor();
  await comune.press('Enter');
  await expect(salvata(page)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dichiarazioni', exact: true }).click();
  await expect(page).toHaveURL(/\/dichiarazioni/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dichiarazioni' })).toBeVisible();
  await page.goBack();
  await banner(page).getByRole('button', { name: 'Riprendi' }).click();
  await expect(cognome(page)).toHaveValue('Ripetuto');

  let volte = 0;
  await intercept(page, '/api/anagrafica', async (rotta) => {
    volte += 1;
    const risposta = await rotta.fetch();
    if (volte === 1) await rotta.abort('connectionreset');
    else await rotta.fulfill({ response: risposta });
  });
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page).toHaveURL(/\/anagrafica\/[0-9a-f-]{36}$/);
  expect(volte).toBe(2);
  await page.goto('/anagrafica/nuova');
  await expect(cognome(page)).toHaveValue('');
  await expect(banner(page)).toHaveCount(0);
});
