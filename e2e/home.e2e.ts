import { expect, type Page, test } from '@playwright/test';
import { changeRisposta, enter, holdRisposta, intercept, openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { openRedditiPf } from './dichiarazioni.ts';

/** Changes what the home of this user remembers, as another page of his would. */
const savePreferenze = (page: Page, data: object) =>
  page.request.put('/api/utente/home', { data, headers: { 'x-quadra-app': 'prova' } });

test('the home leads back to the quadro with a draft', async ({ page }) => {
  await enter(page, 'OP_STU', '/dichiarazioni');
  await openRedditiPf(page, 'Fabbri Cristina');
  await page.getByRole('navigation', { name: 'Quadri' }).getByRole('button', { name: /^RC/ }).click();
  const redditi = page.getByLabel(/^RC1 col\. 3,/);
  await redditi.fill('23456');
  await redditi.blur();
  await expect(page.getByText(/Bozza salvata alle/).first()).toBeVisible();

  await page.goto('/home');
  const ripresa = page.getByRole('link', {
    name: /^Riprendi il lavoro.*quadro RC, con una bozza da salvare/,
  });
  await ripresa.press('Enter');
  await expect(page).toHaveURL(/\/dichiarazione\/2025\/.+\/quadroRC$/);
  const banner = page.getByRole('region', { name: /^Bozza recuperata del / });
  await banner.getByRole('button', { name: 'Scarta' }).click();
  await expect(banner).toHaveCount(0);
});

test('a page opened from outside names its files in the document, for who is known here', async ({
  page,
}) => {
  const listNomi = async (percorso: string) => {
    const testo = await (await page.request.get(percorso)).text();
    return [...testo.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"/g)].map(
      ([, nome = '']) => nome,
    );
  };
  const diTutti = await listNomi('/home');
  expect(diTutti.filter((nome) => /PaginaHome|rotte/.test(nome))).toEqual([]);
  await enter(page);
  const suoi = await listNomi('/home');
  expect(suoi).toContainEqual(expect.stringMatching(/^\/assets\/PaginaHome-.+\.js$/));
  expect(await listNomi('/anagrafica')).toContainEqual(expect.stringMatching(/AnagraficaListPage-.+\.js$/));
  // Of any other address, what every page stands in.
  const comuni = await listNomi('/impostazioni');
  expect(comuni).toContainEqual(expect.stringMatching(/^\/assets\/Riservata-.+\.js$/));
  expect(comuni.some((nome) => nome.includes('Page'))).toBe(false);
  for (const nome of new Set([...suoi, ...comuni]))
    expect((await page.request.get(nome)).headers()['content-type']).toMatch(/javascript|css/);
});

const CASE = [
  ['a studio', 'AMM_STU', 1366, 'Attende Lei'],
  ['a studio on a phone', 'AMM_STU', 390, 'Attende Lei'],
  ['a private client on a phone', 'paolo.marchetti@posta.example', 390, 'Le mie dichiarazioni'],
  ['who sells', 'AMM_GES', 1366, 'Messaggi'],
] as const;
for (const [nome, chi, larghezza, parte] of CASE) {
  test(`nothing that is read moves while the home of ${nome} comes, answer by answer`, async ({ page }) => {
    await page.setViewportSize({ width: larghezza, height: 844 });
    await openSessione(page, chi);
    await page.addInitScript(() => {
      const mosso = { quanto: 0 };
      Object.assign(window, { mosso });
      new PerformanceObserver((lista) => {
        for (const voce of lista.getEntries()) mosso.quanto += (voce as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Each answer at a time of its own, the same each time.
    await intercept(page, '/api/**', async (rotta) => {
      await new Promise((resolve) => setTimeout(resolve, (rotta.request().url().length * 37) % 700));
      await rotta.continue();
    });
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: parte })).toBeVisible();
    await page.waitForLoadState('load');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const mosso = await page.evaluate(
      () => (window as unknown as { mosso: { quanto: number } }).mosso.quanto,
    );
    // What a person does not notice.
    expect(mosso).toBeLessThan(0.1);
  });
}

test('the home does not wait for an answer that does not come', async ({ page }) => {
  await openSessione(page);
  const send = await holdRisposta(page, '/api/stagione/attese');
  await page.goto('/home');
  const attese = page.locator('section', { has: page.getByRole('heading', { name: 'Attende Lei' }) });
  await expect(attese).toBeVisible();
  const prima = await attese.getByRole('link').count();
  send();
  await expect.poll(() => attese.getByRole('link').count()).toBeGreaterThan(prima);
});

test('release notes wait on the home until they are read', async ({ page }) => {
  await enter(page, 'OP_STU');
  await savePreferenze(page, { NoteLette: '' });
  await page.reload();
  const note = page.getByRole('link', { name: 'Nuove note di rilascio' });
  await expect(note).toHaveAttribute('href', '/note-di-rilascio');
  await page.getByLabel('Ho letto le note di rilascio.').click();
  await page.reload();
  await expect(page.getByText('Nessun messaggio da leggere.')).toBeVisible();
});

test('applications are searched as one types, and the starred one stays first', async ({ page }) => {
  await enter(page, 'OP_STU');
  const tessere = page.locator('main a', { hasText: /clienti$|^Dichiarazioni/ });
  await page.getByRole('searchbox', { name: 'Cerca applicazione' }).fill('dichiaraz');
  await expect(page.getByRole('main').getByRole('link', { name: /^Anagrafica/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dichiarazioni$/);
  await page.goto('/home');
  await page.getByRole('searchbox', { name: 'Cerca applicazione' }).fill('2024');
  await expect(page.getByRole('link', { name: /^2024/ })).toBeVisible();
  await expect(page.getByText(/Nessuna applicazione con/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dichiarazioni\?anno=2024$/);
  await page.goto('/home');
  await expect(tessere.first()).toHaveText(/Anagrafica/);
  await page.getByRole('button', { name: 'Dichiarazioni fra i preferiti' }).press('Enter');
  await expect(tessere.first()).toHaveText(/Dichiarazioni/);
  await page.reload();
  await expect(tessere.first()).toHaveText(/Dichiarazioni/);
  await page.getByRole('button', { name: 'Dichiarazioni fra i preferiti' }).press('Enter');
});

test('Ctrl K leads to a rigo, runs a command, and ? shows the keys of the screen', async ({ page }) => {
  await enter(page, 'OP_STU');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const ricerca = page.getByRole('combobox', { name: 'Cerca clienti, quadri, azioni' });
  const prima = page.getByRole('option').filter({ hasText: 'Redditi PF 2025' }).first();
  const nome = (await prima.locator('.strong').textContent()) ?? '';
  await ricerca.fill(`${nome} rn 5`);
  await expect(page.getByRole('option').first()).toContainText('RN5 di Redditi PF 2025');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quadroRN#RN5$/);
  await expect(page.locator('[data-calcolata^="RN5"], [data-casella^="RN5"]').first()).toBeFocused();

  await page.keyboard.press('Control+/');
  const tasti = page.getByRole('dialog', { name: 'Tasti di questa schermata' });
  await expect(tasti.getByRole('table', { name: 'Dichiarazione' })).toContainText('Maiusc F1');
  await tasti.getByLabel(/^Il tasto \? apre questo elenco/).click();
  await page.keyboard.press('Escape');
  await expect(tasti).toHaveCount(0);

  await page.goto('/home');
  // The home has answered: the choice is known.
  await expect(
    page.getByRole('link', { name: /note di rilascio/ }).or(page.getByText('Nessun messaggio da leggere.')),
  ).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(tasti).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await ricerca.fill('elenco dei tasti');
  await page.keyboard.press('Enter');
  await tasti.getByLabel(/^Il tasto \? apre questo elenco/).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(tasti).toBeVisible();
});

test('the season of a studio is on its home: every obligation, what waits, and each row opens its place', async ({
  page,
}) => {
  await enter(page, 'AMM_STU');
  const tavola = page.getByRole('table', { name: 'Scadenze e stagione' });
  await expect(tavola).toBeVisible();
  const { Righe } = (await (await page.request.get('/api/stagione')).json()).data;
  await expect(tavola.getByRole('row')).toHaveCount(Righe.length + 1);
  const [prima] = Righe;
  await expect(tavola.getByRole('row').nth(1)).toContainText(`${prima.Fatti} di ${prima.Totale}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Oggi|Domani|Tra \d+ giorni): /);
  await expect(page.getByRole('heading', { level: 2, name: 'Attende Lei' })).toBeVisible();
  await tavola.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').press('Enter');
  await expect(page).not.toHaveURL(/\/home$/);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Apri il radar' }).press('Enter');
  await expect(page).toHaveURL(/\/radar/);
});

test('the first hour of a studio: five steps by what there is, clients read from a file in place, put aside and taken up again', async ({
  page,
}) => {
  test.slow();
  await openSessione(page);
  await savePreferenze(page, { PassiNascosti: false });
  // The demo has no studio without anything: what its data say is made that of the first day.
  await changeRisposta(page, '/api/stagione/passi', (dati) => ({
    ...dati,
    Passi: (dati.Passi as { Nome: string }[]).map((passo) =>
      passo.Nome === 'studio' ? passo : { ...passo, Fatti: 0, Come: null },
    ),
  }));
  await page.goto('/home');
  const passi = page.getByRole('table', { name: 'Primi passi' });
  await expect(
    page.getByRole('heading', { level: 1, name: /^Restano \w+ passi, circa \d+ minuti\.$/ }),
  ).toBeVisible();
  await expect(passi.getByRole('row', { name: /^2 Importare i clienti/ })).toContainText('Da fare');
  await expect(page.getByRole('table', { name: 'Scadenze e stagione' })).toHaveCount(0);
  await passi
    .getByRole('row', { name: /^2 Importare i clienti/ })
    .getByRole('button')
    .click();
  const riga = passi.getByRole('row', { name: /^2 Importare i clienti/ }).getByRole('button');
  if ((await riga.getAttribute('aria-expanded')) === 'false') await riga.click();
  await expect(passi.getByRole('radio', { name: /^Da un file/ })).toBeChecked();
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'clienti.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(
      'Codice fiscale;Cognome;Nome\nRSSMRA80A01F257U;Rossi;Mario\nBRBLCU74C12F257X;Barbieri;Luca\n',
    ),
  });
  await expect(passi.getByText('Non si scrive niente prima della conferma.', { exact: true })).toBeVisible();
  await expect(passi.getByRole('combobox').first()).toBeVisible();
  await checkAccessibile(page, '/home', 'dark');

  await page.getByRole('button', { name: 'Nascondi i passi' }).click();
  await expect(passi).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('primi passi');
  await page.getByRole('option', { name: /Primi passi/ }).click();
  await expect(passi).toBeVisible();
});
