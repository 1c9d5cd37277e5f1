import { expect, type Locator, type Page, test } from '@playwright/test';

const getBox = async (elemento: Locator) => {
  const riquadro = await elemento.boundingBox();
  if (riquadro === null) throw new Error('elemento senza riquadro');
  return { x: riquadro.x, y: riquadro.y, larghezza: riquadro.width, altezza: riquadro.height };
};

async function openGalleria(page: Page, sezione: string): Promise<void> {
  await page.goto(`/galleria?sezione=${sezione}`);
}

/** Opens a window of the gallery and answers it. */
async function open(page: Page, pulsante: string): Promise<Locator> {
  await page.getByRole('button', { name: pulsante, exact: true }).click();
  const id = await page.locator('[data-finestra]').last().getAttribute('data-finestra');
  return page.locator(`[data-finestra="${id}"]`);
}

async function pickVoce(finestra: Locator, voce: string): Promise<void> {
  await finestra.getByRole('button', { name: /^Azioni della finestra/ }).click();
  await finestra.getByRole('menuitem', { name: voce, exact: true }).click();
}

async function drag(page: Page, da: { x: number; y: number }, dx: number, dy: number): Promise<void> {
  await page.mouse.move(da.x, da.y);
  await page.mouse.down();
  await page.mouse.move(da.x + dx / 2, da.y + dy / 2);
  await page.mouse.move(da.x + dx, da.y + dy);
}

test('[WID-018] [WID-019] [WID-022] [WID-023] with the mouse: moved, resized, maximized, restored, minimized, closed', async ({
  page,
}) => {
  await openGalleria(page, 'finestre');
  const finestra = await open(page, 'Apri libera');
  const prima = await getBox(finestra);
  expect(prima.larghezza).toBe(400);
  await drag(page, { x: prima.x + 120, y: prima.y + 20 }, -60, 90);
  await expect(page.locator('[data-foglio]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator('[data-foglio]')).toHaveCount(0);
  const mossa = await getBox(finestra);
  expect(mossa).toEqual({ ...prima, x: prima.x - 60, y: prima.y + 90 });

  await drag(page, { x: mossa.x + 30, y: mossa.y + 20 }, 200, 200);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await getBox(finestra)).toEqual(mossa);

  const angolo = { x: mossa.x + mossa.larghezza - 1, y: mossa.y + mossa.altezza - 1 };
  await drag(page, angolo, 100 - mossa.larghezza, 100 - mossa.altezza);
  await page.mouse.up();
  const minima = await getBox(finestra);
  expect(minima).toEqual({ x: mossa.x, y: mossa.y, larghezza: 300, altezza: 200 });

  await finestra.getByRole('button', { name: 'Ingrandisci' }).click();
  await expect.poll(() => getBox(finestra)).toEqual({ x: 20, y: 20, larghezza: 1326, altezza: 860 });
  await finestra.getByRole('button', { name: 'Ripristina' }).click();
  await expect.poll(() => getBox(finestra)).toEqual(minima);

  const seconda = await open(page, 'Apri libera');
  const scalino = await getBox(seconda);
  expect([scalino.x - minima.x, scalino.y - minima.y]).toEqual([32, 32]);
  await seconda.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.locator('[data-finestra]')).toHaveCount(1);
  await expect(finestra).toBeVisible();
});

test('[WID-018] [WID-019] [WID-022] [WID-054] the same without a mouse: arrows, Enter, Esc', async ({
  page,
}) => {
  await openGalleria(page, 'finestre');
  const finestra = await open(page, 'Apri libera');
  const prima = await getBox(finestra);
  await pickVoce(finestra, 'Sposta');
  for (const tasto of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Shift+ArrowLeft'])
    await page.keyboard.press(tasto);
  await expect.poll(() => getBox(finestra)).toEqual({ ...prima, x: prima.x + 19, y: prima.y + 10 });
  await page.keyboard.press('Escape');
  await expect.poll(() => getBox(finestra)).toEqual(prima);
  await expect(finestra).toBeVisible();

  await pickVoce(finestra, 'Ridimensiona');
  for (let volta = 0; volta < 3; volta++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect((await getBox(finestra)).larghezza).toBe(prima.larghezza + 30);
  await page.keyboard.press('ArrowRight');
  expect((await getBox(finestra)).larghezza).toBe(prima.larghezza + 30);

  const seconda = await open(page, 'Apri con pulsanti');
  await pickVoce(seconda, 'Affianca');
  const [sinistra, destra] = [await getBox(finestra), await getBox(seconda)];
  expect(sinistra.x + sinistra.larghezza).toBeLessThanOrEqual(destra.x);
  await pickVoce(seconda, 'Riduci a notifica');
  await expect(seconda).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ripristina Finestra con pulsanti' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(seconda).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(seconda).toHaveCount(0);
});

test('[WID-020] [WID-021] minimized it is a notification and keeps what was typed; with a modal above it stays', async ({
  page,
}) => {
  await openGalleria(page, 'finestre');
  const finestra = await open(page, 'Apri libera');
  const nota = finestra.getByLabel('Nota');
  await nota.fill('da richiamare');
  await finestra.getByRole('button', { name: 'Riduci a notifica' }).click();
  await expect(finestra).toBeHidden();
  const pannello = page.getByRole('region', { name: 'Notifiche' });
  await expect(pannello).toContainText('Scheda cliente: Bellini Marta');
  await page.getByRole('button', { name: 'Apri modale' }).click();
  const ripristina = pannello.getByRole('button', { name: /^Ripristina/ });
  await expect(ripristina).toBeDisabled();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await pannello.getByRole('button', { name: 'Svuota' }).click();
  await ripristina.click();
  await expect(nota).toHaveValue('da richiamare');
  await expect(nota).toBeFocused();
});

test('[WID-001] [WID-002] [WID-003] [WID-004] [WID-017] modals: icons only when asked, validation, help, whole screen', async ({
  page,
}) => {
  await openGalleria(page, 'finestre');
  await page.evaluate(() => {
    const chiamate: unknown[] = [];
    Object.assign(window, { chiamate, open: (...argomenti: unknown[]) => void chiamate.push(argomenti) });
  });
  const modale = await open(page, 'Apri modale');
  await expect(modale.getByRole('button')).toHaveText(['', '', 'Annulla', 'OK']);
  await modale.getByRole('button', { name: 'Aiuto' }).click();
  const [[indirizzo, , opzioni] = []] = await page.evaluate(
    () => (window as unknown as { chiamate: string[][] }).chiamate,
  );
  expect(indirizzo).toBe('/note-di-rilascio');
  expect(opzioni).toMatch(/width=1300,height=600/);
  await page.keyboard.press('Escape');
  await expect(modale).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Apri modale' })).toBeFocused();

  const conferma = await open(page, 'Apri conferma');
  await expect(conferma.getByRole('button')).toHaveText(['Annulla', 'OK']);
  await conferma.getByRole('button', { name: 'OK', exact: true }).click();

  const esiti = page.locator('[data-esiti]');
  const controllata = await open(page, 'Apri con controllo');
  const ok = controllata.getByRole('button', { name: 'OK', exact: true });
  await ok.click();
  await expect(controllata).toBeVisible();
  await expect(esiti).toHaveText('');
  await controllata.getByLabel('Il controllo passa').check();
  await ok.click();
  await expect(controllata).toHaveCount(0);
  await expect(esiti).toHaveText('confermata');
  const annullata = await open(page, 'Apri con controllo');
  await annullata.getByRole('button', { name: 'Annulla' }).click();
  await expect(esiti).toHaveText('confermata annullata');

  const intera = await open(page, 'Apri intera');
  await expect.poll(() => getBox(intera)).toEqual({ x: 0, y: 0, larghezza: 1366, altezza: 900 });
  await intera.getByRole('button', { name: 'OK', exact: true }).click();
  const avviso = await open(page, 'Apri avviso');
  await expect(avviso).toHaveRole('alertdialog');
  await expect(avviso.getByRole('button')).toHaveText(['OK']);
});

test('[WID-017] [WID-022] the other kinds: menu, popup, fixed, locked, failing validation', async ({
  page,
}) => {
  await openGalleria(page, 'finestre');
  const menu = await open(page, 'Apri menu');
  await page.getByRole('heading', { name: 'Galleria' }).click();
  await expect(menu).toHaveCount(0);
  const popup = await open(page, 'Apri popup');
  expect((await getBox(popup)).larghezza).toBe(250);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await popup.getByRole('button', { name: 'Chiudi' }).click();

  const fissa = await open(page, 'Apri fissa');
  const ferma = await getBox(fissa);
  await drag(page, { x: ferma.x + 100, y: ferma.y + 20 }, 50, 50);
  await page.mouse.up();
  expect(await getBox(fissa)).toEqual(ferma);
  await page.keyboard.press('Escape');

  const bloccata = await open(page, 'Apri bloccata');
  await expect(bloccata.getByRole('button', { name: 'Chiudi' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bloccata).toBeVisible();
  await bloccata.getByRole('button', { name: 'Fine', exact: true }).click();
  await expect(bloccata).toHaveCount(0);

  const conPulsanti = await open(page, 'Apri con pulsanti');
  await conPulsanti.getByRole('button', { name: 'Salva' }).click();
  await expect(conPulsanti).toBeVisible();
  await expect(conPulsanti.locator('[data-corpo]')).toHaveCSS('height', '490px');
  await conPulsanti.getByRole('button', { name: 'Chiudi' }).last().click();
  await expect(conPulsanti).toHaveCount(0);
});

test('[WID-016] [WID-054] focus: F6 goes round, no trap in a window, a trap and an inert page under a modal', async ({
  page,
}) => {
  await openGalleria(page, 'finestre');
  const finestra = await open(page, 'Apri libera');
  const nota = finestra.getByLabel('Nota');
  await expect(nota).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Apri libera' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(nota).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(page.getByRole('button', { name: 'Apri libera' })).toBeFocused();

  const modale = await open(page, 'Apri modale');
  await expect(modale.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  for (let volta = 0; volta < 6; volta++) {
    await page.keyboard.press('Tab');
    await expect(modale.locator(':focus')).toHaveCount(1);
  }
  await expect(page.locator('[data-strato="0"]')).toHaveAttribute('inert', '');
  await expect(page.locator('[inert] main')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(modale).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Apri modale' })).toBeFocused();
  await expect(finestra).toBeVisible();

  const conElenco = await open(page, 'Apri dal contenuto');
  await conElenco.getByRole('button', { name: 'Apri elenco' }).click();
  await expect(page.locator('[data-strato="0"]').getByRole('menuitem', { name: 'Prima voce' })).toBeVisible();
  await page.keyboard.press('Escape');
  await conElenco.getByRole('button', { name: 'Chiudi' }).click();

  const arrivata = await open(page, 'Apri componente');
  await expect(arrivata.getByText('BLLMRT82E54F257A')).toBeVisible();
  await arrivata.getByRole('button', { name: 'Chiudi' }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  const stretta = await getBox(finestra);
  expect(stretta).toEqual({ x: 10, y: 10, larghezza: 300, altezza: 620 });
  await drag(page, { x: 60, y: 30 }, 40, 40);
  await page.mouse.up();
  expect(await getBox(finestra)).toEqual(stretta);
});

test('[WID-027] [WID-028] [WID-029] [WID-030] [WID-032] [WID-033] notifications: titles, click, reading, menu, width', async ({
  page,
}) => {
  await openGalleria(page, 'avvisi');
  const pannello = page.getByRole('region', { name: 'Notifiche' });
  const voci = pannello.locator('[role="status"], [role="alert"]');
  await page.getByRole('button', { name: 'Mostra i quattro tipi' }).click();
  await expect(voci.locator('p.strong')).toHaveText(['Informazione', 'Informazione', 'Attenzione', 'Errore']);
  await expect(pannello.getByRole('progressbar')).toHaveAttribute('value', '63');
  expect((await getBox(voci.first())).larghezza).toBe(300);
  const basso = await pannello.evaluate((elemento) => {
    const { right, bottom } = elemento.getBoundingClientRect();
    return [window.innerWidth - right, window.innerHeight - bottom];
  });
  expect(basso).toEqual([16, 16]);
  await voci.first().getByText('Scheda di Berti').click();
  await expect(voci).toHaveCount(3);
  await pannello.getByRole('button', { name: 'Nascondi' }).click();
  await expect(voci).toHaveCount(0);
  await pannello.getByRole('button', { name: 'Mostra' }).click();
  await expect(voci).toHaveCount(3);
  await expect(pannello.getByText('Cronologia')).toHaveAttribute('aria-disabled', 'true');
  await pannello.getByText('Cronologia').click();
  await expect(voci).toHaveCount(3);
  await pannello.getByRole('button', { name: 'Svuota' }).click();
  await expect(voci).toHaveCount(0);

  const lette = page.locator('[data-lette]');
  await page.getByRole('button', { name: 'Mostra note di rilascio' }).click();
  await voci.getByText('La versione 0.2').click();
  await expect(voci).toHaveCount(1);
  await voci.getByLabel('Ho letto le note di rilascio.', { exact: true }).check();
  await expect(lette).toHaveText('');
  await voci.getByRole('button', { name: 'Chiudi' }).click();
  await expect(lette).toHaveText('5');
  await page.getByRole('button', { name: 'Mostra da leggere' }).click();
  await expect(voci.getByLabel('Ho letto.', { exact: true })).toBeVisible();
  await voci.getByRole('button', { name: 'Chiudi' }).click();
  await expect(lette).toHaveText('5');

  await page.getByRole('button', { name: 'Mostra con voci' }).click();
  await voci.getByRole('button', { name: 'Scarica' }).click();
  await expect(voci.getByText('Scaricata.')).toBeVisible();
  await page.getByRole('button', { name: 'Mostra larga' }).click();
  expect((await getBox(voci.filter({ hasText: 'Password cambiata.' }))).larghezza).toBeGreaterThanOrEqual(
    500,
  );
});

test('[WID-026] windows and notifications take 0.3 s, nothing with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/galleria');
  const finestra = await open(page, 'Apri libera');
  await page.getByRole('button', { name: 'Mostra i quattro tipi' }).click();
  const notifica = page.getByRole('region', { name: 'Notifiche' }).getByRole('alert');
  for (const durata of ['0.3s', '0s']) {
    await expect(finestra).toHaveCSS('transition-duration', new RegExp(`^${durata}`));
    await expect(notifica).toHaveCSS('transition-duration', new RegExp(`^${durata}`));
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
});
