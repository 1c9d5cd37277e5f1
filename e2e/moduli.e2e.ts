import { expect, type Page, request, test } from '@playwright/test';
import { enter, getAccesso, openSessione } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

/** A studio of the demo that has none of the modules but the signature. */
const CAPO = 'p.grassi@studiograssi.example';
const menu = {
  PRECOMPILATA: ['/precompilata', 'Precompilata'],
  VISURE: ['/visure', 'Visure'],
  FIRMA: ['/firma-elettronica', 'Firma elettronica'],
  ARCHIVIAZIONE: ['/conservazione', 'Conservazione'],
  WOWAI: ['/ai-copilot', 'AI Copilot (Beta)'],
  REMOTEHOST: ['/applicazione-remota', 'Applicazione remota'],
} as const;

/** The vendor turns modules on or off for the studio of a page, as its page of many does. */
async function turn(baseURL: string, IdStudio: number, codici: readonly string[], Abilita: boolean) {
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const fornitore = await request.newContext({ baseURL, extraHTTPHeaders: headers });
  const { email, password } = getAccesso('AMM_ELMAS');
  await fornitore.post('/token', { form: { username: email, password, grant_type: 'password' } });
  for (const Applicativo of codici) {
    const data = { IdStudi: [IdStudio], Applicativo, Abilita };
    const esito = await fornitore.post('/api/studio/abilitadisabilitaapplicativi', { data });
    expect(esito.status(), await esito.text()).toBe(200);
  }
  await fornitore.dispose();
}
const readStudio = async (page: Page, baseURL: string): Promise<number> => {
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const risposta = await page.request.post('/api/utente/whoami', { data: {}, headers });
  return (await risposta.json()).data.Studio.Id;
};
const voce = (page: Page, nome: string) =>
  page
    .getByRole('navigation', { name: 'Navigazione principale' })
    .getByRole('link', { name: nome, exact: true });

test.describe.configure({ mode: 'serial' });

test('[STU-020] without a module its line of the menu and its page are not there; with it they are', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await enter(page, CAPO, '/moduli');
  const studio = await readStudio(page, baseURL ?? '');
  await turn(baseURL ?? '', studio, [...Object.keys(menu), 'QUADROAC'], false);
  const id = await createRedditiPf(page, baseURL ?? '', 'Condomini', { 'RC6.1': 365 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Moduli' })).toBeVisible();
  for (const [percorso, nome] of Object.values(menu)) {
    await expect(voce(page, nome)).toHaveCount(0);
    await page.goto(percorso);
    await expect(page.getByText(/Modulo non attivo/)).toBeVisible();
  }
  const quadri = page.getByRole('navigation', { name: 'Quadri' });
  await page.goto(`/dichiarazione/2025/${id}/quadroAC`);
  await expect(page.getByRole('heading', { name: 'Quadro AC non attivo' })).toBeVisible();
  await expect(page.getByText(/Il modulo Quadro AC condomini non è attivo per lo studio/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vai ai moduli' })).toBeVisible();
  await page.getByRole('button', { name: 'Riepilogo' }).click();
  await expect(page).toHaveURL(/\/riepilogo$/);
  await page.goto(`/dichiarazione/2025/${id}/quadroRC`);
  await expect(quadri.getByText('RC', { exact: true })).toBeVisible();

  // What each asks besides its module: features that are on from the start, but for the copilot.
  await turn(
    baseURL ?? '',
    studio,
    ['PRECOMPILATA', 'VISURE', 'FIRMA', 'ARCHIVIAZIONE', 'QUADROAC', 'REMOTEHOST'],
    true,
  );
  await page.goto('/moduli');
  for (const codice of ['PRECOMPILATA', 'VISURE', 'FIRMA', 'ARCHIVIAZIONE', 'REMOTEHOST'] as const)
    await expect(voce(page, menu[codice][1])).toBeVisible();
  // A remote application opens where it was said to be, and nowhere else.
  await page.goto('/applicazione-remota');
  await expect(page.getByText('Applicazione remota non configurata', { exact: false })).toBeVisible();

  await page.goto(`/dichiarazione/2025/${id}/quadroAC`);
  const nome = page.locator('[data-casella="AC1.2"]');
  await nome.fill('Condominio Via Emilia');
  await page.keyboard.press('Tab');
  const salvata = page.waitForResponse(
    (r) => r.request().method() === 'PUT' && r.url().endsWith(`/pf/${id}`),
  );
  await page.keyboard.press('Control+s');
  expect((await salvata).status()).toBe(200);

  // Off again, but for the one it began with: what is written is read, the page says why nothing more is.
  const presi = [...Object.keys(menu), 'QUADROAC'].filter((codice) => codice !== 'FIRMA');
  await turn(baseURL ?? '', studio, presi, false);
  await page.reload();
  await expect(page.getByText(/Il modulo Quadro AC condomini non è attivo per lo studio/)).toBeVisible();
  await expect(nome).toHaveValue('Condominio Via Emilia');
  await expect(nome).not.toBeEditable();
  await page.getByRole('link', { name: 'Vai ai moduli' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moduli' })).toBeVisible();
});

test('a studio buys a module with its credits, and has what it opens at once', async ({ page, baseURL }) => {
  await openSessione(page, CAPO);
  await turn(baseURL ?? '', await readStudio(page, baseURL ?? ''), ['ARCHIVIAZIONE'], false);
  await page.goto('/moduli');
  await expect(voce(page, 'Conservazione')).toHaveCount(0);
  const compra = page.getByRole('button', { name: 'Acquista Archiviazione sostitutiva' });
  await expect(compra).toHaveText(/20 crediti/);
  await compra.click();
  const domanda = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(domanda.getByText(/Costa 20 crediti e vale fino al/)).toBeVisible();
  await domanda.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Archiviazione sostitutiva: modulo acquistato e attivo.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Archiviazione sostitutiva' })).toContainText(
    'Attivo',
  );
  await expect(compra).toHaveText(/Rinnova/);
  await expect(voce(page, 'Conservazione')).toBeVisible();
  // What there is no price for is asked of who sells.
  await expect(page.getByRole('button', { name: 'Acquista Applicazione remota' })).toHaveCount(0);
});
