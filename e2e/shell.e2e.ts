import { expect, test } from '@playwright/test';
import { changeRisposta, enter, holdRisposta, login, openSessione } from './accessi.ts';

test('[RTE-002] the home is a bundle of its own and shows the active applications', async ({ page }) => {
  const pezzi: string[] = [];
  page.on('request', (richiesta) => {
    if (richiesta.url().endsWith('.js')) pezzi.push(new URL(richiesta.url()).pathname);
  });
  await changeRisposta(page, '/api/utente/whoami', (utente) => ({
    ...utente,
    ApplicativiAttiviDettaglio: [2024, 2023].map((anno) => ({
      Codice: 'PF',
      Anno: anno,
      Dal: `${anno}-01-01`,
      Al: null,
    })),
  }));
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  expect(pezzi.filter((pezzo) => pezzo.includes('PaginaHome'))).toEqual([]);
  await login(page);
  expect(pezzi.filter((pezzo) => pezzo.includes('PaginaHome'))).toHaveLength(1);
  for (const anno of [2025, 2024, 2023]) {
    await expect(page.getByRole('link', { name: new RegExp(`^${anno}`) })).toHaveAttribute(
      'href',
      `/dichiarazioni?anno=${anno}`,
    );
  }
});

test('[RTE-004] the password request page shows the form', async ({ page }) => {
  await page.goto('/richiesta-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Recupero password' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('[RTE-013] the footer: powered-by, four social links in order, the provider’s site', async ({
  page,
}) => {
  await page.goto('/login');
  const check = async () => {
    const piede = page.getByRole('contentinfo');
    await expect(piede).toContainText('Powered by Quadra');
    const collegamenti = piede.getByRole('link');
    await expect(collegamenti).toHaveCount(5);
    const nomi = await collegamenti.evaluateAll((elenco) =>
      elenco.map((voce) => voce.getAttribute('aria-label') ?? voce.textContent ?? ''),
    );
    expect(nomi.map((nome) => nome.split(',')[0])).toEqual([
      'Facebook',
      'LinkedIn',
      'Twitter',
      'YouTube',
      'Sito del fornitore',
    ]);
    for (const collegamento of await collegamenti.all()) {
      await expect(collegamento).toHaveAttribute('target', '_blank');
      await expect(collegamento).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(collegamenti.last()).toHaveAttribute('href', 'https://quadra.example');
  };
  await check();
  await login(page);
  await check();
});

test('[GES-004] the footer says who the vendor is, and nothing of what its record leaves empty', async ({
  page,
}) => {
  const piede = page.getByRole('contentinfo');
  await page.goto('/login');
  await expect(piede.locator('p')).toHaveText(
    'Powered by Quadra · Quadra S.r.l. · P. IVA 01234567897 · Via di prova 1, 41121 Modena · 059 000 0000 · assistenza@quadra.example',
  );
  const vuoti = { PartitaIva: null, Indirizzo: null, Telefono: null, Email: null, Twitter: null, Sito: null };
  await changeRisposta(page, '/api/commons/call/config', (dati) => ({
    ...dati,
    fornitore: { ...Object(dati.fornitore), ...vuoti },
  }));
  await page.reload();
  await expect(piede.locator('p')).toHaveText('Powered by Quadra · Quadra S.r.l.');
  await expect(piede.getByRole('link')).toHaveCount(3);
});

test('[RTE-015] while an answer is late the spinner says so, and only so long', async ({ page }) => {
  await enter(page);
  const release = await holdRisposta(page, '/api/anagrafica/list');
  await page
    .getByRole('link', { name: /^Anagrafica/ })
    .first()
    .click();
  const attesa = page.getByText('Caricamento in corso...', { exact: true });
  await expect(attesa).toBeVisible();
  release();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(attesa).toHaveCount(0);
});

test('[RTE-017] one host for the windows, one for the notifications, on every page', async ({ page }) => {
  await openSessione(page);
  const ospite = page.locator('#finestre');
  for (const percorso of ['/home', '/anagrafica', '/dichiarazioni']) {
    await page.goto(percorso);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(ospite).toHaveCount(1);
    await expect(page.locator('section[aria-label="Notifiche"]')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(ospite.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('[RTE-033] [ERR-054] [WID-004] leaving an edited page asks: Annulla and Esc stay, OK leaves', async ({
  page,
}) => {
  await openSessione(page);
  // What is already in a draft is safe, and nobody is asked: here the drafts do not reach the server.
  await page.route('**/api/bozza/**', (rotta) => rotta.abort());
  await page.goto('/anagrafica/nuova');
  const cognome = page.getByLabel('Cognome', { exact: true });
  const leave = () =>
    page.getByRole('navigation').getByRole('link', { name: 'Dichiarazioni', exact: true }).click();
  const finestra = page.getByRole('dialog');
  await cognome.fill('Prova');
  await leave();
  await expect(finestra).toContainText('Ci sono modifiche non salvate. Continuare?');
  await expect(finestra.getByRole('button')).toHaveText(['Annulla', 'OK']);
  await finestra.getByRole('button', { name: 'Annulla' }).click();
  await expect(finestra).toHaveCount(0);
  await expect(cognome).toHaveValue('Prova');
  await leave();
  await expect(finestra).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finestra).toHaveCount(0);
  await expect(cognome).toHaveValue('Prova');
  await leave();
  await finestra.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL(/\/dichiarazioni/);
});

test('[WID-026] panels, windows and notifications move for 0.3 s, for no time with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enter(page);
  const durate = () =>
    page.evaluate(() => {
      const prova = document.createElement('i');
      prova.style.transition = 'opacity var(--motion-panel)';
      document.body.append(prova);
      const durata = getComputedStyle(prova).transitionDuration;
      prova.remove();
      return durata;
    });
  const pannello = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Aspetto' }).click();
  await expect(pannello).toHaveCSS('animation-duration', '0.3s');
  expect(await durate()).toBe('0.3s');
  await page.keyboard.press('Escape');
  // On its way out no key reaches it.
  expect(
    await page
      .locator('[data-pannello]')
      .evaluateAll((tutti) => tutti.every((uno) => uno.hasAttribute('inert'))),
  ).toBe(true);
  await expect(page.locator('[data-pannello]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Aspetto' }).click();
  await expect(pannello).toHaveCSS('animation-duration', '0s');
  expect(await durate()).toBe('0s');
});

test('[ERR-005] a record that is not there is said, the session is kept', async ({ page, context }) => {
  await enter(page, 'AMM_STU', '/anagrafica/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert')).toContainText('Risorsa non trovata o richiesta non eseguibile.');
  expect((await context.cookies()).map(({ name }) => name)).toContain('quadra_sid');
  await page.getByRole('button', { name: 'Torna all’elenco' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('[CFG-003] the pages are Italian: language, dates, amounts; no dollar', async ({ page }) => {
  await enter(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  for (const percorso of ['/home', '/anagrafica', '/dichiarazioni']) {
    await page.goto(percorso);
    await expect(
      percorso === '/home'
        ? page.getByRole('link', { name: /^Anagrafica\s*[\d.]+ clienti$/ })
        : page.getByRole('row').nth(1),
    ).toBeVisible();
    const testo = (await page.locator('body').allInnerTexts()).join('\n');
    expect(testo).not.toMatch(/\$|USD/);
    expect(testo).not.toMatch(/\d,\d{3}(?!\d)/);
    expect(testo).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  }
  await page.goto('/dichiarazioni');
  await expect(page.getByRole('gridcell', { name: /^\d{2}\/\d{2}\/\d{4}$/ }).first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^\d{1,3}\.\d{3}$/ }).first()).toBeVisible();
});

test('the focus follows to the new page when its control goes away', async ({ page }) => {
  await login(page);
  await expect(page.locator('#contenuto')).toBeFocused();
});

test('at 320 px no page of every day scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const check = async (percorso: string) => {
    await page.goto(percorso);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (percorso === '/anagrafica' || percorso === '/dichiarazioni')
      await expect(page.locator('li[aria-posinset="2"]')).toBeAttached();
    if (percorso === '/login') await expect(page.getByText(/^Powered by .* · /)).toBeVisible();
    const larghezza = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(larghezza, percorso).toBeLessThanOrEqual(320);
  };
  await check('/login');
  await check('/richiesta-password');
  await openSessione(page);
  for (const percorso of ['/home', '/anagrafica', '/anagrafica/nuova', '/dichiarazioni'])
    await check(percorso);
});

test('on a phone the navigation is behind its button, and shuts where one has gone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'paolo.marchetti@posta.example', '/dichiarazioni');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const navigazione = page.getByRole('navigation', { name: 'Navigazione principale' });
  await expect(navigazione).toBeHidden();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await navigazione.getByRole('link', { name: 'I miei dati' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'I miei dati' })).toBeInViewport();
  await expect(navigazione).toBeHidden();
});
