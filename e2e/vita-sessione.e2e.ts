import { expect, type Page, test } from '@playwright/test';
import { listAccessiDemo } from '../packages/server/demo/load-demo.ts';
import { enter, getAccesso, holdRisposta, login } from './accessi.ts';

const stato = '**/api/utente/sessione';
/** Nobody else's user: his sessions are ended. */
const SOLO = 's.zorzi@studiograssi.example';

/** Says that the session is near its end, until it is kept alive. */
async function answerVicina(page: Page, restaSecondi: number): Promise<void> {
  await page.route(stato, async (rotta) => {
    if (rotta.request().method() !== 'GET') return rotta.continue();
    const data = { RestaSecondi: restaSecondi, InattivaFraSecondi: Math.min(restaSecondi, 240) };
    return rotta.fulfill({ json: { data } });
  });
}

async function fillAccesso(page: Page, chi: string): Promise<void> {
  const { email, password } = getAccesso(chi);
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

test('a session elsewhere is seen and ended, and its next call leaves', async ({ page, browser }) => {
  const altrove = await browser.newContext();
  const altra = await altrove.newPage();
  await enter(altra, SOLO);
  await enter(page, SOLO, '/sicurezza');
  const sessioni = page.getByRole('table', { name: 'Sessioni e dispositivi' });
  await expect(sessioni.getByText('Questa sessione')).toHaveCount(1);
  const termina = sessioni.getByRole('button', { name: /^Termina Chrome su Linux/ });
  const prima = await termina.count();
  await termina.first().click();
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText('Sessione terminata.');
  await expect(termina).toHaveCount(prima - 1);
  if (prima > 1) {
    await page.getByRole('button', { name: 'Esci da tutti gli altri dispositivi' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
  }
  await expect(page.getByText('Nessun altro dispositivo è collegato.')).toBeVisible();
  await altra.goto('/anagrafica');
  await expect(altra).toHaveURL(/\/login$/);
  await altrove.close();
});

/** Nothing that would be refused is offered: lists, a client, security. */
async function checkSolaLettura(page: Page) {
  await page.goto('/anagrafica');
  const righe = page.getByRole('row');
  await expect(righe.nth(1)).toBeVisible();
  for (const nome of ['Nuovo cliente', 'Esporta', 'Salva questa vista']) {
    await expect(page.getByRole('button', { name: nome })).toHaveCount(0);
  }
  await expect(page.getByRole('grid').getByRole('checkbox')).toHaveCount(0);
  await righe.nth(1).getByRole('link').click();
  await expect(page.getByText('Sola lettura', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salva' })).toHaveCount(0);
  await page.goto('/anagrafica/nuova');
  await expect(page.getByText('In sola lettura non si creano clienti.')).toBeVisible();
  await page.goto('/sicurezza');
  await expect(page.getByText(/al suo posto non si vedono e non si cambiano/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Attiva l’app per i codici' })).toHaveCount(0);
}

test('[ACC-013] acting in place of another is said on every page, only looks, and is left by its button', async ({
  page,
}) => {
  await enter(page, 'AMM_GES');
  await page.getByRole('button', { name: 'Account di Landi Giorgio' }).click();
  await page.goto('/entra-come');
  await page.getByRole('textbox', { name: 'Cognome' }).fill('ferri');
  await page.getByRole('textbox', { name: 'Cognome' }).press('Enter');
  await page.getByRole('row', { name: /Ferri Luca/ }).click();
  await page.getByRole('button', { name: 'Entra come Ferri Luca' }).click();
  await expect(page.getByText('Scrivere il motivo: almeno 10 caratteri.')).toBeVisible();
  await page.getByLabel('Motivo').fill('Verifica di un quadro RC');
  await page.getByRole('button', { name: 'Entra come Ferri Luca' }).click();
  const banner = page.getByText(/Sta operando come Ferri Luca \(Verifica di un quadro RC\)/);
  await expect(banner).toBeVisible();
  for (const percorso of ['/anagrafica', '/dichiarazioni', '/anagrafica/nuova']) {
    await page.goto(percorso);
    await expect(banner).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Entra come' })).toHaveCount(0);
  await checkSolaLettura(page);
  const rifiuto = await page.evaluate(async () => {
    const risposta = await fetch('/api/anagrafica', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-quadra-app': 'prova' },
      body: '{}',
    });
    return ((await risposta.json()) as { Codice: string }).Codice;
  });
  expect(rifiuto).toBe('SOLA_LETTURA');
  await page.getByRole('button', { name: /^Account/ }).click();
  const cambia = page.getByRole('button', { name: 'Cambia password' });
  await cambia.click();
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText(
    'Operazione non ammessa mentre si opera al posto di un altro utente.',
  );
  await expect(cambia).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Password attuale')).toBeHidden();
  await page.getByTitle('Torna alla sua sessione').click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'Account di Landi Giorgio' })).toBeVisible();
  await expect(banner).toHaveCount(0);

  await enter(page, 'AMM_STU', '/sicurezza');
  const accessi = page.getByRole('table', { name: 'Accessi al posto degli utenti' });
  await expect(accessi.getByRole('row', { name: /Landi Giorgio.*Ferri Luca.*Verifica/ })).toBeVisible();
});

test('[RTE-033] who acts in place of another and goes back is asked before what he wrote is lost', async ({
  page,
}) => {
  const domande: string[] = [];
  page.on('dialog', async (domanda) => {
    domande.push(domanda.type());
    await domanda.accept();
  });
  await enter(page, 'AMM_GES', '/entra-come');
  await page.getByRole('textbox', { name: 'Cognome' }).fill('ferri');
  await page.getByRole('textbox', { name: 'Cognome' }).press('Enter');
  await page.getByRole('row', { name: /Ferri Luca/ }).click();
  await page.getByLabel('Motivo').fill('Correzione di un indirizzo');
  await page.getByRole('switch', { name: 'Consenti modifiche' }).click();
  await page.getByRole('button', { name: 'Entra come Ferri Luca' }).click();
  const banner = page.getByText(/Sta operando come Ferri Luca/);
  await expect(banner).toBeVisible();
  await page.goto('/fabbricato');
  await page
    .getByRole('row', { name: /A\/2 710,13/ })
    .getByRole('link')
    .click();
  const sezione = page.getByLabel('Sezione', { exact: true });
  await sezione.fill('B');
  const back = () => page.getByTitle('Torna alla sua sessione').click();
  const domanda = page.getByRole('dialog').filter({ hasText: 'Ci sono modifiche non salvate. Continuare?' });
  await back();
  await domanda.getByRole('button', { name: 'Annulla' }).click();
  await expect(banner).toBeVisible();
  await expect(sezione).toHaveValue('B');
  await back();
  await domanda.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Account di Landi Giorgio' })).toBeVisible();
  expect(domande).toEqual([]);
});

test('five minutes before the end one is told, and may stay', async ({ page }) => {
  await page.clock.install();
  await enter(page);
  await answerVicina(page, 9000);
  const avviso = page.getByRole('alertdialog', { name: 'La sessione sta per finire' });
  await page.clock.fastForward('24:00');
  await expect(avviso).toHaveCount(0);
  await page.clock.fastForward('02:00');
  await expect(avviso).toContainText(/l’uscita automatica è tra [34]:\d\d/);
  await expect(avviso.getByRole('button', { name: 'Resta connesso' })).toBeFocused();
  await expect(avviso).toHaveAttribute('data-finestra', /./);
  await page.keyboard.press('Escape');
  await expect(avviso).toBeVisible();
  await page.unroute(stato);
  await page.keyboard.press('Enter');
  await expect(avviso).toHaveCount(0);
});

test('after the end one enters again and is on the same page; another user is not', async ({
  page,
  context,
}) => {
  await enter(page, 'AMM_STU', '/anagrafica?ordine=-Denominazione');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await context.clearCookies({ name: 'quadra_sid' });
  // A call that the page itself makes in this instant may have led there already.
  const arrivo = page.getByRole('heading', { level: 1, name: 'Accesso' });
  await page.getByRole('row').nth(1).or(arrivo).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await fillAccesso(page, 'AMM_STU');
  await expect(page).toHaveURL(/\/anagrafica/);

  await context.clearCookies({ name: 'quadra_sid' });
  await page.goto('/dichiarazioni');
  await expect(page).toHaveURL(/\/login$/);
  await fillAccesso(page, 'AMM_ELMAS');
  await expect(page).toHaveURL(/\/home$/);
});

test('a session ended while two tabs work: each goes back where it was, with the last value typed', async ({
  page,
  context,
}) => {
  await enter(page, SOLO, '/anagrafica/nuova');
  const altra = await context.newPage();
  await altra.goto('/dichiarazioni');
  await expect(altra.getByRole('heading', { name: 'Dichiarazioni' })).toBeVisible();
  await expect(page.getByLabel('Cognome', { exact: true })).toBeVisible();
  await context.clearCookies({ name: 'quadra_sid' });
  await altra.reload();
  await expect(altra).toHaveURL(/\/login$/);
  await page.getByLabel('Cognome', { exact: true }).fill('Bergamini');
  await expect(page).toHaveURL(/\/login$/);
  await fillAccesso(page, SOLO);
  await expect(page).toHaveURL(/\/anagrafica\/nuova$/);
  await page
    .getByRole('region', { name: /^Bozza recuperata del / })
    .getByRole('button', { name: 'Riprendi' })
    .click();
  await expect(page.getByLabel('Cognome', { exact: true })).toHaveValue('Bergamini');
});

test('who goes out in a tab leaves the others where they were, for himself alone', async ({
  page,
  context,
}) => {
  await login(page, SOLO);
  const altra = await context.newPage();
  await altra.goto('/anagrafica');
  await expect(altra.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: /^Account di/ }).click();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(altra).toHaveURL(/\/login$/);
  await fillAccesso(altra, SOLO);
  await expect(altra).toHaveURL(/\/anagrafica$/);
});

test('[SES-028] an answer that comes after the exit leaves the page gone to as it is', async ({ page }) => {
  const release = await holdRisposta(page, '/api/2025/dichiarazione/list');
  const tardiva = page.waitForResponse(/\/api\/2025\/dichiarazione\/list/);
  await enter(page, SOLO);
  await page.getByRole('button', { name: /^Account di/ }).click();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await page.getByRole('link', { name: 'Password dimenticata' }).click();
  await expect(page.getByRole('button', { name: 'Accedi' })).toHaveCount(0);
  await page.getByLabel('E-mail').fill('chi.scrive@studio.example');
  release();
  expect((await tardiva).status()).toBe(401);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/richiesta-password$/);
  await expect(page.getByLabel('E-mail')).toHaveValue('chi.scrive@studio.example');
  await expect(page.getByText('Sessione terminata')).toHaveCount(0);
});

test('the tabs of a browser go together: look, exit, another user', async ({ page, context }) => {
  await login(page);
  const altra = await context.newPage();
  await altra.goto('/anagrafica');
  await expect(altra.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Aspetto' }).click();
  await page.getByRole('radio', { name: /Arancio/ }).check({ force: true });
  await expect(altra.locator('html')).toHaveAttribute('data-skin', 'orange');
  await page.getByRole('radio', { name: /Grafite|Scuro/ }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account di/ }).click();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(altra).toHaveURL(/\/login$/);
  await expect(altra.getByRole('alert')).toContainText('L’uscita è stata fatta in un’altra scheda.');
  await altra.goBack();
  await expect(altra).toHaveURL(/\/login$/);
});

test('[SES-042] one e-mail in two studi: the choice comes after the login, and can be changed', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await fillAccesso(page, 'd.costa@duestudi.example');
  await expect(page).toHaveURL(/\/profilo$/);
  const profili = page.getByRole('list', { name: 'Profili' });
  await expect(profili.getByRole('button')).toHaveCount(2);
  await expect(profili.getByRole('button').first()).toBeFocused();
  await expect(profili).toContainText('Studio Conti e Associati');
  await expect(profili).toContainText('Studio Grassi');
  await profili.getByRole('button', { name: /Studio Conti/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Studio Conti e Associati').first()).toBeVisible();
  const readChiave = async () =>
    (await context.cookies()).find(({ name }) => name === 'ELMAS_userkey')?.value;
  const prima = await readChiave();
  expect(prima).toBeTruthy();

  await page.getByRole('button', { name: /^Account di/ }).click();
  await page.getByRole('link', { name: 'Cambia profilo' }).click();
  await expect(profili.getByRole('button', { name: /Studio Conti.*In uso/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Studio Grassi').first()).toBeVisible();
  expect(await readChiave()).not.toBe(prima);
  const chi = await page.request.post('/api/utente/whoami', {
    headers: { 'x-quadra-app': 'prova', origin: new URL(page.url()).origin },
  });
  expect(((await chi.json()) as { data: { NomeStudio: string } }).data.NomeStudio).toBe('Studio Grassi');
});

test('[SES-040] the code of the address shows the gestore and goes with the login; an unknown one, nothing', async ({
  page,
}) => {
  const rifiuti: string[] = [];
  page.on('response', (risposta) => {
    if (risposta.status() >= 400) rifiuti.push(risposta.url());
  });
  await page.goto('/login/XXXX');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Rete Emilia')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(rifiuti).toEqual([]);
  await page.goto('/login/EMILIA');
  await expect(page.getByText('Rete Emilia')).toBeVisible();
  const logo = page.locator('header img');
  await expect(logo).toBeVisible();
  const box = await logo.boundingBox();
  expect(box?.width ?? 999).toBeLessThanOrEqual(176);
  expect(box?.height ?? 999).toBeLessThanOrEqual(50);
  const invio = page.waitForRequest('**/token');
  await fillAccesso(page, 'AMM_GES');
  expect((await invio).postData()).toContain('codice=EMILIA');
  await expect(page).toHaveURL(/\/home$/);
});

/** How who works for himself calls the page of the records. */
const nomeAnagrafica: Record<string, string> = {
  'paolo.marchetti@posta.example': 'I miei dati',
  'a.rinaldi@officinerinaldi.example': 'L’azienda',
};
const soloDi: Record<string, string[]> = {
  Posta: ['AMM_ELMAS'],
  'Entra come': ['AMM_ELMAS', 'AMM_GES'],
};
for (const { email, tipologia } of listAccessiDemo().filter((voce) => !voce.email.includes('duestudi'))) {
  test(`[RTE-022] [RTE-023] every kind of user enters, sees the home, and a menu that fits: ${email}`, async ({
    page,
  }) => {
    await login(page, email);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/anagrafica');
    const menu = page.getByRole('navigation', { name: 'Navigazione principale' });
    const anagrafica = nomeAnagrafica[email] ?? 'Anagrafica';
    await expect(menu.getByRole('link', { name: anagrafica, exact: true })).toBeVisible();
    for (const altro of await menu.getByRole('button', { name: /^Altro: / }).all()) await altro.click();
    const attese = Object.entries(soloDi).map(([voce, tipi]) => [voce, tipi.includes(tipologia)]);
    await expect
      .poll(async () => {
        const voci = await menu.getByRole('link').allInnerTexts();
        return Object.keys(soloDi).map((voce) => [voce, voci.includes(voce)]);
      })
      .toEqual(attese);
  });
}

test('[SES-012] [SES-014] the name is surname first, and the environment is written in the bar', async ({
  page,
}) => {
  await enter(page, 'l.ferri@studioconti.example');
  await expect(page.getByRole('button', { name: 'Account di Ferri Luca' })).toBeVisible();
  await expect(page.getByText('Ambiente di prova')).toBeVisible();
});
