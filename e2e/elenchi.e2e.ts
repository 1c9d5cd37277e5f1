import { expect, type Page, test } from '@playwright/test';
import { enter, intercept, login, openSessione } from './accessi.ts';

const elenco = '/api/anagrafica/list';
const filtri = (page: Page) => page.getByRole('search', { name: 'Filtri' });
const cognome = (page: Page) => page.getByRole('textbox', { name: 'Cognome o ragione sociale' });

const cella = (page: Page, riga: number, colonna: number) =>
  page.getByRole('row').nth(riga).getByRole('gridcell').nth(colonna);

async function openAnagrafica(page: Page, chi = 'AMM_STU'): Promise<void> {
  await enter(page, chi, '/anagrafica');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

const goTo = (page: Page, nome: string) =>
  page.getByRole('navigation', { name: 'Navigazione principale' }).getByRole('link', { name: nome }).click();

/** Filters of the list calls, in order; the page read ahead does not count. */
function recordFiltri(page: Page): Record<string, string>[] {
  const chiesti: Record<string, string>[] = [];
  page.on('request', (richiesta) => {
    if (!richiesta.url().endsWith(elenco)) return;
    const { Filter, PageNo, PageSize } = JSON.parse(richiesta.postData() ?? '{}') as {
      Filter?: Record<string, string>;
      PageNo: number;
      PageSize: number;
    };
    if (PageSize > 2 && PageNo === 1) chiesti.push(Filter ?? {});
  });
  return chiesti;
}

test('[WID-006] a locked filter keeps its value when one leaves and comes back, and is read-only', async ({
  page,
}) => {
  await openAnagrafica(page);
  await cognome(page).fill('ALFA');
  const lucchetto = page.getByRole('button', { name: 'Blocca filtro Cognome o ragione sociale' });
  await lucchetto.click();
  await expect(cognome(page)).not.toBeEditable();
  await goTo(page, 'Home');
  await page
    .getByRole('link', { name: /^Anagrafica/ })
    .first()
    .click();
  await expect(cognome(page)).toHaveValue('ALFA');
  await expect(cognome(page)).not.toBeEditable();
  await expect(lucchetto).toHaveAttribute('aria-pressed', 'true');
  await lucchetto.click();
  await expect(cognome(page)).toBeEditable();
});

test('[WID-008] Pulisci empties fields, locks and memory, and searches once', async ({ page }) => {
  await openAnagrafica(page);
  await cognome(page).fill('zzz');
  await page.getByRole('button', { name: 'Blocca filtro Cognome o ragione sociale' }).click();
  await filtri(page).getByRole('button', { name: 'Cerca' }).click();
  await expect(page.getByText('Nessun cliente con questi filtri')).toBeVisible();
  await expect(page.getByText('cognome o ragione sociale «zzz»')).toBeVisible();
  const chiesti = recordFiltri(page);
  const risposta = page.waitForResponse(`**${elenco}`);
  await filtri(page).getByRole('button', { name: 'Pulisci' }).click();
  await risposta;
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(chiesti).toEqual([{}]);
  await expect(cognome(page)).toHaveValue('');
  await expect(cognome(page)).toBeEditable();
  await goTo(page, 'Home');
  await page
    .getByRole('link', { name: /^Anagrafica/ })
    .first()
    .click();
  await expect(cognome(page)).toHaveValue('');
});

test('[WID-009] the filters of one user are gone when he logs out', async ({ page }) => {
  await openAnagrafica(page);
  await cognome(page).fill('Abate');
  await cognome(page).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await login(page);
  await page
    .getByRole('link', { name: /^Anagrafica/ })
    .first()
    .click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(cognome(page)).toHaveValue('');
});

/** Answers a list with 250 rows, copies of its first one. */
const make250 = (page: Page, percorso: string): Promise<void> =>
  intercept(page, percorso, async (rotta) => {
    const { PageNo = 1, PageSize = 50 } = rotta.request().postDataJSON() as Record<string, number>;
    const risposta = await rotta.fetch({ postData: JSON.stringify({ PageNo: 1, PageSize: 1 }) });
    const [prima] = (await risposta.json()).data;
    const quante = Math.max(0, Math.min(PageSize, 250 - (PageNo - 1) * PageSize));
    const data = Array.from({ length: quante }, (_, i) => ({ ...prima, Id: `${PageNo}-${i}` }));
    await rotta.fulfill({ response: risposta, json: { data, Total: 250, PageNo, PageSize } });
  });

test('[WID-053] [LST-001] [LST-011] a shared list asks 50 rows; a table of 250 shows 10 a page, at most 10 page buttons', async ({
  page,
}) => {
  const chiesta = page.waitForRequest((richiesta) => richiesta.url().endsWith(elenco));
  await openAnagrafica(page, 'AMM_ELMAS');
  expect((await chiesta).postDataJSON()).toMatchObject({ PageSize: 50 });
  await expect(page.getByRole('row')).toHaveCount(51);
  const headers = { 'x-quadra-app': 'prova', origin: new URL(page.url()).origin };
  const colonne = [{ Campo: 'Denominazione', Titolo: 'Cliente' }];
  const data = { lista: 'anagrafica', formato: 'csv', Order: ['Denominazione'], colonne };
  expect((await page.request.post('/api/commons/exec/esporta', { data, headers })).ok()).toBe(true);
  await make250(page, '/api/hangfire/List');
  await page.goto('/lavori');
  // Below it the vendor reads the periodic jobs.
  const righe = page.getByRole('main').locator('table').first().getByRole('row');
  await expect(righe).toHaveCount(11);
  const pagine = page.getByRole('navigation', { name: 'Pagine' });
  await expect(pagine).toContainText('1-10 di 250');
  const numeri = pagine.getByRole('button', { name: /^Pagina \d+$/ });
  expect(await numeri.count()).toBeLessThanOrEqual(10);
  await numeri.last().click();
  await expect(pagine).toContainText('241-250 di 250');
  await expect(righe).toHaveCount(11);
  expect(await numeri.count()).toBeLessThanOrEqual(10);
});

test('[WID-048] the password is masked or plain, the tooltip says which comes next', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('segreta');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostra' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Nascondi' })).toHaveAttribute('title', 'Nascondi');
  await page.getByRole('button', { name: 'Nascondi' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Mostra' })).toHaveAttribute('title', 'Mostra');
});

test('a list by the keyboard: F3 to the filters, arrows along the rows, Space chooses, Enter opens', async ({
  page,
}) => {
  await openAnagrafica(page);
  await page.keyboard.press('F3');
  await expect(cognome(page)).toBeFocused();
  await cella(page, 1, 1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cella(page, 2, 1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 cliente selezionato')).toBeVisible();
  await cognome(page).fill('zzz');
  await cognome(page).press('Enter');
  await expect(page.getByText('Nessun cliente con questi filtri')).toBeVisible();
  await expect(page.getByText('1 cliente selezionato')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pulisci filtri' }).click();
  await cella(page, 1, 1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/anagrafica\/[0-9a-f-]{36}$/);
});

test('who only reads is not offered a new client, nor to write', async ({ page }) => {
  await openAnagrafica(page, 'CON_ELMAS');
  await expect(page.getByText(/^\d+ clienti$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nuovo cliente' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await cella(page, 1, 1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sola lettura')).toBeVisible();
  await expect(page.getByLabel('Cognome', { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Salva' })).toHaveCount(0);
  await page.goto('/anagrafica/nuova');
  await expect(page.getByText('Sola lettura', { exact: true })).toBeVisible();
});

test('every Cerca asks the server again, also for what was read a moment ago', async ({ page }) => {
  for (const [percorso, chiamata] of [
    ['/anagrafica', '/api/anagrafica/list'],
    ['/dichiarazioni', '/api/2025/dichiarazione/list'],
    ['/posta', '/api/posta/list'],
  ] as const) {
    await enter(page, 'AMM_ELMAS', percorso);
    await expect(
      page
        .getByRole('row')
        .nth(1)
        .or(page.getByText(/^Ness\w+ /)),
    ).toBeVisible();
    for (let volta = 0; volta < 2; volta += 1) {
      const richiesta = page.waitForRequest((candidata) => candidata.url().endsWith(chiamata));
      await page.getByRole('button', { name: 'Cerca', exact: true }).click();
      await richiesta;
    }
  }
});

test('[RTE-024] clients, firms, resellers and intermediaries are lists whose rows open the record', async ({
  page,
  baseURL,
}) => {
  await openSessione(page, 'AMM_GES');
  // The shared intermediaries are the only list the demo data leave empty.
  const nuovo = await page.request.post('/api/intermediario', {
    headers: { 'x-quadra-app': 'prova', origin: baseURL ?? '' },
    data: {
      Tipo: 'Dichiarazione',
      CodiceFiscale: '02345670364',
      RagioneSociale: 'CAF degli elenchi',
      RappresentanteCognome: 'Neri',
      RappresentanteNome: 'Ada',
    },
  });
  expect(nuovo.status()).toBe(201);
  for (const [percorso, titolo] of [
    ['/anagrafica', 'Anagrafica'],
    ['/studi', 'Clienti/Studi'],
    ['/gestori', 'Gestori'],
    ['/intermediari', 'Intermediari'],
    ['/intermediari-personalizzati', 'Intermediari personalizzati'],
  ] as const) {
    await page.goto(percorso);
    await expect(page.getByRole('heading', { level: 1, name: titolo, exact: true })).toBeVisible();
    await expect(filtri(page)).toBeVisible();
    await page.getByRole('row').nth(1).dblclick();
    await expect(page).toHaveURL(new RegExp(`${percorso}/[^/]+$`));
  }
});

test('the button of the columns stays in sight at 1366, however wide the columns are', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, 'AMM_STU', '/dichiarazioni');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page
    .locator('[role="grid"] thead th')
    .nth(2)
    .evaluate((testa) => {
      const colonna = testa.closest('table')?.querySelectorAll('col')[2];
      if (colonna) colonna.style.width = '900px';
    });
  await expect(page.locator('[role="grid"] thead th').last().getByRole('button')).toBeInViewport({
    ratio: 1,
  });
});

test('a list wider than the window keeps whose row it is, and its bar of acts wraps', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await enter(page, 'AMM_STU', '/dichiarazioni');
  const [cliente, testa] = [cella(page, 1, 1), page.getByRole('columnheader', { name: /^Cliente/ })];
  await cliente.focus();
  await page.keyboard.press('Space');
  const griglia = page.locator('[role="grid"]');
  await griglia.evaluate((tabella) => {
    if (tabella.parentElement) tabella.parentElement.scrollLeft = 300;
  });
  await expect
    .poll(() => griglia.evaluate((tabella) => tabella.parentElement?.scrollLeft))
    .toBeGreaterThan(100);
  await expect(testa).toBeInViewport({ ratio: 1 });
  await expect(cliente).toBeInViewport({ ratio: 1 });
  // What slides goes under it.
  const sopra = await cliente.evaluate((elemento) => {
    const { right, top, height } = elemento.getBoundingClientRect();
    return elemento.contains(document.elementFromPoint(right - 4, top + height / 2));
  });
  expect(sopra).toBe(true);
  const annulla = page.getByRole('button', { name: 'Annulla la selezione' });
  await expect(annulla).toBeInViewport({ ratio: 1 });
});
